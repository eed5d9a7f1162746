import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { canBrowse, startBrowser, type TestBrowser, type Visit } from './tools.ts';

const labels = ['Organisation', 'Clinical or business system in scope', 'Workflows needed', 'Named technical contact'];
const paste = 'Please paste the copied request here.';

/** A mailto: URL as RFC 6068 §5 has it read: percent-encoding only, no plus sign is a space. */
function readMail(url: string) {
  const [, to, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(url)!;
  return { to, subject: decodeURIComponent(subject!), body: decodeURIComponent(body!) };
}

/** What the mail program must be handed for these answers. */
const request = (answers: readonly string[]) => ({
  to: 'hello@example.com',
  subject: 'Product briefing · Tarrowfen Voice',
  body: ['Topic: Product briefing', ...labels.map((label, i) => `${label}: ${answers[i]}`)]
    .join('\n\n')
    .replaceAll('\n', '\r\n'),
});

describe.skipIf(!canBrowse)('a visitor writes a request', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  /** The homepage, and the addresses outside of it that the browser is asked to open. */
  async function open(options: Parameters<TestBrowser['visit']>[0] = {}): Promise<Visit & { opened: string[] }> {
    const visit = await browser.visit(options);
    const client = await visit.cdp();
    await client.send('Page.enable');
    const opened: string[] = [];
    client.on('Page.frameRequestedNavigation', ({ url }) => void opened.push(url));
    await visit.page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
    return { ...visit, opened };
  }

  async function fill(page: Page, answers: readonly string[]): Promise<void> {
    await page.getByRole('radio', { name: /^Product briefing/ }).check();
    for (const [i, label] of labels.entries()) await page.getByLabel(label).fill(answers[i]!);
  }

  // click() would wait for a navigation.
  const write = (page: Page) => page.getByRole('button', { name: 'Write the email' }).dispatchEvent('click');
  const status = (page: Page) => page.getByRole('form', { name: 'Write a request' }).getByRole('status');

  it.each([
    ['umlauts', 'Müller & Söhne Straßenbau', 'ÄÖÜ äöü ß', 'Œuvre', 'é e\u0301'],
    ['signs of addresses', '50% of a+b', 'a=b&subject=c&bcc=d@e.example', '#1 ?x=%41%20', 'a;b,c:d/e@f'],
    ['quotes', `"double" 'single'`, '„deutsch“ «français»', '<b>&amp;</b>', 'back\\slash `tick`'],
    ['line breaks', 'one\ntwo\n\nfour', '\n', ' leading and trailing ', '\ttab'],
    ['scripts', 'شركة الأمل (م.م)', '株式会社こだま', 'नमस्ते', 'עברית \u200f123'],
    ['emoji', '👩‍⚕️ 🏳️‍🌈 🇩🇪', '𝄞𠮷', '🙂', 'ok'],
    ['half of a character', 'a\ud800b', 'ok', 'ok', 'ok'],
  ])('the mail program is handed exactly what was written: %s', async (_, ...answers) => {
    const { page, opened, said, requests, requestsAfter } = await open();
    await fill(page, answers);
    const before = requests.length;
    await write(page);
    await expect.poll(() => opened).toHaveLength(1);
    expect(opened[0]).toMatch(/^[\x21-\x7e]{1,1800}$/);
    expect(readMail(opened[0]!)).toEqual(request(answers.map((answer) => answer.replace('\ud800', '\ufffd'))));
    expect(requestsAfter(before).filter((url) => !url.startsWith('mailto:'))).toEqual([]);
    expect(page.url()).toBe(`${site.origin}/`);
    expect(said.filter((line) => /Content Security|exception/.test(line))).toEqual([]);
    await page.context().close();
  });

  it('asks for what is missing before it opens anything', async () => {
    const { page, opened } = await open();
    await page.getByRole('button', { name: 'Write the email' }).click();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    expect(await page.getByLabel(labels[0]!).evaluate('document.activeElement.name')).toBe('organisation');
    expect(opened).toEqual([]);
    expect(await status(page).innerText()).toBe('');
  });

  const long = ['نص طويل\n'.repeat(250), 'ok', 'ok', 'ok'];

  it('a text too long for a URL is copied, and the email asks to paste it', async () => {
    const { page, opened } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await fill(page, long);
    await write(page);
    await expect.poll(() => opened).toHaveLength(1);
    expect(opened[0]!.length).toBeLessThanOrEqual(1800);
    expect(readMail(opened[0]!)).toEqual({ ...request([]), body: paste });
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(request(long).body.replaceAll('\r', ''));
    expect(await status(page).innerText()).toMatch(/too long.*paste it into the email/);
  });

  it('1,800 characters are opened, one more is copied', async () => {
    const { page, opened } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await fill(page, ['x', 'x', 'x', 'x']);
    await write(page);
    await expect.poll(() => opened).toHaveLength(1);
    const room = 1800 - opened[0]!.length + 1;
    for (const [length, body] of [
      [room, request(['x'.repeat(room), 'x', 'x', 'x']).body],
      [room + 1, paste],
    ] as const) {
      await page.getByLabel(labels[0]!).fill('x'.repeat(length));
      opened.length = 0;
      await write(page);
      await expect.poll(() => opened).toHaveLength(1);
      expect(readMail(opened[0]!).body).toBe(body);
    }
  });

  it('where copying is refused, the text stands in a box, selected', async () => {
    const { page, opened } = await open();
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
    await fill(page, long);
    await write(page);
    const box = page.getByLabel('The request as text');
    await expect.poll(() => box.inputValue()).toBe(request(long).body.replaceAll('\r', ''));
    expect(await box.evaluate('document.activeElement.selectionEnd')).toBe((await box.inputValue()).length);
    expect(await status(page).innerText()).toMatch(/Copy it from the box below/);
    expect(readMail(opened[0]!).body).toBe('Please paste the request here.');
    // A shorter one is handed over whole: what stood in the box is of no use any more.
    await fill(page, ['short', 'ok', 'ok', 'ok']);
    await write(page);
    await expect.poll(() => opened).toHaveLength(2);
    expect(await box.count()).toBe(0);
  });

  it('the request can always be copied as text', async () => {
    const { page, opened } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const answers = ['Müller & Söhne', 'a\nb', '50% + 1', 'x'];
    await fill(page, answers);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect.poll(() => status(page).innerText()).toMatch(/^Copied/);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(request(answers).body.replaceAll('\r', ''));
    expect(opened).toEqual([]);
  });

  it.each(['scripts are off', 'the script does not arrive'])(
    'by a mail link with a template, where %s',
    async (why) => {
      const off = why === 'scripts are off';
      const { page } = await browser.visit({ javaScriptEnabled: !off });
      if (!off) await page.route('**/assets/script.*.js', (route) => route.abort());
      await page.goto(`${site.origin}/`);
      const form = page.getByRole('form', { name: 'Write a request' });
      expect(await form.locator(':is(select, textarea, button, input):visible').count()).toBe(0);
      const links = form.getByRole('link');
      const urls = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
      expect(await links.allInnerTexts()).toEqual([
        'Write the email: Partnership',
        'Write the email: Product briefing',
      ]);
      expect(readMail(urls[1]!)).toEqual(request(['', '', '', '']));
      for (const label of labels) expect(await form.getByText(`${label}:`).isVisible()).toBe(true);
    },
  );

  it('with scripts no link with a template is left, and nothing moves when the fields come', async () => {
    const { page } = await open();
    const form = page.getByRole('form', { name: 'Write a request' });
    expect(await form.getByRole('link').count()).toBe(0);
    const after = (await form.boundingBox())!.height;
    await page.route('**/assets/script.*.js', (route) => route.abort());
    await page.reload();
    expect((await form.boundingBox())!.height).toBe(after);
  });
});

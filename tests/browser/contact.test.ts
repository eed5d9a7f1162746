import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turn } from '../support/runs.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import {
  copied,
  expectHandedOver,
  fill,
  hostile,
  labels,
  longest,
  open,
  paste,
  readMail,
  request,
  write,
} from './requests.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

/** The form is reachable at a fragment of the homepage (service.md 5.4), and has a page of its own. */
const ways = ['/#/contact', '/contact/'] as const;
/** Each thing at one of the two, by turns; with LONG at both. */
const wayOf = (index: number, round: number) => ways[(index + round) % 2]!;

describe.skipIf(!canBrowse).each(process.env.LONG ? [0, 1] : [turn])('a visitor writes a request (%i)', (round) => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const status = (page: Page) => page.getByRole('form', { name: 'Write a request' }).getByRole('status');

  it('the mail program is handed exactly what was written', async () => {
    const url = site.origin + wayOf(0, round);
    const visit = await open(browser, url);
    const { page, said, opened, requests, requestsAfter } = visit;
    const before = requests.length;
    for (const [, ...answers] of hostile) {
      opened.length = 0;
      await expectHandedOver(visit, answers);
    }
    expect(requestsAfter(before).filter((asked) => !asked.startsWith('mailto:'))).toEqual([]);
    expect(page.url()).toBe(url);
    expect(said.filter((line) => /Content Security|exception/.test(line))).toEqual([]);
    await page.context().close();
  });

  it('asks for what is missing before it opens anything', async () => {
    const { page, opened } = await open(browser, site.origin + wayOf(0, round));
    await page.getByRole('button', { name: 'Write the email' }).click();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    expect(await page.getByLabel(labels[0]!).evaluate('document.activeElement.name')).toBe('organisation');
    expect(opened).toEqual([]);
    expect(await status(page).innerText()).toBe('');
  });

  const long = ['ok', 'نص طويل\n'.repeat(250), 'ok', 'ok'];

  it('a text too long for a URL is copied, and the email asks to paste it', async () => {
    const { page, opened } = await open(browser, site.origin + wayOf(1, round));
    await fill(page, long);
    await write(page);
    await expect.poll(() => opened).toHaveLength(1);
    expect(opened[0]!.length).toBeLessThanOrEqual(longest);
    expect(readMail(opened[0]!)).toEqual({ ...request([]), body: paste });
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(copied(long));
    expect(await status(page).innerText()).toMatch(/too long.*paste it into the email/);
  });

  it('1,800 characters are opened, one more is copied', async () => {
    const { page, opened } = await open(browser, site.origin + wayOf(2, round));
    await fill(page, ['x', 'x', 'x', 'x']);
    await write(page);
    await expect.poll(() => opened).toHaveLength(1);
    const room = longest - opened[0]!.length + 1;
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
    const { page, opened } = await open(browser, site.origin + wayOf(3, round));
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
    await fill(page, long);
    await write(page);
    const box = page.getByLabel('The request as text');
    await expect.poll(() => box.inputValue()).toBe(copied(long));
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
    const { page, opened } = await open(browser, site.origin + wayOf(4, round));
    const answers = ['Müller & Söhne', 'a\nb', '50% + 1', 'x'];
    await fill(page, answers);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect.poll(() => status(page).innerText()).toMatch(/^Copied/);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(copied(answers));
    expect(opened).toEqual([]);
  });

  it.each([
    ['scripts are off', wayOf(0, round)],
    ['the script does not arrive', wayOf(1, round)],
  ])('by a mail link with a template, where %s', async (why, way) => {
    const off = why === 'scripts are off';
    const { page } = await browser.visit({ javaScriptEnabled: !off });
    if (!off) await page.route('**/assets/script.*.js', (route) => route.abort());
    await page.goto(site.origin + way);
    const form = page.getByRole('form', { name: 'Write a request' });
    expect(await form.locator(':is(select, textarea, button, input):visible').count()).toBe(0);
    const links = form.getByRole('link');
    const urls = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    expect(await links.allInnerTexts()).toEqual(['Write the email: Partnership', 'Write the email: Product briefing']);
    expect(readMail(urls[1]!)).toEqual(request(['', '', '', '']));
    for (const label of labels) expect(await form.getByText(`${label}:`).isVisible()).toBe(true);
  });

  it('with scripts no link with a template is left, and nothing moves when the fields come', async () => {
    const { page } = await open(browser, site.origin + wayOf(5, round));
    const form = page.getByRole('form', { name: 'Write a request' });
    expect(await form.getByRole('link').count()).toBe(0);
    const after = (await form.boundingBox())!.height;
    await page.route('**/assets/script.*.js', (route) => route.abort());
    await page.reload();
    expect((await form.boundingBox())!.height).toBe(after);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteOf } from '../support/site-of.ts';
import { serveSite } from './sites.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const endpoint = 'https://formspree.io/f/abc';

describe.skipIf(!canBrowse)('a visitor writes to a form service', () => {
  let site: Awaited<ReturnType<typeof serveSite>>;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite({ ...siteOf('').site, contactForm: endpoint }), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it.each([true, false])(
    'who receives exactly what was written, under the names it knows (scripts: %s)',
    async (on) => {
      const { page, said } = await browser.visit({ javaScriptEnabled: on });
      const sent: string[] = [];
      await page.route(`${endpoint}**`, (route) => {
        sent.push(route.request().postData() ?? '');
        return route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title><p>It has arrived.' });
      });
      await page.goto(`${site.origin}/contact/`);
      if (on) expect(await axeViolations(page)).toEqual([]);
      const answers = ['Müller & Söhne = 50% + 1', 'line one\nline two', 'مرحبا 👩‍⚕️ "quotes"', '%41 # ?'];
      await page.getByLabel('Your name').fill('A. Sender');
      await page.getByLabel('Your email address').fill('sender@practice.example');
      await page.getByRole('radio', { name: /^Product briefing/ }).check();
      const labels = ['Organisation', 'Clinical or business system', 'Workflows needed', 'Named technical contact'];
      for (const [i, label] of labels.entries()) await page.getByLabel(label).fill(answers[i]!);
      await page.getByRole('button', { name: 'Send the request' }).click();
      // The message of success is the service's own page.
      await expect.poll(() => page.title()).toBe('Thank you');
      expect(sent).toHaveLength(1);
      expect([...new URLSearchParams(sent[0])]).toEqual([
        ['_subject', 'Write a request · Tarrowfen Voice'],
        ['_gotcha', ''],
        ['name', 'A. Sender'],
        ['email', 'sender@practice.example'],
        ['topic', 'Product briefing'],
        ['organisation', answers[0]],
        ['system-in-scope', 'line one\r\nline two'],
        ['workflows', answers[2]],
        ['technical-contact', answers[3]],
      ]);
      expect(said.filter((line) => /Content Security|exception/.test(line))).toEqual([]);
    },
  );

  it('is not sent before everything that it needs is there, and nobody comes to the field of programs', async () => {
    const { page } = await browser.visit();
    let sent = 0;
    await page.route(`${endpoint}**`, (route) => {
      sent += 1;
      return route.abort();
    });
    await page.goto(`${site.origin}/contact/`);
    await page.getByRole('button', { name: 'Send the request' }).click();
    expect(await page.evaluate('document.activeElement.name')).toBe('name');
    const reached: unknown[] = [];
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate('document.activeElement.name'));
    }
    expect(reached).toContain('email');
    expect(reached).not.toContain('_gotcha');
    expect(sent).toBe(0);
  });
});

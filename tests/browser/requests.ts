import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestBrowser, Visit } from './tools.ts';

/** The four things of a request of the example, as their fields are called. */
export const labels = [
  'Organisation',
  'Clinical or business system in scope',
  'Workflows needed',
  'Named technical contact',
] as const;

/** Texts that mail programs, URLs and forms get wrong, an answer for each of the four things: first and last have a line. */
export const hostile: readonly (readonly [name: string, ...answers: string[]])[] = [
  ['umlauts', 'Müller & Söhne Straßenbau', 'ÄÖÜ äöü ß', 'Œuvre', 'é e\u0301'],
  ['signs of addresses', 'R&D', 'a=b&subject=c&bcc=d@e.example', '#1 ?x=%41%20', 'a;b,c:d/e@f'],
  ['plus signs', '1 + 1 = 2', '+49 221 123456', 'a+b@c.example', '++ + ++'],
  ['per cent', '50% of a+b', '%', '%zz %4 %41%', '100 %'],
  ['quotes', `"double" 'single'`, '„deutsch“ «français»', '<b>&amp;</b>', 'back\\slash `tick`'],
  ['line breaks', ' leading and trailing ', 'one\ntwo\n\nfour', '\n', '\ttab'],
  ['Arabic', 'شركة الأمل (م.م)', 'السلام عليكم & ١٢٣ + ٤', '٥٠٪', '\u200fعربي English عربي'],
  ['other scripts', '株式会社こだま', 'नमस्ते', 'עברית \u200f123', 'Ελλάδα'],
  ['emoji', '👩‍⚕️ 🏳️‍🌈 🇩🇪', '𝄞𠮷', '🙂', 'ok'],
  ['half of a character', 'a\ud800b', 'ok', 'ok', 'ok'],
  ['2,000 characters', 'ok', 'lang & länger\n'.repeat(143), 'ok', 'ok'],
];

/** A URL longer than this is not handed to a mail program: its request is copied instead. */
export const longest = 1800;
export const paste = 'Please paste the copied request here.';

/** A mailto: URL as RFC 6068 §5 has it read: percent-encoding only, no plus sign is a space. */
export function readMail(url: string) {
  const [, to, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(url)!;
  return { to, subject: decodeURIComponent(subject!), body: decodeURIComponent(body!) };
}

/** The text that the mail program must be handed for these answers. */
export const request = (answers: readonly string[]) => ({
  to: 'hello@example.com',
  subject: 'Product briefing · Tarrowfen Voice',
  body: ['Topic: Product briefing', ...labels.map((label, i) => `${label}: ${answers[i]}`)]
    .join('\n\n')
    .replaceAll('\n', '\r\n'),
});

/** The request as it is copied. */
export const copied = (answers: readonly string[]) => request(answers).body.replaceAll('\r', '');

export interface Writing extends Visit {
  /** Addresses outside of the page that the browser was asked to open. */
  readonly opened: string[];
}

/** A page with the form, in a browser that lets it copy. */
export async function open(browser: TestBrowser, url: string): Promise<Writing> {
  const visit = await browser.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const client = await visit.cdp();
  await client.send('Page.enable');
  const opened: string[] = [];
  client.on('Page.frameRequestedNavigation', ({ url }) => void opened.push(url));
  await visit.page.goto(url);
  return { ...visit, opened };
}

export async function fill(page: Page, answers: readonly string[]): Promise<void> {
  await page.getByRole('radio', { name: /^Product briefing/ }).check();
  for (const [i, label] of labels.entries()) await page.getByLabel(label).fill(answers[i]!);
}

// click() would wait for a navigation.
export const write = (page: Page) => page.getByRole('button', { name: 'Write the email' }).dispatchEvent('click');

/** Writes these answers, and expects that the mail program, or where they are too long the clipboard, has exactly them. */
export async function expectHandedOver({ page, opened }: Writing, answers: readonly string[]): Promise<void> {
  const wanted = request(answers.map((answer) => answer.replace('\ud800', '\ufffd')));
  await fill(page, answers);
  await write(page);
  await expect.poll(() => opened).toHaveLength(1);
  expect(opened[0]).toMatch(/^[\x21-\x7e]+$/);
  expect(opened[0]!.length).toBeLessThanOrEqual(longest);
  const isLong = encodeURIComponent(wanted.body).length > longest;
  expect(readMail(opened[0]!)).toEqual(isLong ? { ...wanted, body: paste } : wanted);
  if (isLong) expect(await page.evaluate('navigator.clipboard.readText()')).toBe(copied(answers));
}

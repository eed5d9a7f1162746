import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { escapeMarkdown } from '../../src/markdown/escape.ts';
import { toPlainText } from '../../src/markdown/plain-text.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { runs } from '../support/runs.ts';

interface Node {
  readonly value?: string;
  readonly childNodes?: readonly Node[];
}

function textOf(html: string): string {
  const walk = (node: Node): string => node.value ?? (node.childNodes ?? []).map(walk).join('');
  return walk(parseFragment(html) as Node).replace(/\n$/, '');
}

const pieces = [
  ...'\\`*_{}[]()<>#+-.!|~&;:=/@"\'^$%,?1a é🎉',
  ...['https://', 'http://', 'www.', 'ftp://', 'xmpp:', 'mailto:', 'a@b.co', '&amp;', '&#38;', '&lt;', '1. ', '- '],
  ...['# ', ' #', '---', '===', '> ', '```', '~~', '**', '__', '![', '](', '<b>', '<!--', 'x_y', 'Ltd', ' & ', '{{'],
];
const line = fc
  .oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.emailAddress(),
  )
  .map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, '').trim())
  .filter((text) => text !== '');
const settings = { numRuns: runs(8000) };

test('any line renders back as exactly that text, in HTML and as plain text, without problems', () => {
  fc.assert(
    fc.property(line, (text) => {
      const markdown = escapeMarkdown(text);
      const { html, problems } = renderMarkdown(markdown);
      expect(problems).toEqual([]);
      expect(html).toMatch(/^<p>/);
      expect(textOf(html)).toBe(text);
      expect(toPlainText(markdown)).toBe(text);
    }),
    settings,
  );
});

test.each([
  ['a heading', (text: string) => `# ${text}`],
  ['a list item', (text: string) => `- ${text}`],
  ['a table cell', (text: string) => `| h |\n| - |\n| ${text} |`],
  ['a link text', (text: string) => `[${text}](/x/)`],
  ['strong text', (text: string) => `**${text}**`],
  ['the line after another', (text: string) => `before\n${text}\nafter`],
  ['the text before a link', (text: string) => `${text}[x](/x/)`],
])('a line keeps its text in %s', (name, place) => {
  fc.assert(
    fc.property(line, (text) => {
      // A link in a link is not possible, and the end of emphasis depends on its neighbours.
      if (name === 'a link text' && /@|:/.test(text)) return;
      // A bare URL goes on to the next space, whoever wrote it.
      if (name === 'the text before a link' && text.startsWith('https://')) return;
      if (name === 'strong text' && !/^\w(.*\w)?$/.test(text)) return;
      const { html, problems } = renderMarkdown(place(escapeMarkdown(text)));
      expect(problems).toEqual([]);
      expect(textOf(html)).toBe(textOf(renderMarkdown(place('QZQ')).html).replace('QZQ', () => text));
    }),
    { ...settings, numRuns: runs(1500) },
  );
});

test.each([
  'Gazette Health Ltd (England & Wales), company no. 01234567: est. 2019',
  'Monday to Friday, 09:00-18:00',
  'hello@example.com',
  'https://example.com/privacy/',
  'C# and R&D',
  '24/7 voice-agent platform; £5.00 + VAT',
  'snake_case_name',
  '2024 was good.',
])('plain business text stays as it is: %s', (text) => {
  expect(escapeMarkdown(text)).toBe(text);
});

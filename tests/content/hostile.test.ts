import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBody } from '../../src/content/check/body/body.ts';
import { decodeText, maxTextBytes } from '../../src/content/read/decode.ts';
import { parseFrontMatter } from '../../src/content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../src/content/read/literal/module.ts';
import { siteLink } from '../../src/content/schemas/urls.ts';
import type { Problem } from '../../src/core/problem.ts';
import { toPlainText } from '../../src/markdown/plain-text.ts';
import { runs } from '../support/runs.ts';

const facts = new Map([['company.name', 'A*B']]);
const maxBody = 64 * 1024;

/** Reads the text as Markdown and as a typed module, as a build does; gives the problems. */
function readAll(text: string): Problem[] {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const decoded = decodeText('content/x', Buffer.from(text), report);
  if (decoded === undefined) return problems;
  parseLiteralModule('content/x.ts', decoded, report);
  parseFrontMatter('content/x.md', decoded, report);
  const frontMatter = { file: 'content/x.md', value: {}, locate: () => ({ file: 'content/x.md', line: 1, col: 1 }) };
  const before = problems.length;
  const { markdown } = parseBody(
    { file: 'content/x.md', frontMatter, body: decoded, bodyBytes: 0, bodyLine: 1 },
    facts,
    report,
  );
  // Accepted Markdown is read again for the API.
  if (problems.length === before) toPlainText(markdown);
  return problems;
}

const pieces = [
  ...'\\`*_~[]()<>{}#!|&;:-+=./"\'\n\t a0',
  ...[
    '\\{{',
    '{{',
    '}}',
    '{{company.name}}',
    '](',
    '![',
    '[a]: ',
    '](/x)',
    '``',
    '```',
    '~~~',
    '\n```\n',
    '<b>',
    '<!--',
  ],
  ...['\n\n', '> ', '- ', '1. ', '\n    ', '\n- ', '\n> ', '| a ', '\n|-|\n', '# ', '\n===\n', '**', '_a*', '&#x202e;'],
  ...['&zwj;', '&amp;', 'https://', 'a@b.c', 'www.', '---\n', '--- \n', '%\n', 'key: ', '"\\u202e"', '&a ', '*a', '? '],
  ...['export default ', 'satisfies T', '/*', '//', '${', '\\u{', '\u{1f600}', '\u200d', '\u0301', '\u0645', '\u200c'],
];
const mixture = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((some) => some.join(''));

test('any text of up to 64 KiB is accepted or refused without an exception', () => {
  const repeated = fc
    .tuple(mixture, mixture, mixture, fc.integer({ min: 1, max: maxBody }))
    .map(
      ([start, middle, end, length]) => start + middle.repeat(Math.ceil(length / middle.length)).slice(0, length) + end,
    );
  fc.assert(
    fc.property(fc.oneof({ arbitrary: repeated, weight: 1 }, { arbitrary: mixture, weight: 4 }), (text) => {
      for (const { message } of readAll(text.slice(0, maxBody))) expect(message).toMatch(/\S/);
    }),
    { numRuns: runs(300) },
  );
});

test('what is far larger is refused by its size', () => {
  for (const piece of ['\\{{', '{{a}} ', '> ', '[', '"\\u202e" '])
    expect(readAll(piece.repeat(1_000_000 / piece.length)).map(({ code }) => code)).toEqual(['file-too-large']);
});

test.each([
  ['escaped braces', '\\{{'],
  ['braces', '{{'],
  ['escaped backslashes before braces', '\\\\\\{{'],
  ['unknown facts', '{{a}}'],
  ['escaped backticks', '\\``a'],
  ['backticks of two lengths', '`a``b'],
  ['HTML', '<b>'],
  ['bad links', '[a](b) '],
  ['emphasis', '*a **b '],
  ['images in images', '!['],
  ['character references', '&#8203;'],
  ['joiners', '\u0645\u200c'],
])('a whole file of %s is read to its end', (_, piece) => {
  for (const length of [maxBody, maxTextBytes])
    expect(() => readAll(piece.repeat(length / Buffer.byteLength(piece)))).not.toThrow();
});

test('a path is judged in one pass', () => {
  for (const path of [`/${'a'.repeat(1900)}!`, `/${'a/'.repeat(900)}!`, `${'/'.repeat(1900)}`])
    expect(siteLink().safeParse(path).success).toBe(false);
  for (const path of ['/', '/a', '/a/', '/a/b.c', '/a/#b', '/#b'])
    expect(siteLink().safeParse(path).success).toBe(true);
});

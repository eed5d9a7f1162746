import { stripVTControlCharacters, styleText } from 'node:util';
import { expect, it } from 'vitest';
import { wrapLines } from '../../src/terminal/wrap.ts';

const dim = (text: string) => styleText('dim', text, { validateStream: false });

it('breaks between words, and indents what follows', () => {
  expect(wrapLines('one two three four\n  → five six seven\nshort\n', 12)).toBe(
    'one two\n  three four\n  → five six\n    seven\nshort\n',
  );
});

it.each([
  [
    'a word that is too long stays whole',
    'see https://example.org/a/long/address now',
    'see\n  https://example.org/a/long/address\n  now',
  ],
  ['a line of a file stays whole', '> 12 | a line of content that is long', '> 12 | a line of content that is long'],
  ['letters of two columns count twice', '会社の 名前です 。', '会社の\n  名前です\n  。'],
])('%s', (_name, text, expected) => {
  expect(wrapLines(text, 12)).toBe(expected);
});

it('does not count colours, and loses none', () => {
  const text = `${dim('one two')} three four`;
  expect(stripVTControlCharacters(wrapLines(text, 14))).toBe('one two three\n  four');
  expect(wrapLines(text, 14)).toContain(dim('one two'));
});

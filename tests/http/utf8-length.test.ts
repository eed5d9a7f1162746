import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Length } from '../../src/http/utf8-length.ts';

test.each([
  ['', 0],
  ['a\x7F', 2],
  ['\x80\u07FF', 4],
  ['\u0800\uD7FF\uE000\uFFFF', 12],
  ['\u{10000}\u{10FFFF}', 8],
])('%j', (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes);
});

test('counts as TextEncoder does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    }),
    { seed: 3 },
  );
});

import { expect, test } from 'vitest';
import { block, headerLine, quoteToken } from '../../../src/hosts/caddy/caddyfile.ts';

test('tokens are quoted so that Caddy reads them as they are', () => {
  expect(quoteToken('a b')).toBe('"a b"');
  expect(quoteToken('say "x"')).toBe('"say \\"x\\""');
  expect(quoteToken('a\\b"')).toBe('`a\\b"`');
  expect(quoteToken('a`b')).toBe('"a`b"');
  expect(quoteToken('/é/会社')).toBe('"/é/会社"');
});

test.each(['{x', 'x}', '\x85', 'a\nb', '\x7F', 'a\\b`'])('%j cannot be quoted', (text) => {
  expect(() => quoteToken(text)).toThrow(`cannot be written into a Caddyfile: ${JSON.stringify(text)}`);
});

test('a directive with a block', () => {
  expect(block('header', [headerLine('A', 'b'), ...block('x', ['y'])])).toEqual([
    'header {',
    '\tA "b"',
    '\tx {',
    '\t\ty',
    '\t}',
    '}',
  ]);
});

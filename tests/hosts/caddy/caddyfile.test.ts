import { expect, test } from 'vitest';
import { block, line, quoted } from '../../../src/hosts/caddy/caddyfile.ts';

test('tokens are quoted so that Caddy reads them as they are', () => {
  expect(quoted('a b')).toBe('"a b"');
  expect(quoted('say "x"')).toBe('"say \\"x\\""');
  expect(quoted('a\\b"')).toBe('`a\\b"`');
  expect(quoted('a`b')).toBe('"a`b"');
});

test.each(['{x', 'x}', 'é', 'a\nb', '\x7F', 'a\\b`'])('%j cannot be quoted', (text) => {
  expect(() => quoted(text)).toThrow(`cannot be written into a Caddyfile: ${JSON.stringify(text)}`);
});

test('a directive with a block', () => {
  expect(block('header', [line('A', 'b'), ...block('x', ['y'])])).toEqual([
    'header {',
    '\tA "b"',
    '\tx {',
    '\t\ty',
    '\t}',
    '}',
  ]);
});

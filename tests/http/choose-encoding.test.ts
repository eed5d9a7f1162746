import { describe, expect, test } from 'vitest';
import { chooseEncoding } from '../../src/http/choose-encoding.ts';

const asItIs = undefined;

describe('of br and gzip', () => {
  test.each<[string | undefined, 'br' | 'gzip' | undefined]>([
    [undefined, asItIs],
    ['', asItIs],
    ['identity', asItIs],
    ['gzip, deflate, br, zstd', 'br'], // browsers
    ['gzip, deflate', 'gzip'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', asItIs],
    ['*', 'br'],
    ['*;q=0.1', 'br'],
    // weights
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0.5, gzip;q=0.501', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['gzip, *;q=0.5', 'gzip'],
    ['gzip;q=0.5, *', 'br'],
    ['x-gzip;q=0.9, br;q=0.5', 'gzip'],
    ['gzip;q=0, x-gzip', asItIs],
    // refused
    ['br;q=0', asItIs],
    ['gzip;q=0', asItIs],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['*;q=0', asItIs],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', asItIs],
    ['br;q=high', asItIs],
    ['br;q=1.5, gzip;q=0.1', 'gzip'],
    // identity
    ['identity;q=0', asItIs], // never 406
    ['identity;q=0, *;q=0', asItIs],
    ['identity;q=0, br', 'br'],
    ['identity;q=0, *', 'br'],
    ['identity, gzip;q=0.5', asItIs],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity;q=0.5, gzip', 'gzip'],
    ['identity;q=0.5, br;q=0.4, gzip;q=0.6', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
  ])('%j → %s', (header, expected) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected);
  });
});

test('never what is not available', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br', ['gzip'])).toBe(asItIs);
  expect(chooseEncoding('*', [])).toBe(asItIs);
  expect(chooseEncoding('*')).toBe(asItIs);
});

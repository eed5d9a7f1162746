import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressedCache } from '../../src/publish/compressed-cache.ts';
import { noFiles } from './no-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gazette-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = Buffer.from('compressed');

test('gives back what was put, also to the next build', () => {
  expect(compressedCache(folder).get('a')).toBeUndefined();
  compressedCache(folder).put('a', bytes);
  expect(compressedCache(folder).get('a')).toEqual(bytes);
  expect(compressedCache(folder).get('b')).toBeUndefined();
});

test('belongs to one version of the compressors', () => {
  compressedCache(folder).put('a', bytes);
  expect(readdirSync(folder)).toEqual([`zlib-${process.versions.zlib}-brotli-${process.versions.brotli}`]);
});

test('keeps what was used, and four times as much; then only what was used', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e']) compressedCache(folder).put(key, bytes);
  const build = (used: string) => {
    const cache = compressedCache(folder);
    cache.get(used);
    cache.prune();
    return 'abcdef'.split('').filter((key) => compressedCache(folder).get(key));
  };
  expect(build('a')).toHaveLength(5);
  compressedCache(folder).put('f', bytes);
  expect(build('a')).toEqual(['a']);
});

test.each(noFiles)('%s in place of an entry is absent, and replaced', (_, make) => {
  compressedCache(folder).put('a', bytes);
  make(join(folder, readdirSync(folder)[0]!, 'b'));
  const cache = compressedCache(folder);
  expect(cache.get('b')).toBeUndefined();
  cache.put('b', bytes);
  expect(cache.get('b')).toEqual(bytes);
});

test('a folder in place of an entry is replaced, or pruned', () => {
  compressedCache(folder).put('a', bytes);
  const entries = join(folder, readdirSync(folder)[0]!);
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g']) mkdirSync(join(entries, key, 'x'), { recursive: true });
  const cache = compressedCache(folder);
  expect(cache.get('b')).toBeUndefined();
  cache.put('b', bytes);
  expect(cache.get('b')).toEqual(bytes);
  cache.prune();
  expect(readdirSync(entries)).toEqual(['b']);
});

test('prunes nothing where nothing is', () => {
  expect(() => compressedCache(folder).prune()).not.toThrow();
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCompressedCache } from '../../src/publish/compressed-cache.ts';
import { noFiles } from './no-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gazette-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = Buffer.from('compressed');

/** A build that puts these. */
function putIn(entries: Readonly<Record<string, Uint8Array>>): void {
  const cache = openCompressedCache(folder);
  for (const [key, value] of Object.entries(entries)) cache.put(key, value);
  cache.save();
}
const inside = () => join(folder, readdirSync(folder)[0] ?? '');
const filesInside = () => readdirSync(inside());
const ten = 'abcdefghij'.split('');

test('gives back what was put, at once and to the next build', () => {
  expect(openCompressedCache(folder).get('a')).toBeUndefined();
  const cache = openCompressedCache(folder);
  cache.put('a', bytes);
  expect(cache.get('a')).toEqual(bytes);
  cache.save();
  expect(cache.get('a')).toEqual(bytes);
  expect(openCompressedCache(folder).get('a')).toEqual(bytes);
  expect(openCompressedCache(folder).get('b')).toBeUndefined();
});

test('belongs to one version of the compressors', () => {
  putIn({ a: bytes });
  expect(readdirSync(folder)).toEqual([`zlib-${process.versions.zlib}-brotli-${process.versions.brotli}`]);
});

test('writes nothing when nothing was put', () => {
  putIn({});
  expect(readdirSync(folder)).toEqual([]);
});

test('thousands of entries are a few files, written while they come', () => {
  const cache = openCompressedCache(folder);
  const entries = Array.from({ length: 5000 }, (_, i) => [`key ${i}`, Buffer.alloc(4000, String(i))] as const);
  for (const [key, value] of entries) cache.put(key, value);
  expect(filesInside()).toHaveLength(2);
  cache.save();
  expect(filesInside()).toHaveLength(3);
  const next = openCompressedCache(folder);
  expect(entries.filter(([key, value]) => !value.equals(next.get(key) ?? bytes))).toEqual([]);
});

test('an entry is no view of more memory than its own', () => {
  putIn({ a: bytes, b: Buffer.alloc(5000) });
  expect(openCompressedCache(folder).get('a')?.buffer.byteLength).toBe(bytes.length);
});

test('keeps what was used, and four times as much; then only what was used', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e']) putIn({ [key]: bytes });
  const build = (used: string) => {
    const cache = openCompressedCache(folder);
    cache.get(used);
    cache.prune();
    return ten.filter((key) => openCompressedCache(folder).get(key));
  };
  expect(build('a')).toHaveLength(5);
  putIn({ f: Buffer.from('other') });
  expect(build('a')).toEqual(['a']);
});

test('what was used moves out of a pack that is not worth its place', () => {
  putIn(Object.fromEntries(ten.map((key) => [key, Buffer.from(`bytes of ${key}`)])));
  const cache = openCompressedCache(folder);
  cache.get('c');
  cache.prune();
  expect(ten.filter((key) => openCompressedCache(folder).get(key))).toEqual(['c']);
  expect(openCompressedCache(folder).get('c')).toEqual(Buffer.from('bytes of c'));
  expect(filesInside()).toHaveLength(1);
});

test('many small packs become one', () => {
  const keys = Array.from({ length: 17 }, (_, i) => `key ${i}`);
  for (const key of keys) putIn({ [key]: Buffer.from(key) });
  expect(filesInside()).toHaveLength(17);
  const cache = openCompressedCache(folder);
  for (const key of keys) cache.get(key);
  cache.prune();
  expect(filesInside()).toHaveLength(1);
  expect(keys.map((key) => openCompressedCache(folder).get(key)?.toString())).toEqual(keys);
  expect(keys.map((key) => cache.get(key)?.toString())).toEqual(keys);
});

test('folders of two machines are merged by copying', () => {
  putIn({ a: bytes });
  const other = mkdtempSync(join(folder, 'other-'));
  const there = openCompressedCache(other);
  there.put('b', bytes);
  there.put('c', bytes);
  there.save();
  const [name = ''] = readdirSync(other);
  cpSync(join(other, name), join(folder, name), { recursive: true });
  expect(['a', 'b', 'c'].map((key) => openCompressedCache(folder).get(key))).toEqual([bytes, bytes, bytes]);
});

test('an entry that is put again takes the place of the one before, and leaves its neighbours', () => {
  putIn({ a: bytes, b: bytes });
  putIn({ a: Buffer.from('whole') });
  expect(openCompressedCache(folder).get('a')).toEqual(Buffer.from('whole'));
  expect(openCompressedCache(folder).get('b')).toEqual(bytes);
  expect(filesInside()).toHaveLength(1);
});

test('whatever bit of a pack flips, nothing is thrown, and putting heals it', () => {
  putIn({ a: bytes, b: bytes });
  const [name = ''] = filesInside();
  const file = join(inside(), name);
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at++) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
    writeFileSync(file, damaged);
    const cache = openCompressedCache(folder);
    expect(() => cache.get('a')).not.toThrow();
    cache.put('a', bytes);
    cache.put('b', bytes);
    cache.prune();
    expect(openCompressedCache(folder).get('a'), `byte ${at}`).toEqual(bytes);
    expect(filesInside()).toEqual([name]);
  }
});

test.each([0, 3, 20, 75])('a pack that ends after %i bytes gives what is whole', (length) => {
  putIn({ a: bytes, b: bytes });
  const [name = ''] = filesInside();
  writeFileSync(join(inside(), name), readFileSync(join(inside(), name)).subarray(0, length));
  expect(openCompressedCache(folder).get('b')).toBeUndefined();
  expect(openCompressedCache(folder).get('a')).toEqual(length === 75 ? bytes : undefined);
});

test.each(noFiles)('%s in place of a pack is no pack, and pruned', (_, make) => {
  putIn({ a: bytes });
  const [name = ''] = filesInside();
  rmSync(join(inside(), name));
  make(join(inside(), name));
  make(join(inside(), 'x'));
  const cache = openCompressedCache(folder);
  expect(cache.get('a')).toBeUndefined();
  cache.put('a', bytes);
  cache.prune();
  expect(filesInside()).toEqual([name]);
  expect(openCompressedCache(folder).get('a')).toEqual(bytes);
});

test('a disk that refuses is no reason to fail', () => {
  const refusing = openCompressedCache(folder, () => {});
  refusing.put('a', bytes);
  expect(refusing.get('a')).toEqual(bytes);
  refusing.save();
  refusing.prune();
  expect(readdirSync(folder)).toEqual([]);
});

test('prunes nothing where nothing is', () => {
  expect(() => openCompressedCache(folder).prune()).not.toThrow();
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { compress } from '../../../src/compile/compress.ts';
import {
  compressInParallel,
  listCompressibleFiles,
  sideCarKey,
} from '../../../src/compile/side-cars/compress-in-parallel.ts';
import type { ByteCache } from '../../../src/core/byte-cache.ts';
import { sideCarOf } from '../../../src/core/encoding.ts';
import { createMemoryFile } from '../../../src/core/listed-file.ts';
import type { Release } from '../../../src/core/release.ts';
import { published, siteOf } from '../../support/site-of.ts';

const { site, sources } = siteOf('tests/fixtures/small');
const { release } = published(site, sources);
const forgetful: ByteCache = { get: () => undefined, put: () => undefined };

let entries: Map<string, Uint8Array>;
let cache: ByteCache;
beforeEach(() => {
  entries = new Map();
  cache = { get: (key) => entries.get(key), put: (key, bytes) => void entries.set(key, bytes) };
});

const digests = ({ files }: Release) => [...files.values()].map(({ file, sha256 }) => `${file} ${sha256}`);
const withLanes = async (lanes: number, kept: ByteCache) =>
  compress(release, await compressInParallel(release, kept, lanes));
const expected = digests(compress(release, forgetful));

test.each([0, 1, 2, 4])('side-cars are the same bytes, made in %s lanes', async (lanes) => {
  expect(digests(await withLanes(lanes, forgetful))).toEqual(expected);
});

test('what is made ahead is all the Brotli that compress() asks for', async () => {
  await compressInParallel(release, cache, 2);
  const ahead = [...entries.keys()];
  compress(release, cache);
  const later = [...entries.keys()].slice(ahead.length);
  expect(ahead.filter((key) => !key.includes('-br'))).toEqual([]);
  expect(later.filter((key) => key.includes('-br'))).toEqual([]);
  expect(ahead.length).toBe([...listCompressibleFiles(release)].length);
});

test('nothing is made again that the cache has whole; what is damaged there is', async () => {
  await withLanes(2, cache);
  const [damaged = '', torn = ''] = [...entries.keys()].filter((key) => key.includes('-br'));
  const whole = new Map(entries);
  entries.set(damaged, flipped(entries.get(damaged)));
  entries.set(torn, entries.get(torn)?.subarray(0, -1) ?? new Uint8Array());
  const put: string[] = [];
  const watched: ByteCache = { get: cache.get, put: (key, bytes) => put.push(key) && cache.put(key, bytes) };
  expect(digests(await withLanes(2, watched))).toEqual(expected);
  expect(put.sort()).toEqual([damaged, torn].sort());
  expect(entries).toEqual(whole);
});

test('nothing is made ahead that an index knows', async () => {
  const index = new Map();
  compress(release, { ...cache, index });
  entries.clear();
  await compressInParallel(release, { ...cache, index }, 2);
  expect(entries.size).toBe(0);
});

test('where the cache keeps nothing, what was made ahead is used', async () => {
  const asked: string[] = [];
  const got = await compressInParallel(release, { ...forgetful, get: (key) => void asked.push(key) }, 1);
  asked.length = 0;
  compress(release, got);
  expect(asked.filter((key) => key.includes('-br'))).toEqual([]);
});

test.each(['fast', 'best'] as const)('side-cars unpack to the file, by zlib: %s', (compression) => {
  const made = compress(release, { ...forgetful, compression });
  for (const { file, bytes } of listCompressibleFiles(release)) {
    const [br, gz] = (['br', 'gzip'] as const).map((encoding) => made.files.get(sideCarOf(file, encoding))?.bytes);
    if (br) expect(brotliDecompressSync(br).equals(bytes), file).toBe(true);
    if (gz) expect(gunzipSync(gz).equals(bytes), file).toBe(true);
  }
});

test('a file beyond 4 MB has a window that holds it', () => {
  const half = Buffer.from(Array.from({ length: 5 << 19 }, (_, i) => (i * i * 31 + (i >> 7) * 17) & 255));
  const file = createMemoryFile('x.txt', Buffer.concat([half, half]), 'x');
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  const large: Release = {
    ...release,
    files: new Map([[file.file, file]]),
    routes: new Map([['/x.txt', { path: '/x.txt', variants: [{ when: 'always', file: 'x.txt', headers: type }] }]]),
  };
  const br = compress(large, cache).files.get('x.txt.br')?.bytes;
  // RFC 7932 §9.1: WBITS is 1101 in the low bits for 23.
  expect((br?.[0] ?? 0) & 15).toBe(13);
  expect([...entries.keys()]).toContain(sideCarKey('x', 'br'));
});

function flipped(entry: Uint8Array = new Uint8Array()): Uint8Array {
  const bytes = new Uint8Array(entry);
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  return bytes;
}

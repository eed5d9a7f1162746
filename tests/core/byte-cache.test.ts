import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { getOrCreateBytes } from '../../src/core/byte-cache.ts';

const small = new URL('../fixtures/small/', import.meta.url).pathname;

function memory() {
  const entries = new Map<string, Uint8Array>();
  return {
    entries,
    get: (key: string) => entries.get(key),
    put: (key: string, bytes: Uint8Array) => void entries.set(key, bytes),
  };
}

describe('keptBytes', () => {
  const make = () => Buffer.from('a picture');

  it('makes once, then recalls', () => {
    const cache = memory();
    expect(getOrCreateBytes(cache, 'k', make)).toEqual(make());
    const recalled = getOrCreateBytes(cache, 'k', () => {
      throw new Error('made again');
    });
    expect(Buffer.from(recalled)).toEqual(make());
  });

  it.each([
    ['torn', (entry: Uint8Array) => entry.subarray(0, -1)],
    ['empty', () => new Uint8Array()],
    ['planted', (entry: Uint8Array) => Buffer.concat([entry.subarray(0, 32), Buffer.from('another one')])],
  ])('a %s entry is made again', (_, spoil) => {
    const cache = memory();
    getOrCreateBytes(cache, 'k', make);
    cache.put('k', spoil(cache.entries.get('k')!));
    expect(Buffer.from(getOrCreateBytes(cache, 'k', make))).toEqual(make());
  });

  it('an entry that belongs to another key is made again', () => {
    const cache = memory();
    getOrCreateBytes(cache, 'other', () => Buffer.from('another picture'));
    cache.put('k', cache.entries.get('other')!);
    expect(Buffer.from(getOrCreateBytes(cache, 'k', make))).toEqual(make());
  });
});

describe('a build with a cache', () => {
  const options = { contentDir: `${small}content`, publicDir: `${small}public`, preview: false, today: '2026-11-21' };
  const digests = (result: ReturnType<typeof build>) =>
    [...result.release!.files.values()].map(({ file, sha256 }) => `${file} ${sha256}`);

  it('gives the bytes of one without, and keeps nothing of other code', () => {
    const cache = memory();
    const cold = digests(build({ ...options, cache: { pictures: { cache, code: 'one' } } }));
    expect(digests(build({ ...options, cache: { pictures: { cache, code: 'one' } } }))).toEqual(cold);
    expect(cold).toEqual(expect.arrayContaining(digests(build(options)).filter((line) => line.includes('.png '))));
    const made = () => [...cache.entries.keys()].filter((key) => key.startsWith('made-')).length;
    const before = made();
    expect(before).toBeGreaterThan(3);
    build({ ...options, cache: { pictures: { cache, code: 'two' } } });
    expect(made()).toBe(2 * before);
  });
});

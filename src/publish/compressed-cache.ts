import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ByteCache } from '../core/byte-cache.ts';
import { digestOf } from '../core/seal.cjs';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { assertUnlinked, keepFile } from './keep-file.cjs';
import { encodePack, openPack, type Pack } from './pack.ts';

/** Entries that a build did not need are kept while they are fewer than this many times those that it needed. */
const keptPerUsed = 4;
/** Maximum bytes that wait to be written; a build that is killed loses no more. */
const packBytes = 2 ** 23;
/** So many packs that are not half full become one. */
const mostSmall = 16;

/** Runs what writes into a cache. */
export type CacheWriter = (write: () => void) => void;

/** A cache folder, a few files of many entries each. */
interface CompressedCache extends ByteCache {
  /** Keeps an entry from being removed, without reading it. */
  need(key: string): void;
  /** Writes what was put since. */
  save(): void;
  /** Removes what the builds of late did not need. Call it after publishing. */
  prune(): void;
}

/**
 * Opens a cache of compressed files, made on first use. Other versions of the compressors have other entries. What
 * writes goes through `keep`, which may tolerate that the disk refuses; what cannot be read is not there.
 */
export function openCompressedCache(parent: string, keep: CacheWriter = (action) => action()): CompressedCache {
  const folder = join(parent, `zlib-${process.versions.zlib}-brotli-${process.versions.brotli}`);
  const used = new Set<string>();
  const pending = new Map<string, Uint8Array>();
  let pendingBytes = 0;
  let opened: Map<string, Pack> | undefined;

  const names = () => (ignoreSystemErrors(() => readdirSync(folder)) ?? []).map((name) => join(folder, name));
  /** The pack of each key. */
  const packs = () => {
    if (opened) return opened;
    opened = new Map();
    for (const file of names()) open(file, opened);
    return opened;
  };
  const open = (file: string, known: Map<string, Pack>) => {
    const pack = ignoreSystemErrors(() => openPack(file));
    if (pack) for (const key of pack.keys) known.set(key, pack);
  };
  const move = (pack: Pack, isKept: (key: string) => boolean) => {
    for (const key of pack.keys) {
      packs().delete(key);
      const bytes = isKept(key) ? ignoreSystemErrors(() => pack.read(key)) : undefined;
      if (bytes) pending.set(key, bytes);
    }
  };
  const write = (replaced: Iterable<Pack>) => {
    keep(() => {
      assertUnlinked(join(folder, 'pack'));
      const bytes = encodePack(pending);
      const file = join(folder, `${digestOf('', bytes)}.pack`);
      if (pending.size > 0) keepFile(file, bytes);
      for (const old of replaced) if (old.file !== file) rmSync(old.file, { force: true });
      open(file, packs());
    });
    pending.clear();
    pendingBytes = 0;
  };
  const save = () => {
    if (pending.size === 0) return;
    // A pack that has one of the keys had it damaged: its other entries move, or the next build would find that again.
    const replaced = new Set([...pending.keys()].flatMap((key) => packs().get(key) ?? []));
    for (const pack of replaced) move(pack, (key) => !pending.has(key));
    write(replaced);
  };
  return {
    get(key) {
      used.add(key);
      return pending.get(key) ?? ignoreSystemErrors(() => packs().get(key)?.read(key));
    },
    need: (key) => void used.add(key),
    put(key, bytes) {
      pending.set(key, bytes);
      pendingBytes += bytes.byteLength;
      if (pendingBytes >= packBytes) save();
    },
    save,
    prune() {
      save();
      const all = [...new Set(packs().values())];
      const isUsed = (key: string) => used.has(key);
      const isFull = !areUsed([...packs().keys()], used);
      const unneeded = isFull ? all.filter(({ keys }) => !areUsed(keys, used)) : [];
      const small = all.filter((pack) => pack.size < packBytes / 2 && !unneeded.includes(pack));
      const joined = small.length > mostSmall ? small : [];
      for (const pack of unneeded) move(pack, isUsed);
      for (const pack of joined) move(pack, () => true);
      if (unneeded.length + joined.length > 0) write([...unneeded, ...joined]);
      const known = new Set([...packs().values()].map(({ file }) => file));
      // Only intact packs stay.
      keep(() => {
        assertUnlinked(join(folder, 'pack'));
        for (const file of names()) if (!known.has(file)) rmSync(file, { recursive: true, force: true });
      });
    },
  };
}

function areUsed(keys: readonly string[], used: ReadonlySet<string>): boolean {
  const needed = keys.filter((key) => used.has(key)).length;
  return keys.length - needed <= needed * keptPerUsed;
}

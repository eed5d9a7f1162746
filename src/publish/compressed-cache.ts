import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ByteCache } from '../core/byte-cache.ts';
import { digestOf, seal, unseal } from '../core/seal.cjs';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { assertUnlinked, keepFile } from './keep-file.cjs';

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

/** One file of many entries: 20,000 files of their own would cost as much as reading the content they belong to. */
interface Pack {
  readonly file: string;
  /** Bytes of its entries. */
  readonly size: number;
  readonly keys: readonly string[];
  /** The bytes of an entry as they are on disk; what they are worth, their reader judges. Throws I/O errors. */
  read(key: string): Uint8Array | undefined;
}

const about = 'pack';
/** In front of the index: its length, as 32 bits. */
const lengthBytes = 4;

/** The bytes of a pack: an index under a seal, then the entries. */
function encodePack(entries: ReadonlyMap<string, Uint8Array>): Buffer {
  let at = 0;
  const rows = [...entries].map(([key, { byteLength }]) => {
    at += byteLength;
    return [key, at - byteLength, byteLength];
  });
  const index = seal(about, JSON.stringify(rows));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(index.byteLength);
  return Buffer.concat([length, index, ...entries.values()]);
}

/** Reads the index of a pack; undefined if the file is none, or its index is damaged. Throws I/O errors. */
function openPack(file: string): Pack | undefined {
  // Opening a pipe would wait for ever.
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return withFile(file, (fd) => {
    const { size } = fstatSync(fd);
    const indexBytes = size < lengthBytes ? 0 : bytesAt(fd, 0, lengthBytes).readUInt32LE();
    const start = lengthBytes + indexBytes;
    const index = start > size ? undefined : unseal(about, bytesAt(fd, lengthBytes, indexBytes));
    if (!index) return undefined;
    const places = new Map<string, readonly [at: number, length: number]>();
    for (const [key, at, length] of JSON.parse(index.toString('utf8')) as [string, number, number][])
      if (start + at + length <= size) places.set(key, [start + at, length]);
    return { file, size: size - start, keys: [...places.keys()], read: (key) => entryAt(file, places.get(key)) };
  });
}

function entryAt(file: string, place: readonly [number, number] | undefined): Uint8Array | undefined {
  return place && withFile(file, (fd) => bytesAt(fd, place[0], place[1]));
}

function withFile<T>(file: string, action: (fd: number) => T): T {
  const fd = openSync(file, 'r');
  try {
    return action(fd);
  } finally {
    closeSync(fd);
  }
}

/** Bytes with no memory besides their own. */
function bytesAt(fd: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  return bytes.subarray(0, readSync(fd, bytes, 0, length, at));
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

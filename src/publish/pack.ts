import { closeSync, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { seal, unseal } from '../core/seal.cjs';

/** One file of many entries: 20,000 files of their own would cost as much as reading the content they belong to. */
export interface Pack {
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
export function encodePack(entries: ReadonlyMap<string, Uint8Array>): Buffer {
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
export function openPack(file: string): Pack | undefined {
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

import { createHash } from 'node:crypto';

/** Bytes of earlier builds, by key. It is never trusted: an entry that does not fit is made again. */
export interface ByteCache {
  get(key: string): Uint8Array | undefined;
  put(key: string, bytes: Uint8Array): void;
}

/**
 * The bytes that `make` returns, from the cache if it has them whole. `key` must name everything that they depend on,
 * the code included. An entry carries a digest of key and bytes in front: one that is torn, planted or that belongs
 * to another key is made again.
 */
export function getOrCreateBytes(cache: ByteCache, key: string, make: () => Uint8Array): Uint8Array {
  const found = unsealBytes(key, cache.get(key));
  if (found) return found;
  const bytes = make();
  cache.put(key, sealBytes(key, bytes));
  return bytes;
}

/** The entry of these bytes in a cache. */
export function sealBytes(key: string, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([digest(key, bytes), bytes]);
}

/** The bytes of an entry, a view; undefined if there is none, or it is not what sealBytes() made. */
export function unsealBytes(key: string, entry: Uint8Array | undefined): Uint8Array | undefined {
  const bytes = entry?.subarray(digestBytes);
  return entry && bytes && digest(key, bytes).equals(entry.subarray(0, digestBytes)) ? bytes : undefined;
}

const digestBytes = 32;

function digest(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(`${key}\0`).update(bytes).digest();
}

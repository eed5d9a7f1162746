import type { ListedFile } from './listed-file.ts';

/** Store of file bytes, by the number `place` that it gave, since each page has several files. */
export interface BlobSource {
  /** Undefined if the bytes are gone. */
  bytesOf(of: ListedFile, place: number): Uint8Array | undefined;
}

/** Temporary blob store. */
export interface BlobStore extends BlobSource {
  /** Returns the place of the bytes. */
  put(bytes: Uint8Array): number;
}

/** Bytes in memory, at most so many: the oldest go first. */
export function createMemoryBlobStore(most = 32_000_000): BlobStore {
  const kept = createBoundedCache<number, Uint8Array>(most, ({ byteLength }) => byteLength);
  let places = 0;
  return {
    put(bytes) {
      places += 1;
      kept.set(places, bytes);
      return places;
    },
    bytesOf: (_of, place) => kept.get(place),
  };
}

/** Values that were used of late, by key. */
export interface BoundedCache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/** Keeps values until their weights (as `weigh` has it: bytes, characters) are more than `most`; the oldest go first. */
export function createBoundedCache<K, V>(most: number, weigh: (value: V) => number): BoundedCache<K, V> {
  const known = new Map<K, V>();
  let weight = 0;
  const drop = (key: K) => {
    const value = known.get(key);
    if (value === undefined) return;
    known.delete(key);
    weight -= weigh(value);
  };
  return {
    get: (key) => known.get(key),
    set(key, value) {
      drop(key);
      known.set(key, value);
      weight += weigh(value);
      for (const oldest of known.keys()) {
        if (weight <= most || known.size === 1) break;
        drop(oldest);
      }
    },
  };
}

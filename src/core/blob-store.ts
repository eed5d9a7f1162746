import { createBoundedCache } from './bounded-cache.ts';
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

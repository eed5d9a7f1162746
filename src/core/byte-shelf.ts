import type { ListedFile } from './listed-file.ts';
import { recent } from './recent.ts';

/** Store of file bytes, by the number `place` that it gave, since each page has several files. */
export interface ByteSource {
  /** Undefined if the bytes are gone. */
  bytesOf(of: ListedFile, place: number): Uint8Array | undefined;
}

/** Temporary blob store. */
export interface ByteShelf extends ByteSource {
  /** Returns the place of the bytes. */
  put(bytes: Uint8Array): number;
}

/** Bytes in memory, at most so many: the oldest go first. */
export function memoryShelf(most = 32_000_000): ByteShelf {
  const kept = recent<number, Uint8Array>(most, ({ byteLength }) => byteLength);
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

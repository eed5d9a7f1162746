import type { ListedFile } from './listed-file.ts';
import { recent } from './recent.ts';

/** Where the bytes of files are; `place` is a number that it gave, since there are several files for each page. */
export interface ByteSource {
  /** Undefined if they are no longer there. */
  bytesOf(of: ListedFile, place: number): Uint8Array | undefined;
}

/** Where bytes are put until somebody asks for them. */
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

import { recent } from './recent.ts';

/** Where bytes are put until somebody asks for them. */
export interface ByteShelf {
  /** Returns a function that gives the bytes back, or undefined if they are no longer there. */
  put(bytes: Uint8Array): () => Uint8Array | undefined;
}

/** Bytes in memory, at most so many: the oldest go first. */
export function memoryShelf(most = 32_000_000): ByteShelf {
  const kept = recent<object, Uint8Array>(most, ({ byteLength }) => byteLength);
  return {
    put(bytes) {
      const key = {};
      kept.set(key, bytes);
      return () => kept.get(key);
    },
  };
}

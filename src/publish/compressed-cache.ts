import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ByteCache } from '../core/kept-bytes.ts';
import { isSystemError } from '../core/system-error.ts';
import { keepFile } from './keep-file.cjs';
import { readPlainFile } from './read-plain-file.cjs';

/** Entries that a build did not need are kept while they are fewer than this many times those that it needed. */
const keptPerUsed = 4;

/** Runs what writes into a cache. */
export type Keep = (write: () => void) => void;

/** A cache folder, one file a key. */
export interface CompressedCache extends ByteCache {
  /** Removes what the builds of late did not need. Call it after publishing. */
  prune(): void;
}

/**
 * Opens a cache of compressed files, made on first use. Other versions of the compressors have other entries. What
 * writes goes through `keep`, which may tolerate that the disk refuses; what cannot be read is not there.
 */
export function compressedCache(parent: string, keep: Keep = (action) => action()): CompressedCache {
  const folder = join(parent, `zlib-${process.versions.zlib}-brotli-${process.versions.brotli}`);
  const used = new Set<string>();
  return {
    get(key) {
      used.add(key);
      return whenReadable(() => readPlainFile(join(folder, key)));
    },
    put: (key, bytes) => keep(() => keepFile(join(folder, key), bytes)),
    prune() {
      const unused = (whenReadable(() => readdirSync(folder)) ?? []).filter((name) => !used.has(name));
      if (unused.length <= used.size * keptPerUsed) return;
      keep(() => {
        for (const name of unused) rmSync(join(folder, name), { recursive: true, force: true });
      });
    },
  };
}

function whenReadable<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

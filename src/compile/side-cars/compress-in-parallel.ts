import { sealBytes, unsealBytes } from '../../core/byte-cache.ts';
import type { Release, ReleaseFile } from '../../core/release.ts';
import type { SideCarCache } from '../../core/side-cars.ts';
import { compressBrotliAsync, sideCarKey } from './codecs.ts';
import { listCompressibleFiles } from './compressible.ts';

/**
 * Makes the Brotli of a release, which is nearly all that compress() costs, on several cores. Returns a cache with it;
 * what is not there is made when it is asked for, so that the bytes are the same for any number of lanes, and for none.
 */
export async function compressInParallel(release: Release, cache: SideCarCache, lanes: number): Promise<SideCarCache> {
  const made = new Map<string, Uint8Array>();
  const missing = [...listCompressibleFiles(release)].filter((file) => {
    if (cache.index?.get(file.sha256)) return false;
    const key = sideCarKey(file.sha256, 'br', cache.compression);
    return unsealBytes(key, cache.get(key)) === undefined;
  });
  // The longest first: nobody waits at the end for one.
  const queue = missing.sort((a, b) => b.size - a.size).values();
  await Promise.all(Array.from({ length: lanes }, () => lane(queue, made, cache)));
  return { ...cache, get: (key) => made.get(key) ?? cache.get(key) };
}

/** Takes one file after the other, as the other lanes do. */
async function lane(queue: Iterable<ReleaseFile>, made: Map<string, Uint8Array>, cache: SideCarCache): Promise<void> {
  for (const file of queue) {
    const key = sideCarKey(file.sha256, 'br', cache.compression);
    const entry = sealBytes(key, await compressBrotliAsync(file.bytes, cache.compression));
    cache.put(key, entry);
    // Held only if the cache does not: those of a large site fill the memory.
    if (cache.get(key) === undefined) made.set(key, entry);
  }
}

import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { sealBytes, unsealBytes } from '../../core/byte-cache.ts';
import type { Encoding } from '../../core/encoding.ts';
import { isCompressible } from '../../core/media-types.ts';
import { getReleaseFile, type Release, type ReleaseFile, type Variant } from '../../core/release.ts';
import type { Compression, SideCarCache } from '../../core/side-cars.ts';
import { countWork } from '../../core/work.ts';

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

/** Below this size in bytes the header fields cost what the body saves. */
const minBytes = 256;

/** Whether side-cars of a file are tried: text of at least 256 bytes. */
export function isWorthCompressing({ size }: ReleaseFile, { headers }: Variant): boolean {
  return size >= minBytes && isCompressible(headers['Content-Type'] ?? '');
}

/** Those files of a release; of equal ones the first. */
export function listCompressibleFiles(release: Release): Iterable<ReleaseFile> {
  const found = new Map<string, ReleaseFile>();
  for (const { variants } of release.routes.values())
    for (const variant of variants) {
      const file = getReleaseFile(release, variant.file);
      if (!found.has(file.sha256) && isWorthCompressing(file, variant)) found.set(file.sha256, file);
    }
  return found.values();
}

const brotliQuality: Readonly<Record<Compression, number>> = { fast: 7, best: 11 };
/** Level 9 takes twice the time of level 6 and saves one byte in 2,000. */
const gzipLevel: Readonly<Record<Compression, number>> = { fast: 6, best: 9 };

/** Names the settings of both codings: an index of compressed files is valid for one such name. */
export const compressionSettingsName = (compression: Compression) =>
  `${settingOf('br', compression)} ${settingOf('gzip', compression)}`;

const settingOf = (encoding: Encoding, compression: Compression) =>
  encoding === 'br' ? `br${brotliQuality[compression]}w` : `gzip${gzipLevel[compression]}`;

/** The cache key of the compressed form of a file; other settings have other keys. */
export function sideCarKey(sha256: string, encoding: Encoding, compression: Compression = 'fast'): string {
  return `${sha256}-${settingOf(encoding, compression)}`;
}

/** Compresses a file; the bytes are equal on every system. */
export function compressBytes(bytes: Uint8Array, encoding: Encoding, compression: Compression = 'fast'): Uint8Array {
  countWork('compressed');
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOptions(bytes, compression));
  const made = gzipSync(bytes, { level: gzipLevel[compression] });
  // RFC 1952 §2.3.1: zlib notes the operating system in byte 9; 255 is "unknown", the same everywhere.
  made[9] = 255;
  return made;
}

/** Compresses with Brotli on one of Node's own threads, to the bytes that `compressBytes()` returns. */
function compressBrotliAsync(bytes: Uint8Array, compression: Compression = 'fast'): Promise<Uint8Array> {
  countWork('compressed');
  return new Promise((resolve, reject) => {
    brotliCompress(bytes, brotliOptions(bytes, compression), (error, made) => (error ? reject(error) : resolve(made)));
  });
}

/**
 * RFC 7932 §9.1: the window holds the file up to 16 MB, which is the most that clients must take. A larger one than the
 * file needs makes nothing smaller and takes twice the time.
 */
function brotliOptions({ byteLength }: Uint8Array, compression: Compression) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: size } = constants;
  const bits = Math.min(Math.max(Math.ceil(Math.log2(byteLength + 16)), 16), 24);
  return { params: { [quality]: brotliQuality[compression], [window]: bits, [size]: byteLength } };
}

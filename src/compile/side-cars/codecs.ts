import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../../core/encoding.ts';
import type { Compression } from '../../core/side-cars.ts';
import { countWork } from '../../core/work.ts';

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
export function compressBrotliAsync(bytes: Uint8Array, compression: Compression = 'fast'): Promise<Uint8Array> {
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

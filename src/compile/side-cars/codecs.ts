import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../../core/encoding.ts';

/** Names the way in which a coding is made here: bytes that are made in another way have another name. */
const ways: Readonly<Record<Encoding, string>> = { br: 'br11', gzip: 'gzip9' };

/** All of them in one name. */
export const sideCarWays = Object.values(ways).join(' ');

/** The key below which the compressed form of a file is kept. */
export function sideCarKey(sha256: string, encoding: Encoding): string {
  return `${sha256}-${ways[encoding]}`;
}

/** Compresses at its best: what is read many times is made once. The same bytes on every system. */
export function compressed(bytes: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOptions(bytes));
  const made = gzipSync(bytes, { level: 9 });
  // RFC 1952 §2.3.1: zlib notes the operating system in byte 9; 255 is "unknown", the same everywhere.
  made[9] = 255;
  return made;
}

/** The same bytes in Brotli, made by one of Node's own threads while this one goes on. */
export function brotliBeside(bytes: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    brotliCompress(bytes, brotliOptions(bytes), (error, made) => (error ? reject(error) : resolve(made)));
  });
}

/** RFC 7932 §9.1: the window holds the file up to 16 MB, which is the most that clients must take. */
function brotliOptions({ byteLength }: Uint8Array) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return { params: { [quality]: 11, [window]: byteLength > 2 ** 22 ? 24 : 22, [size]: byteLength } };
}

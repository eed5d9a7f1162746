import { findZeroRunEnd } from './blank.ts';

/** RFC 1950 §8.2; sums are reduced every 256 bytes, before they could pass 53 bits. */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let at = 0; at < bytes.length; ) {
    // Zeros leave `a` as it is.
    const blank = findZeroRunEnd(bytes, at) - at;
    b = (b + blank * a) % 65521;
    at += blank;
    const end = Math.min(at + 256, bytes.length);
    for (; at < end; at += 1) {
      a += bytes[at] ?? 0;
      b += a;
    }
    a %= 65521;
    b %= 65521;
  }
  return b * 65536 + a;
}

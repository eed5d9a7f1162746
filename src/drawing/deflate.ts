import { given } from '../core/given.ts';

interface Code {
  readonly bits: number;
  readonly length: number;
}

/** Codes of one alphabet as they go into the stream: bits reversed, because codes are written from the top bit. */
const literals = Array.from({ length: 288 }, (_, symbol) => literalCode(symbol));
/** RFC 1951 §3.2.5: the shortest length of each length code from 257 on, and its extra bits. */
const lengths = Array.from({ length: 29 }, (_, i) => {
  if (i === 28) return { base: 258, extra: 0 };
  const extra = i < 8 ? 0 : (i >> 2) - 1;
  return { base: i < 8 ? i + 3 : 3 + ((4 + (i & 3)) << extra), extra };
});

/**
 * Compresses an image's bytes to a zlib stream (RFC 1950) that is the same on every machine: zlib gives other bytes
 * with another version or processor. Looks only for repetitions of the byte before and of the row before: flat drawings
 * repeat there. `rowBytes` is the length of a row, at most 32768.
 */
export function deflateImage(bytes: Uint8Array, rowBytes: number): Uint8Array {
  const out = new BitWriter(bytes.length >> 3);
  out.bits(0x0178, 16); // RFC 1950 §2.2: deflate, window of 32 KB, fastest
  out.bits(0b011, 3); // RFC 1951 §3.2.3: the last block, fixed codes
  const row = distanceCode(rowBytes);
  const byte = distanceCode(1);
  const { length } = bytes;
  for (let at = 0; at < length; ) {
    const most = Math.min(258, length - at);
    const run = at === 0 ? 0 : matchLength(bytes, at, 1, most);
    const repeat = at < rowBytes || run === most ? 0 : matchLength(bytes, at, rowBytes, most);
    const best = Math.max(run, repeat);
    if (best < 4) {
      out.code(literals[bytes[at] ?? 0]);
      at += 1;
      continue;
    }
    const index = lengthIndex(best);
    const { base, extra } = given(lengths[index], 'a length code');
    const distance = run >= repeat ? byte : row;
    out.code(literals[257 + index]);
    out.bits(best - base, extra);
    out.bits(distance.bits, 5);
    out.bits(distance.rest, distance.extra);
    at += best;
  }
  out.code(literals[256]);
  return out.finish(adler32(bytes));
}

function matchLength(bytes: Uint8Array, at: number, distance: number, most: number): number {
  let n = 0;
  while (n < most && bytes[at + n] === bytes[at + n - distance]) n += 1;
  return n;
}

function lengthIndex(length: number): number {
  return lengths.findLastIndex(({ base }) => base <= length);
}

/** RFC 1951 §3.2.6: the fixed code of a literal or length. */
function literalCode(symbol: number): Code {
  if (symbol < 144) return { bits: reversed(0x30 + symbol, 8), length: 8 };
  if (symbol < 256) return { bits: reversed(0x190 + symbol - 144, 9), length: 9 };
  if (symbol < 280) return { bits: reversed(symbol - 256, 7), length: 7 };
  return { bits: reversed(0xc0 + symbol - 280, 8), length: 8 };
}

/** RFC 1951 §3.2.5: the code of a distance, and the extra bits after it. */
function distanceCode(distance: number): { bits: number; extra: number; rest: number } {
  if (distance < 5) return { bits: reversed(distance - 1, 5), extra: 0, rest: 0 };
  const extra = 30 - Math.clz32(distance - 1);
  const half = ((distance - 1) >> extra) & 1;
  return { bits: reversed(2 * extra + 2 + half, 5), extra, rest: distance - 1 - ((2 + half) << extra) };
}

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let i = 0; i < length; i += 1) bits |= ((code >> i) & 1) << (length - 1 - i);
  return bits;
}

/** RFC 1950 §8.2; sums are reduced every 3800 bytes, before they could pass 32 bits. */
function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(at + 3800, bytes.length);
    for (; at < end; at += 1) {
      a += bytes[at] ?? 0;
      b += a;
    }
    a %= 65521;
    b %= 65521;
  }
  return b * 65536 + a;
}

class BitWriter {
  #bytes: Uint8Array;
  #length = 0;
  #held = 0;
  #count = 0;

  constructor(size: number) {
    this.#bytes = new Uint8Array(Math.max(64, size));
  }

  /** Writes the low `count` bits, at most 16, lowest first (RFC 1951 §3.1.1). */
  bits(value: number, count: number): void {
    this.#held |= value << this.#count;
    this.#count += count;
    while (this.#count >= 8) this.#byte();
  }

  /** Writes a code of the alphabet of literals and lengths. */
  code(code: Code | undefined): void {
    const { bits, length } = given(code, 'a code');
    this.bits(bits, length);
  }

  /** Pads to a whole byte, adds the checksum and returns the stream. */
  finish(checksum: number): Uint8Array {
    while (this.#count > 0) this.#byte();
    this.#count = 0;
    for (const shift of [24, 16, 8, 0]) this.bits((checksum >>> shift) & 255, 8);
    return this.#bytes.slice(0, this.#length);
  }

  #byte(): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = this.#held & 255;
    this.#length += 1;
    this.#held >>>= 8;
    this.#count -= 8;
  }
}

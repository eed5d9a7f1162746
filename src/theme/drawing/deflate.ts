/** Writes a stream of bits, the lowest first (RFC 1951 §3.1.1). */
class BitWriter {
  #bytes: Uint8Array;
  #length = 0;
  #held = 0;
  #count = 0;

  /** `size`: expected bytes; the buffer grows. */
  constructor(size: number) {
    this.#bytes = new Uint8Array(Math.max(64, size));
  }

  /** Writes the low `count` bits, at most 24; `value` has no others. */
  bits(value: number, count: number): void {
    this.#held |= value << this.#count;
    this.#count += count;
    while (this.#count >= 8) this.#byte();
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

const blockSize = 256;
const blank = Buffer.alloc(blockSize);

/** End of the zeros from `at` on, or up to 255 bytes before it: finds whole blocks, which is cheap. */
function findZeroRunEnd(bytes: Uint8Array, at: number): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = at;
  while (end + blockSize <= all.length && blank.compare(all, end, end + blockSize) === 0) end += blockSize;
  return end;
}

/** RFC 1950 §8.2; sums are reduced every 256 bytes, before they could pass 53 bits. */
function adler32(bytes: Uint8Array): number {
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

// Bits of each literal, and of each length from 3 on (RFC 1951 §3.2.5-6). Codes start at the top bit, extra bits at the
// lowest.
const literalBits = Array.from({ length: 256 }, (_, i) => (i < 144 ? reversed(0x30 + i, 8) : reversed(0x100 + i, 9)));
const endOfBlock = { bits: 0, count: 7 };
const lengthBits = new Uint16Array(259);
const lengthCounts = new Uint8Array(259);
for (let index = 0; index < 29; index += 1) {
  const extra = index < 8 || index === 28 ? 0 : (index >> 2) - 1;
  const base = index === 28 ? 258 : index < 8 ? index + 3 : 3 + ((4 + (index & 3)) << extra);
  const [code, count] = index < 23 ? [reversed(index + 1, 7), 7] : [reversed(0xc0 + index - 23, 8), 8];
  for (let rest = 0; rest < 1 << extra && base + rest < 259; rest += 1) {
    lengthBits[base + rest] = code | (rest << count);
    lengthCounts[base + rest] = count + extra;
  }
}

/** Maximum length of one code. */
const longest = 258;

/**
 * Compresses an image's bytes to a zlib stream (RFC 1950) that is the same on every machine: zlib gives other bytes
 * with another version or processor. Looks only for repetitions of the byte before and of the row before: flat drawings
 * repeat there. `rowBytes` is the length of a row, at most 32768.
 */
export function deflateImage(bytes: Uint8Array, rowBytes: number): Uint8Array {
  const out = new BitWriter(bytes.length >> 5);
  out.bits(0x0178, 16); // RFC 1950 §2.2: deflate, window of 32 KB, fastest
  out.bits(0b011, 3); // RFC 1951 §3.2.3: the last block, fixed codes
  const row = distanceCode(rowBytes);
  const byte = distanceCode(1);
  const { length } = bytes;
  // Ends of the runs that repeat the byte before, or the row before: each is compared once.
  let runEnd = 0;
  let repeatEnd = 0;
  for (let at = 0; at < length; ) {
    if (runEnd < at) runEnd = at;
    if (runEnd === at && at > 0) runEnd = endOfMatch(bytes, at, 1);
    const run = Math.min(longest, runEnd - at);
    if (run < longest && at >= rowBytes) {
      if (repeatEnd < at) repeatEnd = at;
      if (repeatEnd === at) repeatEnd = endOfMatch(bytes, at, rowBytes);
    }
    const repeat = run === longest ? 0 : Math.min(longest, Math.max(0, repeatEnd - at));
    const best = Math.max(run, repeat);
    if (best < 4) {
      const literal = bytes[at] ?? 0;
      out.bits(literalBits[literal] ?? 0, literal < 144 ? 8 : 9);
      at += 1;
      continue;
    }
    out.bits(lengthBits[best] ?? 0, lengthCounts[best] ?? 0);
    if (run >= repeat) out.bits(byte.bits, byte.count);
    else out.bits(row.bits, row.count);
    at += best;
  }
  out.bits(endOfBlock.bits, endOfBlock.count);
  return out.finish(adler32(bytes));
}

/** End of bytes that repeat those `distance` before, from `at` on. */
function endOfMatch(bytes: Uint8Array, at: number, distance: number): number {
  let end = at;
  while (end < bytes.length && bytes[end] === bytes[end - distance]) {
    end += 1;
    // Most pixels are the ground.
    if (distance === 1 && end - at === 16 && bytes[end - 1] === 0) end = findZeroRunEnd(bytes, end);
  }
  return end;
}

/** Code of a distance, with its extra bits (RFC 1951 §3.2.5). */
function distanceCode(distance: number): { readonly bits: number; readonly count: number } {
  if (distance < 5) return { bits: reversed(distance - 1, 5), count: 5 };
  const extra = 30 - Math.clz32(distance - 1);
  const half = ((distance - 1) >> extra) & 1;
  const rest = distance - 1 - ((2 + half) << extra);
  return { bits: reversed(2 * extra + 2 + half, 5) | (rest << 5), count: 5 + extra };
}

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let i = 0; i < length; i += 1) bits |= ((code >> i) & 1) << (length - 1 - i);
  return bits;
}

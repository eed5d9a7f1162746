/** Writes a stream of bits, the lowest first (RFC 1951 §3.1.1). */
export class BitWriter {
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

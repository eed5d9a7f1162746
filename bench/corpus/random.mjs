/** Random numbers that are the same on every machine: xorshift, seeded by all the parts given. */
export class Random {
  #state;

  constructor(...parts) {
    let hash = 0x811c9dc5;
    for (const part of parts.join(' ')) hash = Math.imul(hash ^ part.codePointAt(0), 0x01000193);
    this.#state = hash | 1;
    // The first numbers of seeds that are alike are alike: they are thrown away.
    for (let i = 0; i < 8; i++) this.next();
  }

  /** A number from 0, below 1. */
  next() {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return (x >>> 0) / 2 ** 32;
  }

  /** A whole number of a range, both ends included. */
  between(low, high) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of a list. */
  of(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  /** True in that share of all cases. */
  chance(share) {
    return this.next() < share;
  }
}

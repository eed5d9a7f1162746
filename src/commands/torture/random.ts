/** Numbers of a seed: the same ones in each run, so that a trial can be repeated. */
export interface Random {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** One of a list, which must not be empty. */
  of<T>(list: readonly T[]): T;
}

/** Mulberry32: small, and good enough to choose where to strike. No cryptography. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor(((t ^ (t >>> 14)) >>> 0) * 2 ** -32 * count);
  };
  return {
    below,
    of: (list) => {
      if (list.length === 0) throw new RangeError('There is nothing to choose from.');
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}

/** Values that were used of late, by key. */
export interface BoundedCache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/** Keeps values until their weights (as `weigh` has it: bytes, characters) are more than `most`; the oldest go first. */
export function createBoundedCache<K, V>(most: number, weigh: (value: V) => number): BoundedCache<K, V> {
  const known = new Map<K, V>();
  let weight = 0;
  const drop = (key: K) => {
    const value = known.get(key);
    if (value === undefined) return;
    known.delete(key);
    weight -= weigh(value);
  };
  return {
    get: (key) => known.get(key),
    set(key, value) {
      drop(key);
      known.set(key, value);
      weight += weigh(value);
      for (const oldest of known.keys()) {
        if (weight <= most || known.size === 1) break;
        drop(oldest);
      }
    },
  };
}

/** Keys in their order; what holds them must not change. */
type Keys = Pick<ReadonlyMap<string, unknown>, 'has' | 'size' | 'keys'>;

/**
 * A map whose keys are known and whose values are made when they are first asked for, once each; with `most`, only so
 * many are kept, and the others made at each question: equal ones, but not the same objects. `make` must be pure: nobody
 * can tell such a map from a full one but by that, and by the time it takes.
 */
export function createLazyMap<V>(
  keys: Keys,
  make: (key: string) => V,
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, V> {
  return new LazyMap(keys, make, most);
}

class LazyMap<V> implements ReadonlyMap<string, V> {
  readonly #keys: Keys;
  readonly #make: (key: string) => V;
  readonly #most: number;
  readonly #made = new Map<string, V>();

  constructor(keys: Keys, make: (key: string) => V, most: number) {
    this.#keys = keys;
    this.#make = make;
    this.#most = most;
  }

  get size(): number {
    return this.#keys.size;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  get(key: string): V | undefined {
    if (!this.#keys.has(key)) return undefined;
    if (this.#made.has(key)) return this.#made.get(key);
    const made = this.#make(key);
    // The first entries stay: otherwise whoever goes through all again would find none of the last.
    if (this.#made.size < this.#most) this.#made.set(key, made);
    return made;
  }

  keys(): MapIterator<string> {
    return this.#keys.keys();
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  *entries(): MapIterator<[string, V]> {
    for (const key of this.#keys.keys()) yield [key, this.get(key) as V];
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  forEach(visit: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }
}

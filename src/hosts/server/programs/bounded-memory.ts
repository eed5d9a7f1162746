/** LRU cache with a size limit. */
export interface BoundedMemory<T> {
  get(key: string): T | undefined;
  /** Whether there is room for this size: the oldest that nobody uses give way. */
  room(size: number): boolean;
  /** Keeps a value if there is room for it. */
  keep(key: string, value: T): T;
  /** Holds a value that is kept in its place until the function that comes back has been called. */
  use(key: string): () => void;
}

/** @param limit of the sizes of all that is kept */
export function boundedMemory<T>(limit: number, sizeOf: (value: T) => number): BoundedMemory<T> {
  const kept = new Map<string, { readonly value: T; users: number }>();
  let total = 0;
  const get = (key: string): T | undefined => {
    const entry = kept.get(key);
    if (entry === undefined) return undefined;
    // A map keeps the order in which its keys came: this one is the youngest now.
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  };
  const room = (size: number): boolean => {
    if (size > limit) return false;
    for (const [key, { value, users }] of kept) {
      if (total + size <= limit) break;
      if (users > 0) continue;
      kept.delete(key);
      total -= sizeOf(value);
    }
    return total + size <= limit;
  };
  return {
    get,
    room,
    keep(key, value) {
      if (kept.has(key) || !room(sizeOf(value))) return value;
      kept.set(key, { value, users: 0 });
      total += sizeOf(value);
      return value;
    },
    use(key) {
      const entry = kept.get(key);
      if (entry !== undefined) entry.users += 1;
      return () => {
        if (entry !== undefined) entry.users -= 1;
      };
    },
  };
}

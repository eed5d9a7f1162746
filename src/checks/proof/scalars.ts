/** One value of a tree of data: the name of the member that it stands in, or whose list it stands in. */
export interface Scalar {
  readonly key: string;
  /** The names of all members above it, with `.` between. */
  readonly path: string;
  readonly value: string;
}

/** Every text, number and truth value of data, in its order; bytes are none. */
export function listDataScalars(data: unknown): Scalar[] {
  const found: Scalar[] = [];
  const open: (readonly [data: unknown, key: string, path: string])[] = [[data, '', '']];
  // No recursion: data of others nests as deep as it likes.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, key, path] = next;
    if (value === null || value === undefined || typeof value === 'function' || value instanceof Uint8Array) continue;
    if (typeof value !== 'object') found.push({ key, path, value: String(value) });
    else if (Array.isArray(value)) for (let i = value.length - 1; i >= 0; i--) open.push([value[i], key, path]);
    else
      for (const [name, member] of Object.entries(value).reverse())
        open.push([member, name, path === '' ? name : `${path}.${name}`]);
  }
  return found;
}

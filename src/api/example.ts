/** A body with one item of each of its lists: valid where it was, and small enough to be an example. */
export function toExample(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(toExample);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toExample(member)]));
}

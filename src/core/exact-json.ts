/** A value as JSON; undefined unless JSON.parseWithSchema() gives it back exactly. */
export function toExactJson(value: unknown): string | undefined {
  return isExact(value) ? JSON.stringify(value) : undefined;
}

function isExact(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  // every() skips holes.
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isExact);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  const keys = Reflect.ownKeys(value);
  return keys.length === Object.keys(value).length && !keys.includes('toJSON') && Object.values(value).every(isExact);
}

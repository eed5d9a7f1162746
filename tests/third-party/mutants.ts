type Value = unknown;

export interface Mutant {
  /** Where: `products[].id`; positions in lists are not told apart. */
  readonly at: string;
  readonly kind: 'removed' | 'wrong type' | 'bad format' | 'extra member';
  readonly body: Value;
}

/**
 * Copies of a JSON document, each with one thing wrong (or, for `extra member`, only new): a member removed, a value
 * of another type, a date, address or mailbox that is none. Of a list only the first item is touched.
 */
export function mutantsOf(document: Value): Mutant[] {
  return [...walk(document, (value) => value, '')];
}

function* walk(value: Value, put: (value: Value) => Value, at: string): Generator<Mutant> {
  if (at !== '') yield { at, kind: 'wrong type', body: put(ofAnotherType(value)) };
  const bad = badFormat(value);
  if (bad !== undefined) yield { at, kind: 'bad format', body: put(bad) };
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    if (value.length > 0) yield* walk(first, (item) => put([item, ...others]), `${at}[]`);
    return;
  }
  yield { at, kind: 'extra member', body: put({ ...value, addedLater: true }) };
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _, ...others } = value as Record<string, Value>;
    const path = at === '' ? name : `${at}.${name}`;
    yield { at: path, kind: 'removed', body: put(others) };
    yield* walk(member, (changed) => put({ ...others, [name]: changed }), path);
  }
}

function ofAnotherType(value: Value): Value {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return { 0: value[0] };
  return 'text';
}

function badFormat(value: Value): Value {
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '2026-02-30';
  if (/^https?:/.test(value)) return 'no address';
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return 'nobody';
  return undefined;
}

import type { Headers } from './release.ts';

/** Header fields that differ from body to body; all others are shared by many answers. */
const ownFields = ['ETag', 'x-markdown-tokens'] as const;

/** The few sets of header fields that the answers of an origin have in common. */
export interface SharedFields {
  /** In the order of their first use; a field of the answer's own is there with an empty value. */
  readonly sets: readonly Headers[];
  /** The position of the set that an answer has: the same fields in the same order. A new one becomes the last. */
  positionOf(headers: Headers): number;
}

interface Known {
  readonly names: readonly string[];
  /** Undefined for a field of one's own. */
  readonly values: readonly (string | undefined)[];
  readonly position: number;
}

/** Gathers sets. Values that answers share are mostly the same text, so that they are compared and never hashed. */
export function sharedFields(): SharedFields {
  const sets: Headers[] = [];
  const byType = new Map<string, Known[]>();
  return {
    sets,
    positionOf(headers) {
      const names = Object.keys(headers);
      const type = headers['Content-Type'] ?? '';
      const candidates = byType.get(type) ?? [];
      for (const known of candidates) if (isOf(headers, names, known)) return known.position;
      const set = Object.fromEntries(names.map((name) => [name, isOwn(name) ? '' : (headers[name] ?? '')]));
      const position = sets.push(set) - 1;
      const values = names.map((name) => (isOwn(name) ? undefined : headers[name]));
      byType.set(type, [...candidates, { names, values, position }]);
      return position;
    },
  };
}

function isOf(headers: Headers, names: readonly string[], known: Known): boolean {
  if (names.length !== known.names.length) return false;
  // Each answer of the origin comes by here: a plain loop is the fastest before it is compiled.
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] ?? '';
    const value = known.values[i];
    if (name !== known.names[i] || (value !== undefined && headers[name] !== value)) return false;
  }
  return true;
}

/** Whether a header field differs from body to body. */
export function isOwn(name: string): boolean {
  return name === ownFields[0] || name === ownFields[1];
}

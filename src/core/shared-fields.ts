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
      const type = headers['Content-Type'] ?? '';
      const candidates = byType.get(type) ?? [];
      for (const known of candidates) if (isOf(headers, known)) return known.position;
      const set = blank(headers);
      const position = sets.push(set) - 1;
      candidates.push({
        names: Object.keys(set),
        values: Object.keys(set).map((name) => sharedValue(name, set)),
        position,
      });
      byType.set(type, candidates);
      return position;
    },
  };
}

function isOf(headers: Headers, { names, values }: Known): boolean {
  let i = 0;
  for (const name in headers) {
    const value = values[i];
    if (name !== names[i++] || (value !== undefined && headers[name] !== value)) return false;
  }
  return i === names.length;
}

function blank(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, isOwn(name) ? '' : value]));
}

function sharedValue(name: string, set: Headers): string | undefined {
  return isOwn(name) ? undefined : set[name];
}

/** Whether a header field differs from body to body. */
export function isOwn(name: string): boolean {
  return name === ownFields[0] || name === ownFields[1];
}

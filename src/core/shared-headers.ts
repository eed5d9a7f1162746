import { canonicalPage, pageMark, sharedLink } from './canonical.ts';
import type { Headers } from './release.ts';

/** Header fields that differ from body to body; all others are shared by many answers. */
const ownFields = ['ETag', 'x-markdown-tokens'] as const;

/** The few sets of header fields that the answers of an origin have in common. */
export interface SharedHeaders {
  /** Sets in the order of first use; of an answer's own values they hold the shared part, mostly none. */
  readonly sets: readonly Headers[];
  /** The position of the set that an answer has: the same fields in the same order. A new one becomes the last. */
  positionOf(headers: Headers): number;
}

interface Known {
  readonly names: readonly string[];
  /** Undefined for a field of one's own, but for the canonical link. */
  readonly values: readonly (string | undefined)[];
  readonly position: number;
}

/** Gathers sets. Values that answers share are mostly the same text, so that they are compared and never hashed. */
export function createSharedHeaders(): SharedHeaders {
  const sets: Headers[] = [];
  const byType = new Map<string, Known[]>();
  return {
    sets,
    positionOf(headers) {
      const names = Object.keys(headers);
      const type = headers['Content-Type'] ?? '';
      const candidates = byType.get(type) ?? [];
      for (const known of candidates) if (isOf(headers, names, known)) return known.position;
      const set = Object.fromEntries(names.map((name) => [name, sharedValue(name, headers[name] ?? '')]));
      const position = sets.push(set) - 1;
      const values = names.map((name) => (isOwnField(name) ? undefined : set[name]));
      byType.set(type, [...candidates, { names, values, position }]);
      return position;
    },
  };
}

function isOf(headers: Headers, names: readonly string[], known: Known): boolean {
  if (names.length !== known.names.length) return false;
  // Every answer comes by here: a plain loop is the fastest before it is compiled.
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] ?? '';
    const value = known.values[i];
    if (name !== known.names[i]) return false;
    if (value === undefined || headers[name] === value) continue;
    if (name !== linkField || sharedLink(headers[name] ?? '') !== value) return false;
  }
  return true;
}

const linkField = 'Link';

/** Whether a header field differs from body to body. */
export function isOwnField(name: string): boolean {
  return name === ownFields[0] || name === ownFields[1];
}

/** Shared part of a value: none of a field of the answer's own, all but the path of a canonical link. */
export function sharedValue(name: string, value: string): string {
  if (isOwnField(name)) return '';
  return name === linkField ? sharedLink(value) : value;
}

/** Part of a value that is not in the set; undefined if all is shared. */
export function ownValue(name: string, value: string): string | undefined {
  if (isOwnField(name)) return value;
  return name === linkField ? canonicalPage(value) : undefined;
}

/** A value of a set with what an answer has of its own put in. */
export function insertOwnValue(name: string, shared: string, own: string): string {
  return isOwnField(name) ? own : shared.replace(pageMark, () => own);
}

/** Whether a value of a set lacks what an answer has of its own. */
export function lacksOwnValue(name: string, value: string): boolean {
  return isOwnField(name) || (name === linkField && value.includes(pageMark));
}

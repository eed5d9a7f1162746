import { compareCodeUnits } from './problem.ts';

/**
 * The one JSON text of a value, by which others find the same digest (RFC 8785): members sorted by code unit, no spaces, and
 * none that is undefined.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => compareCodeUnits(a, b));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

import { sha256 } from '../../core/digest.ts';

/** The digest of a value: SHA-256 of its canonical JSON, 22 characters of base64url, which are 132 bits. */
export function digestOf(value: unknown): string {
  return Buffer.from(sha256(canonical(value)), 'hex')
    .toString('base64url')
    .slice(0, 22);
}

/** JSON with the members of each object in the order of their names (RFC 8785 §3.2.3), without those that are undefined. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

import { claimsOf, type SignedClaims } from '../claims.ts';
import { jwsOf } from '../jws-form.ts';
import { maxEntryBytes } from './tiles.ts';

/** An entry of a log: the very bytes of the `/signature/release.json` of a release. */
export interface LogEntry {
  readonly text: string;
  readonly claims: SignedClaims;
}

/** Reads an entry without asking who signed it; undefined if it is none. */
export function entryOf(text: string): LogEntry | undefined {
  const claims = claimsOf(jwsOf(text)?.text ?? '');
  return claims && Buffer.byteLength(text) <= maxEntryBytes ? { text, claims } : undefined;
}

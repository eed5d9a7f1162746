import { toDay } from '../dates.ts';
import { isCount, isRecordOf, isString, parseJson } from '../type-guards.ts';

/** Signed statement on a release: the payload of the JWS, as JSON. */
export interface SignedClaims {
  /** The DID of whoever signed, and the origin that was signed. */
  readonly iss: string;
  readonly sub: string;
  /** Day of the signature and end of its validity, in seconds since 1970 (RFC 7519 §4.1). */
  readonly iat: number;
  readonly exp: number;
  /** The list of all files, by the digest of its text. */
  readonly files: { readonly path: string; readonly sha256: string; readonly count: number };
  /** The hash tree over the facts (src/core/signing/fact-tree.ts). */
  readonly facts: { readonly root: string; readonly count: number };
}

/** Years of four digits. */
const isTime = (value: unknown) => isCount(value) && value < 253_402_300_800;
const isDigest = (value: unknown) => isString(value) && /^[0-9a-f]{64}$/.test(value);

/** Reads a payload; undefined if it is none of ours. */
export function parseSignedClaims(text: string): SignedClaims | undefined {
  const value = parseJson(text);
  const isClaims = isRecordOf(value, {
    iss: isString,
    sub: isString,
    iat: isTime,
    exp: isTime,
    files: (member) => isRecordOf(member, { path: isString, sha256: isDigest, count: isCount }),
    facts: (member) => isRecordOf(member, { root: isDigest, count: isCount }),
  });
  return isClaims ? (value as SignedClaims) : undefined;
}

/** The YYYY-MM-DD of seconds since 1970, in UTC. */
export const unixTimeToDay = (seconds: number): string => toDay(seconds * 1000);

/** Midnight of a day in UTC, in seconds since 1970. */
export const dayToUnixTime = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

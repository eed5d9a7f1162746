import { toDay } from '../dates.ts';
import { isSafePath } from '../listed-file.ts';
import { compareCodeUnits } from '../problem.ts';
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

/** The digests of files as `sha256sum` writes and checks them: one a line, sorted by name. */
export function renderFileList(files: Iterable<{ readonly file: string; readonly sha256: string }>): string {
  return [...files]
    .sort((a, b) => compareCodeUnits(a.file, b.file))
    .map(({ file, sha256 }) => `${sha256}  ${file}\n`)
    .join('');
}

/** Reads such a list: SHA-256 by file; undefined if it is none, or names a file twice or outside its folder. */
export function parseFileList(text: string): ReadonlyMap<string, string> | undefined {
  const files = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, sha256, file] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sha256 === undefined || file === undefined || files.has(file) || !isSafePath(file)) return undefined;
    files.set(file, sha256);
  }
  return text === '' || text.endsWith('\n') ? files : undefined;
}

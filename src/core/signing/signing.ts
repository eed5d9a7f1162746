import { toDay } from '../dates.ts';
import { isSafePath } from '../listed-file.ts';
import { compareCodeUnits } from '../problem.ts';
import { isCount, isRecordOf, isString, parseJson } from '../type-guards.ts';

/** Public keys and validity of signatures: nothing secret. */
export interface Signing {
  /** The first signs; the others did, and stay listed so that what they signed can be judged. */
  readonly keys: readonly [PublicKey, ...PublicKey[]];
  /** The day of the signature, YYYY-MM-DD. */
  readonly day: string;
  /** Days after which it is no longer believed. */
  readonly validDays: number;
}

/** An Ed25519 key (RFC 8037 §2). */
export interface PublicKey {
  /** Thumbprint (RFC 7638), by which documents name it. */
  readonly kid: string;
  /** Base64url. */
  readonly x: string;
  /** The last day on which it signed, or may sign, YYYY-MM-DD. */
  readonly expires?: string | undefined;
  /** The day on which it was revoked, YYYY-MM-DD: nothing that it signed is believed any more. */
  readonly revoked?: string | undefined;
}

/** Paths of a release's key, signature and file list. */
export const didPath = '/.well-known/did.json';
export const signaturePath = '/signature/release.json';
export const fileListPath = '/signature/files.txt';

/** Path of the proofs of an API document's facts: `/api/v1/x.json` → `/signature/api/v1/x.json`. */
export const proofPath = (apiPath: string): string => `/signature${apiPath}`;

/** `https://example.com` → `did:web:example.com`; the colon of a port is encoded (did:web §3.2). */
export function toDid(origin: string): string {
  return `did:web:${new URL(origin).host.replace(':', '%3A')}`;
}

/** The name of a key in documents: `did:web:example.com#…`. */
export const keyName = (did: string, kid: string): string => `${did}#${kid}`;

/** A signature in the flattened JSON form (RFC 7515 §7.2.2). */
export interface Jws {
  readonly payload: string;
  readonly protected: string;
  readonly signature: string;
}

/** Reads a signature and, unchecked, the name of its key and its text; undefined if it is none. */
export function parseJws(text: string): { readonly jws: Jws; readonly kid: string; readonly text: string } | undefined {
  const value = parseJson(text);
  if (!isRecordOf(value, { payload: isBase64Url, protected: isBase64Url, signature: isBase64Url })) return undefined;
  const { payload, protected: head, signature } = value as unknown as Jws;
  const { kid } = (parseJson(Buffer.from(head, 'base64url').toString('utf8')) ?? {}) as { readonly kid?: unknown };
  if (!isString(kid)) return undefined;
  return {
    jws: { payload, protected: head, signature },
    kid,
    text: Buffer.from(payload, 'base64url').toString('utf8'),
  };
}

/** Whether a text is the one base64url of its bytes: a signature has one form, and no bit of it may be another. */
const isBase64Url = (text: unknown) => isString(text) && Buffer.from(text, 'base64url').toString('base64url') === text;

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

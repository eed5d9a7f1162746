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

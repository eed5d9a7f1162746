/** Returns `body` (a text is taken as UTF-8) behind the digest of `about`, which names what it is, and its bytes. */
export function seal(about: string, body: string | Uint8Array): Buffer;

/** Returns the body of what seal() made, a view; undefined if a bit of it differs or it is about something else. */
export function unseal(about: string, sealed: Buffer): Buffer | undefined;

/** Digest in a sealed file that unseal() accepted: 64 bits for body and `about`. */
export function sealOf(sealed: Buffer): string;

/** 64 bits of `about` and of the bytes, as 16 hex digits. */
export function digestOf(about: string, bytes: Uint8Array): string;

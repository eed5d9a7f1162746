import { sha256 } from '../../core/digest.ts';
import type { TextDigest } from './source.ts';

/** The digest of a text: SHA-256, 22 characters of base64url. */
export const digestText = (text: string): string => Buffer.from(sha256(text), 'hex').toString('base64url').slice(0, 22);

const none: readonly string[] = [];

/** A body that names no fact, as a digest; undefined of any other. */
export const digestFactlessText = (body: string): TextDigest | undefined =>
  body.includes('{{') ? undefined : { digest: digestText(body), names: none, basis: '' };

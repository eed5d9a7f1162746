import { sha256 } from '../../core/digest.ts';
import { canonicalJson } from '../../core/json.ts';

/** The digest of a value: SHA-256 of its canonical JSON, 22 characters of base64url, which are 132 bits. */
export function digestValue(value: unknown): string {
  return Buffer.from(sha256(canonicalJson(value)), 'hex')
    .toString('base64url')
    .slice(0, 22);
}

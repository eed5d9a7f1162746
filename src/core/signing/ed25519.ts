import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { PrivateKey } from './jws.ts';

const jwk = (key: { readonly x: string; readonly d?: string }) =>
  ({ key: { kty: 'OKP', crv: 'Ed25519', ...key }, format: 'jwk' }) as const;

/** The 64 bytes of an Ed25519 signature over a text, in no envelope (RFC 8032 §5.1.6): equal ones for equal texts and keys. */
export function ed25519Signature(text: string, { x, d }: PrivateKey): Uint8Array {
  return sign(null, Buffer.from(text, 'utf8'), createPrivateKey(jwk({ x, d })));
}

/** Whether a signature over a text was made with the private half of the key `x`, in base64url. */
export function isEd25519Signature(signature: Uint8Array, text: string, x: string): boolean {
  try {
    return verify(null, Buffer.from(text, 'utf8'), createPublicKey(jwk({ x })), signature);
  } catch {
    return false;
  }
}

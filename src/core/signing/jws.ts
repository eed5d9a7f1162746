import { FlattenedSign, flattenedVerify, importJWK } from 'jose';
import type { Jws } from './signing.ts';

/** The name of Ed25519 signatures that every library knows; "Ed25519" (RFC 9864) is too new for many. */
const alg = 'EdDSA';

/** A private Ed25519 key as JWK (RFC 8037 §2). */
interface PrivateKey {
  readonly x: string;
  readonly d: string;
}

const jwk = (key: { readonly x: string; readonly d?: string }) => ({ kty: 'OKP', crv: 'Ed25519', ...key });

/** Signs a text. Equal texts under equal keys have equal signatures (RFC 8032 §5.1.6). */
export async function signJws(text: string, kid: string, { x, d }: PrivateKey): Promise<Jws> {
  const {
    payload,
    protected: head = '',
    signature,
  } = await new FlattenedSign(Buffer.from(text, 'utf8'))
    .setProtectedHeader({ alg, kid })
    .sign(await importJWK(jwk({ x, d }), alg));
  return { payload, protected: head, signature };
}

/** Whether a signature was made with the private half of the key `x`, by EdDSA and nothing else. */
export async function verifyJws(jws: Jws, x: string): Promise<boolean> {
  try {
    await flattenedVerify({ ...jws }, await importJWK(jwk({ x }), alg), { algorithms: [alg, 'Ed25519'] });
    return true;
  } catch {
    return false;
  }
}

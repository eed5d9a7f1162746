import { isRecordOf, isString, parseJson } from '../type-guards.ts';

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

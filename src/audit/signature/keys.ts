import { isObject, isString, parseJson } from '../../core/type-guards.ts';

/** A possible signing key, from a document. */
export interface ListedKey {
  /** `did:web:example.com#…`, or the bare thumbprint of a single key; absent without a name. */
  readonly name?: string | undefined;
  readonly x: string;
  /** End of its use for signing, ISO 8601. */
  readonly expires?: string | undefined;
  readonly revoked?: string | undefined;
  /** Whether a key may sign assertions (DID Core §5.3.2); true for a single key. */
  readonly asserts: boolean;
}

export interface KeyDocument {
  /** Subject of a DID document. */
  readonly id?: string | undefined;
  readonly keys: readonly ListedKey[];
}

/** Reads Ed25519 keys of a DID document, JWK Set or JWK; undefined for any other text. */
export function parseKeys(text: string): KeyDocument | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  if (Array.isArray(value.verificationMethod)) return ofDid(value, value.verificationMethod);
  const all: readonly unknown[] = Array.isArray(value.keys) ? value.keys : [value];
  const keys = all.flatMap((key) => ofJwk(key, { ...daysOf(key), asserts: true }));
  return keys.length > 0 ? { keys } : undefined;
}

function ofDid(document: Readonly<Record<string, unknown>>, methods: readonly unknown[]): KeyDocument {
  const { id, assertionMethod } = document;
  const asserting = new Set(Array.isArray(assertionMethod) ? assertionMethod : []);
  const keys = methods.flatMap((method) => {
    if (!isObject(method)) return [];
    const { id: name, publicKeyJwk } = method;
    return ofJwk(publicKeyJwk, {
      ...(isString(name) && { name }),
      ...daysOf(method),
      asserts: asserting.has(name),
    });
  });
  return { ...(isString(id) && { id }), keys };
}

/** Times of a key: moments in a DID document, days in the file of keys. */
function daysOf(key: unknown): Pick<ListedKey, 'expires' | 'revoked'> {
  if (!isObject(key)) return {};
  const { expires, revoked } = key;
  return {
    ...(isString(expires) && { expires: /^\d{4}-\d\d-\d\d$/.test(expires) ? `${expires}T23:59:59Z` : expires }),
    ...(isString(revoked) && { revoked }),
  };
}

function ofJwk(value: unknown, others: Omit<ListedKey, 'x'>): ListedKey[] {
  if (!isObject(value) || value.kty !== 'OKP' || value.crv !== 'Ed25519' || !isString(value.x)) return [];
  return [{ ...(isString(value.kid) && { name: value.kid }), ...others, x: value.x }];
}

import { isObject, isText, parseJson } from '../../core/forms.ts';

/** A key that may have signed, as a document names it. */
export interface ListedKey {
  /** `did:web:example.com#…`, or the bare thumbprint of a key that stands alone; absent of one without a name. */
  readonly name?: string | undefined;
  readonly x: string;
  /** The last moment at which it signed, ISO 8601. */
  readonly expires?: string | undefined;
  readonly revoked?: string | undefined;
  /** Whether it is one that asserts anything (DID Core §5.3.2); true of a key that stands alone. */
  readonly asserts: boolean;
}

export interface KeyDocument {
  /** Of a DID document: whose keys they are. */
  readonly id?: string | undefined;
  readonly keys: readonly ListedKey[];
}

/** Reads the Ed25519 keys of a DID document, of a JWK Set or of a JWK; undefined if a text is none of them. */
export function keysIn(text: string): KeyDocument | undefined {
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
      ...(isText(name) && { name }),
      ...daysOf(method),
      asserts: asserting.has(name),
    });
  });
  return { ...(isText(id) && { id }), keys };
}

/** Of a DID document they are moments, of the file of keys from which it is made days. */
function daysOf(key: unknown): Pick<ListedKey, 'expires' | 'revoked'> {
  if (!isObject(key)) return {};
  const { expires, revoked } = key;
  return {
    ...(isText(expires) && { expires: /^\d{4}-\d\d-\d\d$/.test(expires) ? `${expires}T23:59:59Z` : expires }),
    ...(isText(revoked) && { revoked }),
  };
}

function ofJwk(value: unknown, others: Omit<ListedKey, 'x'>): ListedKey[] {
  if (!isObject(value) || value.kty !== 'OKP' || value.crv !== 'Ed25519' || !isText(value.x)) return [];
  return [{ ...(isText(value.kid) && { name: value.kid }), ...others, x: value.x }];
}

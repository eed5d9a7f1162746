import { sha256 } from '../../core/digest.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { verifyJws } from '../../core/signing/jws.ts';
import {
  dayToUnixTime,
  didPath,
  fileListPath,
  parseFileList,
  parseJws,
  parseSignedClaims,
  type SignedClaims,
  signaturePath,
  toDid,
  unixTimeToDay,
} from '../../core/signing/signing.ts';
import { isObject, isString, parseJson } from '../../core/type-guards.ts';

/** Texts at the three addresses of a signature; absent: none. */
export interface SignatureTexts {
  readonly signature?: string | undefined;
  readonly did?: string | undefined;
  readonly list?: string | undefined;
}

/** Knowledge from elsewhere. */
export interface TrustContext {
  /** Expected origin. Absent: any that fits its keys. */
  readonly origin?: string | undefined;
  /** Seconds since 1970. */
  readonly now: number;
  /** Pinned keys, instead of those published with the signature. */
  readonly keys?: KeyDocument | undefined;
  /** Day of the last known signature, YYYY-MM-DD: an older one is a replay. */
  readonly since?: string | undefined;
}

/** A fault of a signature. */
export interface SignatureFault {
  readonly path: string;
  readonly what: 'unsigned' | 'forged' | 'wrong-key' | 'wrong-origin' | 'expired' | 'replayed' | 'changed';
  readonly detail: string;
}

export interface SignatureVerdict {
  readonly faults: readonly SignatureFault[];
  /** Signed claims, if the signature holds. */
  readonly claims?: SignedClaims;
  /** SHA-256 by file, if the list is the signed one. */
  readonly files?: ReadonlyMap<string, string>;
}

/** Judges a signature: signer, origin, time, and whether the list of files is the signed one. Pure but for the key. */
export async function judgeSignature(
  { signature, did, list }: SignatureTexts,
  trusted: TrustContext,
): Promise<SignatureVerdict> {
  const fault = (what: SignatureFault['what'], detail: string, path: string = signaturePath): SignatureVerdict => ({
    faults: [{ path, what, detail }],
  });
  if (signature === undefined) return fault('unsigned', 'there is no signature of a release');
  const read = parseJws(signature);
  if (!read) return fault('forged', 'it is no signature in the JSON form of RFC 7515');
  const document = trusted.keys ?? (did === undefined ? undefined : parseKeys(did));
  if (!document) return fault('wrong-key', 'there are no keys to judge the signature by', didPath);
  const key = await signerOf(read, document, trusted.keys !== undefined);
  if (!key) return fault('wrong-key', `it is signed as ${read.kid}, which is none of the keys that count`);
  if (!(await verifyJws(read.jws, key.x))) return fault('forged', `the key ${read.kid} did not sign this`);
  const claims = parseSignedClaims(read.text);
  if (!claims) return fault('forged', 'what is signed is no release');
  const faults = [...keyFaults(key, claims), ...claimFaults(claims, document, trusted)].map((each) => ({
    path: signaturePath,
    ...each,
  }));
  const files = list !== undefined && sha256(list) === claims.files.sha256 ? parseFileList(list) : undefined;
  const isWhole = files?.size === claims.files.count;
  if (!isWhole)
    faults.push({
      path: fileListPath,
      what: 'changed',
      detail: list === undefined ? 'the list of files is not there' : 'it is not the list of files that was signed',
    });
  return { faults, claims, ...(isWhole && files && { files }) };
}

/** Key that a signature names; of pinned keys, which may have other names, any that fits. */
async function signerOf(
  { jws, kid }: NonNullable<ReturnType<typeof parseJws>>,
  { keys }: KeyDocument,
  isPinned: boolean,
): Promise<ListedKey | undefined> {
  const named = keys.find(({ name }) => name === kid);
  if (named || !isPinned) return named;
  for (const key of keys) if (await verifyJws(jws, key.x)) return key;
  return undefined;
}

type Fault = Omit<SignatureFault, 'path'>;

function keyFaults({ revoked, expires, asserts }: ListedKey, { iat }: SignedClaims): Fault[] {
  if (revoked !== undefined) return [{ what: 'wrong-key', detail: `its key was revoked on ${revoked.slice(0, 10)}` }];
  if (!asserts) return [{ what: 'wrong-key', detail: 'its key is listed, and not as one that asserts anything' }];
  // An unreadable time counts as past.
  if (expires !== undefined && !(Date.parse(expires) >= iat * 1000))
    return [{ what: 'wrong-key', detail: `its key signed until ${expires.slice(0, 10)}, and this after that` }];
  return [];
}

function claimFaults(
  { iss, sub, iat, exp }: SignedClaims,
  { id }: KeyDocument,
  { origin, now, since }: TrustContext,
): Fault[] {
  const faults: Fault[] = [];
  const wanted = origin ?? sub;
  if (sub !== wanted) faults.push({ what: 'wrong-origin', detail: `it is for ${sub}, not for ${wanted}` });
  else if (iss !== safeDid(sub) || (id !== undefined && id !== iss))
    faults.push({ what: 'wrong-origin', detail: `it is by ${iss}, whose keys are not those of ${sub}` });
  if (exp <= now) faults.push({ what: 'expired', detail: `it was to be believed until ${unixTimeToDay(exp)}` });
  // Tolerates a day between clocks.
  if (iat > now + 86_400) faults.push({ what: 'forged', detail: `it is of ${unixTimeToDay(iat)}, a day to come` });
  if (since !== undefined && iat < dayToUnixTime(since))
    faults.push({
      what: 'replayed',
      detail: `it is of ${unixTimeToDay(iat)}: an older release, where one of ${since} is known`,
    });
  return faults;
}

function safeDid(origin: string): string | undefined {
  return parseUrl(origin) ? toDid(origin) : undefined;
}

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

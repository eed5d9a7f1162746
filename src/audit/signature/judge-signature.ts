import { sha256 } from '../../core/digest.ts';
import { parseUrl } from '../../core/parse-url.ts';
import {
  dayToUnixTime,
  parseFileList,
  parseSignedClaims,
  type SignedClaims,
  unixTimeToDay,
} from '../../core/signing/claims.ts';
import { verifyJws } from '../../core/signing/jws.ts';
import { parseJws } from '../../core/signing/jws-form.ts';
import { didPath, fileListPath, signaturePath, toDid } from '../../core/signing/signing.ts';
import { type KeyDocument, type ListedKey, parseKeys } from './keys.ts';

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

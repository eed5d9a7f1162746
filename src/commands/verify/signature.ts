import { dirname, join, resolve } from 'node:path';
import type { SendRequest } from '../../audit/connection/client.ts';
import {
  parseKeys,
  type SignatureTexts,
  type SignatureVerdict,
  type TrustContext,
} from '../../audit/signature/judge-signature.ts';
import { fetchSignatureTexts } from '../../audit/signature/signed-origin.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { sha256 } from '../../core/digest.ts';
import type { ListedFile } from '../../core/listed-file.ts';
import {
  didPath,
  fileListPath,
  parseJws,
  parseSignedClaims,
  type SignedClaims,
  signaturePath,
  unixTimeToDay,
} from '../../core/signing/signing.ts';
import { readTextFile } from '../../publish/read-json-file.ts';
import { UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';

/** Flags on which signatures to trust. */
interface SignatureFlags {
  readonly key?: string | undefined;
  readonly since?: string | undefined;
}

/** Reads --key and --since; throws UsageError. */
export function parseTrustFlags(
  { key, since }: SignatureFlags,
  origin: string | undefined,
  invocation: Invocation,
): TrustContext {
  const { cwd, now } = invocation;
  if (since !== undefined && !isCalendarDate(since))
    throw new UsageError(`--since is a day such as 2026-11-26, not "${since}".`);
  const keys = key === undefined ? undefined : parseKeys(readTextFile(resolve(cwd, key)) ?? '');
  if (key !== undefined && !keys)
    throw new UsageError(`--key: ${key} holds no Ed25519 key: expected a JWK, a JWK Set or a DID document.`);
  return { origin, now: now() / 1000, keys, since };
}

/** Signature files of a folder. Throws I/O errors. */
export function readSignatureTexts(folder: string): SignatureTexts {
  const [signature, did, list] = [signaturePath, didPath, fileListPath].map((path) => readTextFile(join(folder, path)));
  return { signature, did, list };
}

/** Judges the signature of what was built, if it was signed; `built` is the origin and all files by the manifest. */
export async function judgeBuildSignature(
  texts: () => SignatureTexts | Promise<SignatureTexts>,
  built: { readonly files: readonly ListedFile[]; readonly outDir?: string | undefined },
  trusted: TrustContext,
): Promise<SignatureVerdict | undefined> {
  const own = built.files.find(({ file }) => `/${file}` === signaturePath);
  if (!own) return undefined;
  const found = await texts();
  // Loaded where something was signed: the library of signatures is of no use else.
  const { judgeSignature } = await import('../../audit/signature/judge-signature.ts');
  const judged = await judgeSignature(found, trusted);
  if (!judged.claims || judged.faults.some(({ what }) => what !== 'changed')) return judged;
  if (found.signature !== undefined && sha256(found.signature) === own.sha256) return judged;
  return { ...judged, faults: [...judged.faults, otherRelease(judged.claims, builtClaims(built.outDir, own))] };
}

/** A signature that holds, and is not the one that was built: somebody shows another release of the same hand. */
function otherRelease({ iat }: SignedClaims, own: SignedClaims | undefined) {
  const day = unixTimeToDay(iat);
  const order = own === undefined || own.iat === iat ? 'another' : own.iat > iat ? 'an older' : 'a newer';
  const than = own === undefined ? 'what was built' : `what was built and signed on ${unixTimeToDay(own.iat)}`;
  return {
    path: signaturePath,
    what: order === 'a newer' ? ('changed' as const) : ('replayed' as const),
    detail: `it is of ${order} release, signed on ${day}, and not of ${than}`,
  };
}

function builtClaims(outDir: string | undefined, { sha256: digest }: ListedFile): SignedClaims | undefined {
  const text = outDir === undefined ? undefined : readTextFile(join(outDir, signaturePath));
  return text !== undefined && sha256(text) === digest ? parseSignedClaims(parseJws(text)?.text ?? '') : undefined;
}

/** Where the output folder of a manifest most likely is: beside its own. */
export const guessOutputFolder = (manifest: string): string => join(dirname(dirname(manifest)), 'dist');

/** Signature files of an origin, fetched only for a signed build. */
export const createSignatureFetcher = (send: SendRequest) => () => fetchSignatureTexts(send);

/** `signed by did:web:example.com on 2026-11-26, believed until 2027-02-24` */
export function formatSigner({ claims, faults }: SignatureVerdict): string | undefined {
  if (!claims || faults.length > 0) return undefined;
  return `signed by ${claims.iss} on ${unixTimeToDay(claims.iat)}, to be believed until ${unixTimeToDay(claims.exp)}`;
}

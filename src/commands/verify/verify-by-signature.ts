import { join, resolve } from 'node:path';
import { createHttpClient } from '../../audit/connection/client.ts';
import {
  judgeSignature,
  type SignatureFault,
  type SignatureVerdict,
  type TrustContext,
} from '../../audit/signature/judge-signature.ts';
import { fetchSignatureTexts, verifyListedFiles } from '../../audit/signature/signed-origin.ts';
import type { MisservedDocument } from '../../audit/verify.ts';
import { sha256 } from '../../core/digest.ts';
import { pluralize } from '../../core/pluralize.ts';
import { ignoreSystemErrors } from '../../core/system-error.ts';
import { readPlainFile } from '../../publish/read-plain-file.cjs';
import type { Deviation } from '../../publish/verify-folder.ts';
import { parseOrigin } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath } from '../common/source-options.ts';
import { formatSigner, readSignatureTexts } from './signature.ts';

/** A longer answer is broken off, in bytes. */
const longest = 2 ** 28;

/**
 * Compares a folder or an origin with what was signed, and with nothing else: what the signature does not list (compressed
 * files, those of a host) is not looked at.
 */
export async function verifyBySignature(
  origin: string | undefined,
  dir: string,
  trusted: TrustContext,
  invocation: Invocation,
): Promise<VerifyResult> {
  if (origin !== undefined) return ofOrigin(parseOrigin(origin), trusted);
  const folder = resolve(invocation.cwd, dir);
  const judged = await judgeSignature(readSignatureTexts(folder), trusted);
  const found = [...(judged.files ?? [])].flatMap(([file, digest]) => deviation(folder, file, digest) ?? []);
  return verified(`${toDisplayPath(folder, invocation)}/`, judged, found);
}

async function ofOrigin(origin: URL, trusted: TrustContext): Promise<VerifyResult> {
  const concurrency = 8;
  const { send, close } = createHttpClient({ origin, timeout: 10_000, concurrency, maxBytes: longest });
  try {
    const judged = await judgeSignature(await fetchSignatureTexts(send), trusted);
    const found = await verifyListedFiles(judged.files ?? new Map(), send, concurrency);
    return verified(origin.origin, judged, found);
  } finally {
    close();
  }
}

function verified(of: string, judged: SignatureVerdict, found: VerifyResult['found']): VerifyResult {
  return {
    of,
    compared: pluralize(judged.files?.size ?? 0, 'file'),
    found: [...judged.faults, ...found],
    signature: formatSigner(judged),
    bySignature: true,
  };
}

function deviation(folder: string, file: string, digest: string): Deviation | undefined {
  const bytes = ignoreSystemErrors(() => readPlainFile(join(folder, file)));
  if (!bytes) return { file, what: 'missing' };
  return sha256(bytes) === digest ? undefined : { file, what: 'changed', detail: 'other bytes than were signed' };
}

/** Result of a comparison. */
export interface VerifyResult {
  /** A folder or an origin, as it is shown. */
  readonly of: string;
  /** `366 files`, `402 answers`. */
  readonly compared: string;
  readonly found: readonly (Deviation | MisservedDocument | SignatureFault)[];
  /** Who signed it, where a signature holds. */
  readonly signature?: string | undefined;
  /** Nothing else than the signature was believed. */
  readonly bySignature?: true;
}

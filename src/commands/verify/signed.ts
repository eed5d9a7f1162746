import { join, resolve } from 'node:path';
import { client } from '../../audit/connection/client.ts';
import { type Judged, judgeSignature, type Trusted } from '../../audit/signature/judge.ts';
import { textsOfOrigin, verifyListed } from '../../audit/signature/signed-origin.ts';
import { sha256 } from '../../core/digest.ts';
import { whenReadable } from '../../core/system-error.ts';
import { plural } from '../../core/words.ts';
import { readPlainFile } from '../../publish/read-plain-file.cjs';
import type { Deviation } from '../../publish/verify.ts';
import { bareOrigin } from '../common/bare-origin.ts';
import type { Invocation } from '../common/invocation.ts';
import { shown } from '../common/source-options.ts';
import { saidOf, textsOfFolder } from './signature.ts';
import type { Verified } from './verified.ts';

/** A longer answer is broken off, in bytes. */
const longest = 2 ** 28;

/**
 * Compares a folder or an origin with what was signed, and with nothing else: what the signature does not list (compressed
 * files, those of a host) is not looked at.
 */
export async function bySignature(
  origin: string | undefined,
  dir: string,
  trusted: Trusted,
  invocation: Invocation,
): Promise<Verified> {
  if (origin !== undefined) return ofOrigin(bareOrigin(origin), trusted);
  const folder = resolve(invocation.cwd, dir);
  const judged = await judgeSignature(textsOfFolder(folder), trusted);
  const found = [...(judged.files ?? [])].flatMap(([file, digest]) => deviation(folder, file, digest) ?? []);
  return verified(`${shown(folder, invocation)}/`, judged, found);
}

async function ofOrigin(origin: URL, trusted: Trusted): Promise<Verified> {
  const concurrency = 8;
  const { send, close } = client({ origin, timeout: 10_000, concurrency, maxBytes: longest });
  try {
    const judged = await judgeSignature(await textsOfOrigin(send), trusted);
    const found = await verifyListed(judged.files ?? new Map(), send, concurrency);
    return verified(origin.origin, judged, found);
  } finally {
    close();
  }
}

function verified(of: string, judged: Judged, found: Verified['found']): Verified {
  return {
    of,
    compared: plural(judged.files?.size ?? 0, 'file'),
    found: [...judged.faults, ...found],
    signature: saidOf(judged),
    bySignature: true,
  };
}

function deviation(folder: string, file: string, digest: string): Deviation | undefined {
  const bytes = whenReadable(() => readPlainFile(join(folder, file)));
  if (!bytes) return { file, what: 'missing' };
  return sha256(bytes) === digest ? undefined : { file, what: 'changed', detail: 'other bytes than were signed' };
}

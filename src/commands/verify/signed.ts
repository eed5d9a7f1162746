import { join, resolve } from 'node:path';
import { client } from '../../audit/connection/client.ts';
import { type Judged, judgeSignature, type SignatureTexts, type Trusted } from '../../audit/signature/judge.ts';
import { keysIn } from '../../audit/signature/keys.ts';
import { type BytesAt, type JudgedLog, judgeLog } from '../../audit/signature/log.ts';
import { bytesOfOrigin, textsOfOrigin, verifyListed } from '../../audit/signature/signed-origin.ts';
import { sha256 } from '../../core/digest.ts';
import type { Checkpoint } from '../../core/signing/log/checkpoint.ts';
import { checkpointPath } from '../../core/signing/log/places.ts';
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
 * files, those of a host) is not looked at. The log is judged too.
 */
export async function bySignature(
  origin: string | undefined,
  dir: string,
  trusted: Trusted,
  invocation: Invocation,
): Promise<Verified> {
  if (origin !== undefined) return ofOrigin(bareOrigin(origin), trusted);
  const folder = resolve(invocation.cwd, dir);
  const texts = textsOfFolder(folder);
  const judged = await judgeSignature(texts, trusted);
  const found = [...(judged.files ?? [])].flatMap(([file, digest]) => deviation(folder, file, digest) ?? []);
  const bytesAt: BytesAt = (path) => Promise.resolve(whenReadable(() => readPlainFile(join(folder, path))));
  return verified(`${shown(folder, invocation)}/`, judged, found, await logOf({ judged, texts, bytesAt, trusted }));
}

async function ofOrigin(origin: URL, trusted: Trusted): Promise<Verified> {
  const concurrency = 8;
  const { send, close } = client({ origin, timeout: 10_000, concurrency, maxBytes: longest });
  try {
    const texts = await textsOfOrigin(send);
    const judged = await judgeSignature(texts, trusted);
    const found = await verifyListed(judged.files ?? new Map(), send, concurrency);
    const log = await logOf({ judged, texts, bytesAt: bytesOfOrigin(send), trusted });
    return verified(origin.origin, judged, found, log);
  } finally {
    close();
  }
}

function verified(of: string, judged: Judged, found: Verified['found'], log: JudgedLog | undefined): Verified {
  const told = new Set(found.map((each) => ('path' in each ? each.path : `/${each.file}`)));
  // Of what is not the file that was signed, that is all there is to say.
  const ofLog = log?.faults.filter(({ path, what }) => !told.has(path) || (what !== 'changed' && what !== 'missing'));
  return {
    of,
    compared: plural(judged.files?.size ?? 0, 'file'),
    found: [...judged.faults, ...found, ...(ofLog ?? [])],
    signature: saidOf(judged),
    log: log?.faults.length === 0 ? log.head : undefined,
    bySignature: true,
  };
}

interface LogQuestion {
  readonly judged: Judged;
  readonly texts: SignatureTexts;
  readonly bytesAt: BytesAt;
  readonly trusted: Trusted;
}

/** Judges the log of a release whose signature holds, where the list of its files names one. */
async function logOf({ judged, texts, bytesAt, trusted }: LogQuestion): Promise<JudgedLog | undefined> {
  const { claims, files } = judged;
  if (!claims) return undefined;
  const isListed = files ? files.has(checkpointPath.slice(1)) : (await bytesAt(checkpointPath)) !== undefined;
  if (!isListed) return trusted.head && { faults: [goneSince(trusted.head)] };
  const published = keysIn(texts.did ?? '')?.keys ?? [];
  const keys = trusted.keys?.keys ?? published;
  // The list of keys is a file that was signed: those that it names have signed before.
  return judgeLog(bytesAt, { claims, keys, everyKey: [...keys, ...published], known: trusted.head });
}

const goneSince = ({ size }: Checkpoint) => ({
  path: checkpointPath,
  what: 'rewritten' as const,
  detail: `there is no log, where one of ${plural(size, 'entry', 'entries')} is known`,
});

function deviation(folder: string, file: string, digest: string): Deviation | undefined {
  const bytes = whenReadable(() => readPlainFile(join(folder, file)));
  if (!bytes) return { file, what: 'missing' };
  return sha256(bytes) === digest ? undefined : { file, what: 'changed', detail: 'other bytes than were signed' };
}

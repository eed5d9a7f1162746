import { leafHash, merkleTree } from '../../core/merkle.ts';
import { dayOfSeconds, type SignedClaims } from '../../core/signing/claims.ts';
import { isEd25519Signature } from '../../core/signing/ed25519.ts';
import { isSignedBy } from '../../core/signing/jws.ts';
import { jwsOf } from '../../core/signing/jws-form.ts';
import { type Checkpoint, checkpointOf } from '../../core/signing/log/checkpoint.ts';
import { entryOf } from '../../core/signing/log/entry.ts';
import { noteKeyId, readNote } from '../../core/signing/log/note.ts';
import { checkpointPath, logNameOf } from '../../core/signing/log/places.ts';
import { hashLevels, readBundle, tileBytes, tilePath, tilesOf } from '../../core/signing/log/tiles.ts';
import { plural } from '../../core/words.ts';
import type { SignatureFault } from './judge.ts';
import type { ListedKey } from './keys.ts';

/** Bytes of a folder or an origin at a path; undefined if there are none. */
export type BytesAt = (path: string) => Promise<Uint8Array | undefined>;

/** Trust for judging a log. */
export interface LogTrust {
  /** Signed claims of the release with this log. */
  readonly claims: SignedClaims;
  /** Keys valid for its head. */
  readonly keys: readonly ListedKey[];
  /** `keys`, and earlier signers. */
  readonly everyKey: readonly ListedKey[];
  /** Known head, which the log must continue. */
  readonly known?: Checkpoint | undefined;
}

export interface JudgedLog {
  readonly faults: readonly SignatureFault[];
  /** Published and signed head, if the log is whole. */
  readonly head?: Checkpoint;
}

/** Maximum of entries: beyond, tiles would take some 30,000 requests. */
const mostEntries = 2 ** 22;

/**
 * Judges the log of a release: signer of the head, entries and tiles against the head, each entry as a signed release
 * of this origin, and completeness since a known head.
 */
export async function judgeLog(bytesAt: BytesAt, { claims, keys, everyKey, known }: LogTrust): Promise<JudgedLog> {
  const faults: SignatureFault[] = [];
  const fault = (what: SignatureFault['what'], detail: string, path = checkpointPath) =>
    void faults.push({ path, what, detail });
  const head = headOf(await bytesAt(checkpointPath), claims.sub, keys, fault);
  const entries = head && (await entriesOf(head.size, bytesAt, fault));
  if (!head || !entries) return { faults };
  const leaves = entries.map((entry) => leafHash(entry));
  if (merkleTree(leaves).root !== head.root) {
    fault('changed', 'the entries that are published have another root than the one that was signed');
    return { faults };
  }
  const levels = hashLevels(leaves);
  for (const tile of tilesOf(head.size)) {
    const found = await bytesAt(tilePath(tile));
    if (!found || !Buffer.from(found).equals(tileBytes(tile, entries, levels)))
      fault(found ? 'changed' : 'missing', 'these are not the hashes of the entries', tilePath(tile));
  }
  await judgeEntries(entries, claims, everyKey, fault);
  if (known && known.name !== head.name)
    fault('wrong-origin', `it is the head of ${head.name}, while the one that is known is of ${known.name}`);
  else if (known && known.size > head.size)
    fault(
      'rewritten',
      `it has ${entryCount(head.size)}, where a head of ${known.size} is known: of an older release, or cut`,
    );
  else if (known && merkleTree(leaves.slice(0, known.size)).root !== known.root)
    fault('rewritten', `it does not begin with the ${entryCount(known.size)} of the head that is known`);
  return { faults, head };
}

const entryCount = (count: number) => plural(count, 'entry', 'entries');

type Fault = (what: SignatureFault['what'], detail: string, path?: string) => void;

function headOf(
  bytes: Uint8Array | undefined,
  origin: string,
  keys: readonly ListedKey[],
  fault: Fault,
): Checkpoint | undefined {
  if (!bytes) return void fault('missing', 'there is no head of the log');
  const note = readNote(Buffer.from(bytes).toString('utf8'));
  const head = note && checkpointOf(note.text);
  if (!note || !head) return void fault('forged', 'it is no head of a log (C2SP tlog-checkpoint)');
  if (head.name !== logNameOf(origin))
    return void fault('wrong-origin', `it is the head of ${head.name}, not of ${logNameOf(origin)}`);
  const own = keys.flatMap(({ x, asserts, revoked }) => {
    const made = note.signatures.filter((each) => each.name === head.name && each.keyId === noteKeyId(head.name, x));
    return asserts && revoked === undefined ? made.map(({ signature }) => ({ x, signature })) : [];
  });
  if (own.length === 0) return void fault('wrong-key', 'it is signed by none of the keys that count');
  if (!own.every(({ x, signature }) => isEd25519Signature(signature, note.text, x)))
    return void fault('forged', 'the key that it names did not sign this');
  if (head.size > mostEntries) return void fault('forged', `it has ${entryCount(head.size)}, more than are read`);
  return head;
}

/** All log entries in order; reports a missing or damaged bundle, then undefined. */
async function entriesOf(size: number, bytesAt: BytesAt, fault: Fault): Promise<string[] | undefined> {
  const entries: string[] = [];
  let isWhole = true;
  for (const tile of tilesOf(size)) {
    if (tile.level !== 'entries') continue;
    const bytes = await bytesAt(tilePath(tile));
    const read = bytes && readBundle(bytes);
    if (read?.length === tile.width) for (const entry of read) entries.push(entry);
    else {
      isWhole = false;
      fault(bytes ? 'changed' : 'missing', `expected ${entryCount(tile.width)} of the log`, tilePath(tile));
    }
  }
  return isWhole ? entries : undefined;
}

async function judgeEntries(
  entries: readonly string[],
  claims: SignedClaims,
  keys: readonly ListedKey[],
  fault: Fault,
): Promise<void> {
  let day = 0;
  for (const [i, text] of entries.entries()) {
    const entry = entryOf(text);
    if (!entry) {
      fault('forged', `its entry ${i} is no signature of a release`);
      continue;
    }
    const { sub, iat } = entry.claims;
    if (!(await isByAny(text, keys)))
      fault('wrong-key', `its entry ${i} is signed by none of the keys that are listed`);
    if (sub !== claims.sub) fault('wrong-origin', `its entry ${i} is a release of ${sub}`);
    if (iat < day) fault('forged', `its entry ${i} is older than the one before`);
    day = Math.max(day, iat);
  }
  if (day > claims.iat)
    fault('replayed', `it knows a release of ${dayOfSeconds(day)}, and this one is of ${dayOfSeconds(claims.iat)}`);
}

/** Tries the named key first; names may change with the host. */
async function isByAny(text: string, keys: readonly ListedKey[]): Promise<boolean> {
  const read = jwsOf(text);
  if (!read) return false;
  const named = keys.filter(({ name }) => name === read.kid);
  for (const { x } of [...named, ...keys]) if (await isSignedBy(read.jws, x)) return true;
  return false;
}

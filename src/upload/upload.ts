import { byCodeUnit } from '../core/problem.ts';
import { Stop } from '../core/stop.ts';
import { plural } from '../core/words.ts';
import { stages } from '../hosts/cloudfront/plan.ts';
import type { Bucket, Stored } from './bucket.ts';
import { type Changes, changesOf, leaving } from './changes.ts';
import { type Inventory, inventoryKey, type Known, knownOf, readInventory, writeInventory } from './inventory.ts';
import { ledgerKey, readLedger, writeLedger } from './ledger.ts';
import { pool } from './pool.ts';
import type { Wanted } from './wanted.ts';

export interface UploadOptions {
  readonly read: (file: string) => Uint8Array;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Days that unused assets stay. */
  readonly keepDays: number;
  /** Maximum of parallel requests. */
  readonly width: number;
  /** Takes over a bucket with other objects, which are removed. */
  readonly adopt: boolean;
  /** Empties the caches in front, if there are any. */
  readonly invalidate?: (() => Promise<void>) | undefined;
  readonly tell: (line: string) => void;
}

/** Changes that make a bucket match the plan, and whether caches are still outdated. */
export interface Comparison extends Changes {
  readonly pending: boolean;
  /** Inventory as it was read, and records of the unchanged objects. */
  readonly known: { readonly before: Inventory; readonly equal: Inventory };
}

/** Compares a bucket with a plan; changes nothing. Throws a Stop if it holds objects of others. */
export async function compare(
  wanted: readonly Wanted[],
  bucket: Bucket,
  options: Pick<UploadOptions, 'today' | 'keepDays' | 'width' | 'adopt'>,
): Promise<Comparison> {
  const [stored, ledger] = [await bucket.list(), await readLedger(bucket)];
  if (ledger === undefined && stored.size > 0 && !options.adopt)
    throw new Stop(
      'content',
      `The bucket holds ${plural(stored.size, 'object')} that no deployment of Gazette made, such as ${[...stored.keys()][0]}. ` +
        'They would be removed. Choose another bucket, or pass --adopt.',
    );
  const before = await readInventory(bucket);
  const { uploads, equal } = await changesOf(wanted, stored, before, bucket, options.width);
  const rest = leaving(wanted, stored, ledger?.unused ?? {}, options);
  return { uploads, ...rest, pending: ledger?.pending ?? false, known: { before, equal } };
}

/**
 * Makes a bucket match the plan. A kill at any moment leaves a working site, and the next run continues. Throws a Stop,
 * with the counts of finished work, at the first object that cannot be sent.
 */
export async function upload(wanted: readonly Wanted[], bucket: Bucket, options: UploadOptions): Promise<Comparison> {
  const { width, tell, invalidate } = options;
  const comparison = await compare(wanted, bucket, options);
  const { uploads, removals, kept, known } = comparison;
  const now = new Map<string, Known>(known.equal);
  const pending = comparison.pending || uploads.some(({ why }) => why !== 'new') || removals.length > 0;
  const done = { sent: 0, removed: 0 };
  try {
    await writeLedger(bucket, { version: 1, pending, unused: kept });
    for (const stage of stages)
      for (const isNew of [true, false]) {
        const turn = uploads.filter(({ wanted, why }) => wanted.stage === stage && (why === 'new') === isNew);
        await pool(turn, width, async ({ wanted }) => {
          const { key, file, fields } = wanted;
          const tag = await bucket.write(key, options.read(file), fields);
          if (tag !== undefined) now.set(key, knownOf(wanted, tag, undefined));
          done.sent += 1;
        });
        if (turn.length > 0) tell(`${stage}: ${plural(turn.length, 'object')} ${isNew ? 'added' : 'replaced'}`);
      }
    if (pending && invalidate) await invalidate();
    await pool(removals, width, async (key) => {
      await bucket.remove(key);
      done.removed += 1;
    });
    if (removals.length > 0) tell(`${plural(removals.length, 'object')} removed`);
    // A removed page may have been cached again since.
    if (removals.length > 0 && invalidate) await invalidate();
    verify(wanted, kept, await bucket.list());
    await writeInventory(bucket, inOrder(now), known.before);
    await writeLedger(bucket, { version: 1, pending: false, unused: kept });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const counts = `${done.sent} of ${plural(uploads.length, 'object')} sent, ${done.removed} of ${removals.length} removed`;
    throw new Stop(
      error.exit,
      `${error.message}\nNot finished: ${counts}. Run the same command again: it goes on from here.`,
    );
  }
  return comparison;
}

/** Throws a Stop unless the bucket lists exactly the expected objects. */
function verify(wanted: readonly Wanted[], kept: Changes['kept'], stored: ReadonlyMap<string, Stored>): void {
  const missing = wanted.filter(({ key }) => !stored.has(key)).map(({ key }) => key);
  const known = new Set([...wanted.map(({ key }) => key), ...Object.keys(kept), ledgerKey, inventoryKey]);
  const odd = [...missing, ...[...stored.keys()].filter((key) => !known.has(key))];
  if (odd.length > 0)
    throw new Stop(
      'io',
      `The bucket is not what was sent: ${odd.slice(0, 5).join(', ')}. Does something else write to it?`,
    );
}

/** Sorted by key, so that no order of answers matters. */
function inOrder(inventory: Inventory): Inventory {
  return new Map([...inventory].sort(([a], [b]) => byCodeUnit(a, b)));
}

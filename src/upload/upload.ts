import { CommandExit } from '../core/command-exit.ts';
import { pluralize } from '../core/pluralize.ts';
import { compareCodeUnits } from '../core/problem.ts';
import { uploadStages } from '../hosts/cloudfront/plan.ts';
import type { Bucket, BucketObject } from './bucket.ts';
import { type BucketChanges, compareObjects, sortObsoleteObjects } from './bucket-changes.ts';
import { bucketStateKey, readBucketState, writeBucketState } from './bucket-state.ts';
import {
  type Inventory,
  inventoryKey,
  type ObjectRecord,
  readInventory,
  toObjectRecord,
  writeInventory,
} from './inventory.ts';
import type { PlannedObject } from './planned-objects.ts';
import { runConcurrently } from './run-concurrently.ts';

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
export interface BucketComparison extends BucketChanges {
  readonly pending: boolean;
  /** Inventory as it was read, and records of the unchanged objects. */
  readonly known: { readonly before: Inventory; readonly equal: Inventory };
}

/** Compares a bucket with a plan; changes nothing. Throws a Stop if it holds objects of others. */
export async function compareBucket(
  wanted: readonly PlannedObject[],
  bucket: Bucket,
  options: Pick<UploadOptions, 'today' | 'keepDays' | 'width' | 'adopt'>,
): Promise<BucketComparison> {
  const [stored, ledger] = [await bucket.list(), await readBucketState(bucket)];
  if (ledger === undefined && stored.size > 0 && !options.adopt)
    throw new CommandExit(
      'content',
      `The bucket holds ${pluralize(stored.size, 'object')} that no deployment of Gazette made, such as ${[...stored.keys()][0]}. ` +
        'They would be removed. Choose another bucket, or pass --adopt.',
    );
  const before = await readInventory(bucket);
  const { uploads, equal } = await compareObjects(wanted, stored, before, bucket, options.width);
  const rest = sortObsoleteObjects(wanted, stored, ledger?.unused ?? {}, options);
  return { uploads, ...rest, pending: ledger?.pending ?? false, known: { before, equal } };
}

/**
 * Makes a bucket match the plan. A kill at any moment leaves a working site, and the next run continues. Throws a Stop,
 * with the counts of finished work, at the first object that cannot be sent.
 */
export async function upload(
  wanted: readonly PlannedObject[],
  bucket: Bucket,
  options: UploadOptions,
): Promise<BucketComparison> {
  const { width, tell, invalidate } = options;
  const comparison = await compareBucket(wanted, bucket, options);
  const { uploads, removals, kept, known } = comparison;
  const now = new Map<string, ObjectRecord>(known.equal);
  const pending = comparison.pending || uploads.some(({ why }) => why !== 'new') || removals.length > 0;
  const done = { sent: 0, removed: 0 };
  try {
    await writeBucketState(bucket, { version: 1, pending, unused: kept });
    for (const stage of uploadStages)
      for (const isNew of [true, false]) {
        const turn = uploads.filter(({ wanted, why }) => wanted.stage === stage && (why === 'new') === isNew);
        await runConcurrently(turn, width, async ({ wanted }) => {
          const { key, file, fields } = wanted;
          const tag = await bucket.write(key, options.read(file), fields);
          if (tag !== undefined) now.set(key, toObjectRecord(wanted, tag, undefined));
          done.sent += 1;
        });
        if (turn.length > 0) tell(`${stage}: ${pluralize(turn.length, 'object')} ${isNew ? 'added' : 'replaced'}`);
      }
    if (pending && invalidate) await invalidate();
    await runConcurrently(removals, width, async (key) => {
      await bucket.remove(key);
      done.removed += 1;
    });
    if (removals.length > 0) tell(`${pluralize(removals.length, 'object')} removed`);
    // A removed page may have been cached again since.
    if (removals.length > 0 && invalidate) await invalidate();
    verify(wanted, kept, await bucket.list());
    await writeInventory(bucket, inOrder(now), known.before);
    await writeBucketState(bucket, { version: 1, pending: false, unused: kept });
  } catch (error) {
    if (!(error instanceof CommandExit)) throw error;
    const counts = `${done.sent} of ${pluralize(uploads.length, 'object')} sent, ${done.removed} of ${removals.length} removed`;
    throw new CommandExit(
      error.exit,
      `${error.message}\nNot finished: ${counts}. Run the same command again: it goes on from here.`,
    );
  }
  return comparison;
}

/** Throws a Stop unless the bucket lists exactly the expected objects. */
function verify(
  wanted: readonly PlannedObject[],
  kept: BucketChanges['kept'],
  stored: ReadonlyMap<string, BucketObject>,
): void {
  const missing = wanted.filter(({ key }) => !stored.has(key)).map(({ key }) => key);
  const known = new Set([...wanted.map(({ key }) => key), ...Object.keys(kept), bucketStateKey, inventoryKey]);
  const odd = [...missing, ...[...stored.keys()].filter((key) => !known.has(key))];
  if (odd.length > 0)
    throw new CommandExit(
      'io',
      `The bucket is not what was sent: ${odd.slice(0, 5).join(', ')}. Does something else write to it?`,
    );
}

/** Sorted by key, so that no order of answers matters. */
function inOrder(inventory: Inventory): Inventory {
  return new Map([...inventory].sort(([a], [b]) => compareCodeUnits(a, b)));
}

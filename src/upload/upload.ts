import { daysBetween } from '../core/dates.ts';
import { CommandExit } from '../core/exit-codes.ts';
import { pluralize } from '../core/pluralize.ts';
import { compareCodeUnits } from '../core/problem.ts';
import { uploadStages } from '../hosts/cloudfront/plan.ts';
import { type Bucket, type BucketObject, bytesToText, type ObjectHeaders } from './bucket.ts';
import {
  hasBytes,
  hasFields,
  type Inventory,
  inventoryKey,
  type ObjectRecord,
  type PlannedObject,
  readInventory,
  toObjectRecord,
  writeInventory,
} from './inventory.ts';

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

/** Changes to make to a bucket. */
interface BucketChanges {
  /** In order of execution: by stage, and in each new objects before changed ones. */
  readonly uploads: readonly PlannedUpload[];
  /** Old assets that stay for open pages, with the day since which they are unused. */
  readonly kept: Readonly<Record<string, string>>;
  readonly removals: readonly string[];
}

interface PlannedUpload {
  readonly wanted: PlannedObject;
  readonly why: 'new' | 'bytes' | 'fields';
}

/** Whether a name holds a digest: its bytes never change. */
const isAsset = (key: string) => /^assets\/[^/]+\.[0-9a-f]{12}\.\w+$/.test(key);

/** Objects to upload, and records of the unchanged ones. */
interface ObjectComparison {
  readonly uploads: readonly PlannedUpload[];
  readonly equal: Inventory;
}

/** Compares with the inventory; without an entry, bytes by tag and fields by request. */
async function compareObjects(
  wanted: readonly PlannedObject[],
  stored: ReadonlyMap<string, BucketObject>,
  known: Inventory,
  bucket: Pick<Bucket, 'fields'>,
  width: number,
): Promise<ObjectComparison> {
  const uploads: PlannedUpload[] = [];
  const equal = new Map<string, ObjectRecord>();
  await runConcurrently(wanted, width, async (object) => {
    const there = stored.get(object.key);
    const why = there === undefined ? 'new' : await difference(object, there, known.get(object.key), bucket);
    if (why !== undefined) uploads.push({ wanted: object, why });
    else if (there)
      equal.set(object.key, toObjectRecord(object, there.tag, there.isSettled ? there.modified : undefined));
  });
  const rank = new Map(
    wanted.map(({ key, stage }, index) => [key, uploadStages.indexOf(stage) * 2 * wanted.length + index]),
  );
  const place = ({ wanted: { key }, why }: PlannedUpload) => (rank.get(key) ?? 0) + (why === 'new' ? 0 : wanted.length);
  return { uploads: uploads.sort((a, b) => place(a) - place(b)), equal };
}

async function difference(
  object: PlannedObject,
  stored: BucketObject,
  known: ObjectRecord | undefined,
  bucket: Pick<Bucket, 'fields'>,
): Promise<'bytes' | 'fields' | undefined> {
  if (!(hasBytes(known, stored, object) ?? stored.tag === object.tag())) return 'bytes';
  const isSame = hasFields(known, stored, object) ?? sameFields(object.fields, await bucket.fields(object.key));
  return isSame ? undefined : 'fields';
}

/** Objects outside the plan, kept or removed. */
function sortObsoleteObjects(
  wanted: readonly PlannedObject[],
  stored: ReadonlyMap<string, BucketObject>,
  unused: BucketState['unused'],
  { today, keepDays }: { readonly today: string; readonly keepDays: number },
): Omit<BucketChanges, 'uploads'> {
  const names = new Set([...wanted.map(({ key }) => key), bucketStateKey, inventoryKey]);
  const kept: Record<string, string> = {};
  const removals: string[] = [];
  for (const key of [...stored.keys()].filter((key) => !names.has(key)).sort()) {
    const since = unused[key] ?? today;
    if (isAsset(key) && daysBetween(since, today) < keepDays) kept[key] = since;
    else removals.push(key);
  }
  return { kept, removals };
}

function sameFields(wanted: ObjectHeaders, stored: ObjectHeaders | undefined): boolean {
  const names = Object.keys(wanted);
  return (
    stored !== undefined &&
    Object.keys(stored).length === names.length &&
    names.every((name) => wanted[name] === stored[name])
  );
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
    await sendObjects(uploads, bucket, options, ({ wanted }, tag) => {
      if (tag !== undefined) now.set(wanted.key, toObjectRecord(wanted, tag, undefined));
      done.sent += 1;
    });
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

/** Sends objects stage by stage, new ones before changed ones. `sent` hears of each, with its tag if the server names one. */
async function sendObjects(
  uploads: readonly PlannedUpload[],
  bucket: Bucket,
  { read, width, tell }: UploadOptions,
  sent: (upload: PlannedUpload, tag: string | undefined) => void,
): Promise<void> {
  for (const stage of uploadStages)
    for (const isNew of [true, false]) {
      const turn = uploads.filter(({ wanted, why }) => wanted.stage === stage && (why === 'new') === isNew);
      await runConcurrently(turn, width, async (each) => {
        const { key, file, fields } = each.wanted;
        sent(each, await bucket.write(key, read(file), fields));
      });
      if (turn.length > 0) tell(`${stage}: ${pluralize(turn.length, 'object')} ${isNew ? 'added' : 'replaced'}`);
    }
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

/** State of a bucket between deployments. A bucket that has it is Gazette's alone. */
interface BucketState {
  readonly version: 1;
  /** Whether caches may be outdated: set before the first object changes, cleared at the end. */
  readonly pending: boolean;
  /** Unused assets, with the first day on which no release wants them. */
  readonly unused: Readonly<Record<string, string>>;
}

/** No page has this prefix, and the functions of the distribution do not serve it. */
export const bucketStateKey = '.gazette/bucket.json';

/** Reads the ledger; undefined if there is none. */
async function readBucketState(bucket: Bucket): Promise<BucketState | undefined> {
  const bytes = await bucket.read(bucketStateKey);
  if (bytes === undefined) return undefined;
  const ledger = parsed(bytesToText(bytes));
  if (ledger?.version === 1 && typeof ledger.unused === 'object') return ledger;
  throw new CommandExit(
    'io',
    `${bucketStateKey} in the bucket is none that this Gazette wrote. Remove it and pass --adopt.`,
  );
}

async function writeBucketState(bucket: Bucket, ledger: BucketState): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(ledger, null, 2)}\n`, 'utf8');
  await bucket.write(bucketStateKey, bytes, { 'content-type': 'application/json', 'cache-control': 'no-store' });
}

function parsed(text: string): BucketState | undefined {
  try {
    return JSON.parse(text) as BucketState;
  } catch {
    return undefined;
  }
}

/**
 * Runs `work` for every item, at most `width` at a time. After a failure no item is started; the running ones finish,
 * then the first failure is thrown.
 */
export async function runConcurrently<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => void failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}

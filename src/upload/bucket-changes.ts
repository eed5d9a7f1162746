import { daysBetween } from '../core/dates.ts';
import { uploadStages } from '../hosts/cloudfront/plan.ts';
import type { Bucket, BucketObject, ObjectHeaders } from './bucket.ts';
import { type BucketState, bucketStateKey } from './bucket-state.ts';
import { hasBytes, hasFields, type Inventory, inventoryKey, type ObjectRecord, toObjectRecord } from './inventory.ts';
import type { PlannedObject } from './planned-objects.ts';
import { runConcurrently } from './run-concurrently.ts';

/** Changes to make to a bucket. */
export interface BucketChanges {
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
export async function compareObjects(
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
export function sortObsoleteObjects(
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

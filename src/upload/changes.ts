import { daysBetween } from '../core/dates.ts';
import { stages } from '../hosts/cloudfront/plan.ts';
import type { Bucket, Fields, Stored } from './bucket.ts';
import { hasBytes, hasFields, type Inventory, inventoryKey, type Known, knownOf } from './inventory.ts';
import { type Ledger, ledgerKey } from './ledger.ts';
import { pool } from './pool.ts';
import type { Wanted } from './wanted.ts';

/** Changes to make to a bucket. */
export interface Changes {
  /** In order of execution: by stage, and in each new objects before changed ones. */
  readonly uploads: readonly Change[];
  /** Old assets that stay for open pages, with the day since which they are unused. */
  readonly kept: Readonly<Record<string, string>>;
  readonly removals: readonly string[];
}

export interface Change {
  readonly wanted: Wanted;
  readonly why: 'new' | 'bytes' | 'fields';
}

/** Whether a name holds a digest: its bytes never change. */
const isAsset = (key: string) => /^assets\/[^/]+\.[0-9a-f]{12}\.\w+$/.test(key);

/** Objects to upload, and records of the unchanged ones. */
export interface Compared {
  readonly uploads: readonly Change[];
  readonly equal: Inventory;
}

/** Compares with the inventory; without an entry, bytes by tag and fields by request. */
export async function changesOf(
  wanted: readonly Wanted[],
  stored: ReadonlyMap<string, Stored>,
  known: Inventory,
  bucket: Pick<Bucket, 'fields'>,
  width: number,
): Promise<Compared> {
  const uploads: Change[] = [];
  const equal = new Map<string, Known>();
  await pool(wanted, width, async (object) => {
    const there = stored.get(object.key);
    const why = there === undefined ? 'new' : await difference(object, there, known.get(object.key), bucket);
    if (why !== undefined) uploads.push({ wanted: object, why });
    else if (there) equal.set(object.key, knownOf(object, there.tag, there.isSettled ? there.modified : undefined));
  });
  const rank = new Map(wanted.map(({ key, stage }, index) => [key, stages.indexOf(stage) * 2 * wanted.length + index]));
  const place = ({ wanted: { key }, why }: Change) => (rank.get(key) ?? 0) + (why === 'new' ? 0 : wanted.length);
  return { uploads: uploads.sort((a, b) => place(a) - place(b)), equal };
}

async function difference(
  object: Wanted,
  stored: Stored,
  known: Known | undefined,
  bucket: Pick<Bucket, 'fields'>,
): Promise<'bytes' | 'fields' | undefined> {
  if (!(hasBytes(known, stored, object) ?? stored.tag === object.tag())) return 'bytes';
  const isSame = hasFields(known, stored, object) ?? sameFields(object.fields, await bucket.fields(object.key));
  return isSame ? undefined : 'fields';
}

/** Objects outside the plan, kept or removed. */
export function leaving(
  wanted: readonly Wanted[],
  stored: ReadonlyMap<string, Stored>,
  unused: Ledger['unused'],
  { today, keepDays }: { readonly today: string; readonly keepDays: number },
): Omit<Changes, 'uploads'> {
  const names = new Set([...wanted.map(({ key }) => key), ledgerKey, inventoryKey]);
  const kept: Record<string, string> = {};
  const removals: string[] = [];
  for (const key of [...stored.keys()].filter((key) => !names.has(key)).sort()) {
    const since = unused[key] ?? today;
    if (isAsset(key) && daysBetween(since, today) < keepDays) kept[key] = since;
    else removals.push(key);
  }
  return { kept, removals };
}

function sameFields(wanted: Fields, stored: Fields | undefined): boolean {
  const names = Object.keys(wanted);
  return (
    stored !== undefined &&
    Object.keys(stored).length === names.length &&
    names.every((name) => wanted[name] === stored[name])
  );
}

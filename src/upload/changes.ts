import { daysBetween } from '../core/dates.ts';
import { stages } from '../hosts/cloudfront/plan.ts';
import type { Bucket, Fields } from './bucket.ts';
import { type Ledger, ledgerKey } from './ledger.ts';
import { pool } from './pool.ts';
import type { Wanted } from './wanted.ts';

/** How a bucket differs from a plan. */
export interface Changes {
  /** In the order in which they are made: by stage, and in each what is new before what changes. */
  readonly uploads: readonly Change[];
  /** Assets of earlier releases that stay for pages that somebody has open, with the day since which they are unused. */
  readonly kept: Readonly<Record<string, string>>;
  readonly removals: readonly string[];
}

export interface Change {
  readonly wanted: Wanted;
  readonly why: 'new' | 'bytes' | 'fields';
}

/** A name that holds the digest of its bytes: it is never another file. */
const isAsset = (key: string) => /^assets\/[^/]+\.[0-9a-f]{12}\.\w+$/.test(key);

/** Compares bytes by their tags and fields by asking for them: a listing has none. */
export async function changesOf(
  wanted: readonly Wanted[],
  stored: ReadonlyMap<string, string>,
  bucket: Pick<Bucket, 'fields'>,
  width: number,
): Promise<Change[]> {
  const changes: Change[] = [];
  await pool(wanted, width, async (object) => {
    const tag = stored.get(object.key);
    if (tag === undefined) changes.push({ wanted: object, why: 'new' });
    else if (tag !== object.tag) changes.push({ wanted: object, why: 'bytes' });
    else if (!sameFields(object.fields, await bucket.fields(object.key)))
      changes.push({ wanted: object, why: 'fields' });
  });
  const rank = new Map(wanted.map(({ key, stage }, index) => [key, stages.indexOf(stage) * 2 * wanted.length + index]));
  const place = ({ wanted: { key }, why }: Change) => (rank.get(key) ?? 0) + (why === 'new' ? 0 : wanted.length);
  return changes.sort((a, b) => place(a) - place(b));
}

/** What becomes of objects that the plan does not name. */
export function leaving(
  wanted: readonly Wanted[],
  stored: ReadonlyMap<string, string>,
  unused: Ledger['unused'],
  { today, keepDays }: { readonly today: string; readonly keepDays: number },
): Omit<Changes, 'uploads'> {
  const names = new Set([...wanted.map(({ key }) => key), ledgerKey]);
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

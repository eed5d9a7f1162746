import { compareCodeUnits } from '../../core/problem.ts';
import { type LedgerEntry, removedDigest } from './entry.ts';

/** Latest record of an address. */
interface LatestRecord {
  /** Entry of the latest date; the last in order if there are several. */
  readonly latest: LedgerEntry;
  /** Digests of the latest date: branches released on one day meet there, and each digest counts. */
  readonly digests: ReadonlySet<string>;
}

/** Entries by address, the earliest first. */
export type LedgerHistory = ReadonlyMap<string, readonly LedgerEntry[]>;

/** Sorts the entries of all files: by date, then by values that follow each other, else by digest. */
export function buildHistory(entries: readonly LedgerEntry[]): LedgerHistory {
  const found = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const known = found.get(entry.address);
    if (known) known.push(entry);
    else found.set(entry.address, [entry]);
  }
  for (const [address, list] of found) if (list.length > 1) found.set(address, ordered(list));
  return found;
}

function ordered(list: LedgerEntry[]): LedgerEntry[] {
  const key = ({ date, digest }: LedgerEntry) => `${date} ${digest}`;
  // Overlapping bases repeat entries; one of them may have forgotten values.
  const once = new Map<string, LedgerEntry>();
  for (const entry of list) {
    const known = once.get(key(entry));
    if (!known || entry.isForgotten) once.set(key(entry), entry);
  }
  return [...once.values()].sort(
    (a, b) => compareCodeUnits(a.date, b.date) || follows(a, b) || compareCodeUnits(a.digest, b.digest),
  );
}

/** Orders entries of one day: the earlier ends where the other begins. */
function follows(a: LedgerEntry, b: LedgerEntry): number {
  const isBefore = (one: LedgerEntry, other: LedgerEntry) =>
    one.values !== undefined &&
    other.values?.length === 2 &&
    JSON.stringify(one.values.at(-1)) === JSON.stringify(other.values[0]) &&
    JSON.stringify(one.values.at(0)) !== JSON.stringify(other.values.at(-1));
  return isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0;
}

/** Current record of an address; undefined if it never had one. */
export function findLatestRecord(history: LedgerHistory, address: string): LatestRecord | undefined {
  const list = history.get(address) ?? [];
  const latest = list.at(-1);
  if (!latest) return undefined;
  return { latest, digests: new Set(list.filter(({ date }) => date === latest.date).map(({ digest }) => digest)) };
}

/** The value that an address had last, where it is known. */
export function findLastValue(history: LedgerHistory, address: string): unknown {
  const last = history.get(address)?.at(-1);
  return last && last.digest !== removedDigest ? (last.values?.at(-1) ?? undefined) : undefined;
}

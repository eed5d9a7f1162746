import { byCodeUnit } from '../../core/problem.ts';
import { type LedgerEntry, removed } from './entry.ts';

/** What is known of an address. */
export interface Recorded {
  /** Of the latest date; of several with that date the one that comes last in this order. */
  readonly latest: LedgerEntry;
  /** All digests of the latest date: branches that released on one day meet there, and any of them is recorded. */
  readonly digests: ReadonlySet<string>;
}

/** All entries by address, each from the earliest date on. */
export type History = ReadonlyMap<string, readonly LedgerEntry[]>;

/** Puts the entries of all files in order: by date, ties by the values that follow each other, else by digest. */
export function historyOf(entries: readonly LedgerEntry[]): History {
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
  // Two bases that overlap say the same twice; one of them may have been told to forget.
  const once = new Map<string, LedgerEntry>();
  for (const entry of list) {
    const known = once.get(key(entry));
    if (!known || entry.isForgotten) once.set(key(entry), entry);
  }
  return [...once.values()].sort(
    (a, b) => byCodeUnit(a.date, b.date) || follows(a, b) || byCodeUnit(a.digest, b.digest),
  );
}

/** Of two entries of one day: the one that ends where the other begins is the earlier. */
function follows(a: LedgerEntry, b: LedgerEntry): number {
  const isBefore = (one: LedgerEntry, other: LedgerEntry) =>
    one.values !== undefined &&
    other.values?.length === 2 &&
    JSON.stringify(one.values.at(-1)) === JSON.stringify(other.values[0]) &&
    JSON.stringify(one.values.at(0)) !== JSON.stringify(other.values.at(-1));
  return isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0;
}

/** What the history says of an address now; undefined where it never had one. */
export function recordedOf(history: History, address: string): Recorded | undefined {
  const list = history.get(address) ?? [];
  const latest = list.at(-1);
  if (!latest) return undefined;
  return { latest, digests: new Set(list.filter(({ date }) => date === latest.date).map(({ digest }) => digest)) };
}

/** The value that an address had last, where it is known. */
export function lastValue(history: History, address: string): unknown {
  const last = history.get(address)?.at(-1);
  return last && last.digest !== removed ? (last.values?.at(-1) ?? undefined) : undefined;
}

import { compareCodeUnits } from '../../core/problem.ts';

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

/** Ledger entry of a fact for one date. */
export interface LedgerEntry {
  /** `company#registeredAddress/postalCode`, `page#/about/`. */
  readonly address: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Value digest, 22 characters of base64url; `-`: no longer published. */
  readonly digest: string;
  /**
   * The values before and after, null where there is none or it is not kept; one value, or none, of a fact that was there
   * when the ledger began, which is no news. Absent: nothing is kept of them.
   */
  readonly values?: readonly unknown[];
  /** Values were erased, and none are kept from then on. */
  readonly isForgotten?: true;
}

/** The digest of what is no longer published. */
export const removedDigest = '-';

/** Whether an entry records a fact from when the ledger began. */
export const isInitialEntry = ({ digest, values }: LedgerEntry): boolean =>
  digest !== removedDigest && values !== undefined && values.length < 2;

/** Kind of change of a fact or list item. */
export type ChangeKind = 'added' | 'changed' | 'rewritten' | 'renamed' | 'revised' | 'removed';

/** A change that the ledger knows: data, of which each language makes its own sentence. */
export interface RecordedChange {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Start of the address: `company`, `solutions`, `page`. */
  readonly resource: string;
  /** The item, or the member: `recall-calls`, `products/kit`, `registeredAddress`; of a page its path. */
  readonly id: string;
  /** The field of it that changed, `postalCode`; empty where the whole did. */
  readonly field: string;
  readonly kind: ChangeKind;
  /** Name of the item, or its last; absent where it has none, or none may be kept. */
  readonly name?: string;
  /** Values where they are short and may be kept; in the form of the API. */
  readonly was?: unknown;
  readonly now?: unknown;
  /** Path of this site, with its fragment, where it can be read. */
  readonly path: string;
}

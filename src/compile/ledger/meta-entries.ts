import type { LedgerEntry } from '../../content/ledger/history.ts';
import { listTypedModules, type Sources } from '../../content/read/load.ts';
import { latestDate } from '../../core/dates.ts';
import { digestValue } from './digest.ts';

/** Address prefixes of entries that are no facts; no resource has such a name. */
const given = '$ahead#';
const moved = '$moved#';

/** Something got another address: `page#/old/` became `page#/new/`, with all that is below it. */
export interface RecordedMove {
  readonly from: string;
  readonly to: string;
  readonly date: string;
}

/** Whether an entry tells of no fact. */
export const isMetaEntry = ({ address }: LedgerEntry): boolean =>
  address.startsWith(given) || address.startsWith(moved);

/**
 * Entries for scheduled values whose day has come since the last entry. Not every value is a fact with an address, and the
 * newest entry tells the day. `recorded` are days of entries, `day` that of the release.
 */
export function createDueEntries(sources: Sources, recorded: readonly string[], day: string): LedgerEntry[] {
  const last = latestDate(['', ...recorded]);
  return listTypedModules(sources)
    .flatMap(({ ahead = [] }) => ahead)
    .filter(({ isInForce, from }) => isInForce && from > last)
    .map(({ address, from }) => ({ address: given + address, date: day, digest: digestValue(from) }));
}

export const toMoveEntry = ({ from, to, date }: RecordedMove): LedgerEntry => ({
  address: moved + from,
  date,
  digest: digestValue(to),
  values: [to],
});

/** The moves that these entries tell, the earliest first. */
export function listMoves(entries: readonly LedgerEntry[]): RecordedMove[] {
  return entries
    .flatMap(({ address, date, values = [] }) => {
      const [to] = values;
      return address.startsWith(moved) && typeof to === 'string'
        ? [{ from: address.slice(moved.length), to, date }]
        : [];
    })
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

import { type LedgerEntry, removed } from '../../content/ledger/entry.ts';
import { type History, lastValue, recordedOf } from '../../content/ledger/history.ts';
import { byCodeUnit } from '../../core/problem.ts';
import type { Fact } from './body-facts.ts';

/**
 * Entries that a ledger lacks: one for each changed, new or removed fact, in the order of addresses. `dateOf` gives the date
 * of the change.
 */
export function unrecorded(
  facts: ReadonlyMap<string, Fact>,
  history: History,
  dateOf: (address: string) => string,
): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const [address, { digest, value }] of facts) {
    const known = recordedOf(history, address);
    if (known?.digests.has(digest)) continue;
    entries.push(entryOf(history, address, dateOf(address), digest, value));
  }
  for (const address of history.keys())
    if (!facts.has(address) && !recordedOf(history, address)?.digests.has(removed))
      entries.push(entryOf(history, address, dateOf(address), removed, undefined));
  return entries.sort((a, b) => byCodeUnit(a.address, b.address));
}

function entryOf(history: History, address: string, date: string, digest: string, value: unknown): LedgerEntry {
  if (history.get(address)?.some(({ isForgotten }) => isForgotten)) return { address, date, digest, isForgotten: true };
  const was = lastValue(history, address);
  const values = digest === removed ? [was ?? null] : [was ?? null, value ?? null];
  return values.every((each) => each === null) ? { address, date, digest } : { address, date, digest, values };
}

import { type LedgerEntry, removedDigest } from '../../content/ledger/entry.ts';
import { findLastValue, findLatestRecord, type LedgerHistory } from '../../content/ledger/history.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import type { LedgerFact } from './body-facts.ts';

/**
 * Entries that a ledger lacks: one for each changed, new or removed fact, in the order of addresses. `dateOf` gives the date
 * of the change.
 */
export function findUnrecordedEntries(
  facts: ReadonlyMap<string, LedgerFact>,
  history: LedgerHistory,
  dateOf: (address: string) => string,
): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const [address, { digest, value }] of facts) {
    const known = findLatestRecord(history, address);
    if (known?.digests.has(digest)) continue;
    entries.push(entryOf(history, address, dateOf(address), digest, value));
  }
  for (const address of history.keys())
    if (!facts.has(address) && !findLatestRecord(history, address)?.digests.has(removedDigest))
      entries.push(entryOf(history, address, dateOf(address), removedDigest, undefined));
  return entries.sort((a, b) => compareCodeUnits(a.address, b.address));
}

function entryOf(history: LedgerHistory, address: string, date: string, digest: string, value: unknown): LedgerEntry {
  if (history.get(address)?.some(({ isForgotten }) => isForgotten)) return { address, date, digest, isForgotten: true };
  const was = findLastValue(history, address);
  const values = digest === removedDigest ? [was ?? null] : [was ?? null, value ?? null];
  return values.every((each) => each === null) ? { address, date, digest } : { address, date, digest, values };
}

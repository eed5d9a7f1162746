import { buildHistory, isInitialEntry, type LedgerEntry, removedDigest } from '../../content/ledger/history.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { addToGroup, groupBy } from '../../core/groups.ts';
import { addressPrefixOf } from './all-facts.ts';
import type { LedgerFact } from './body-facts.ts';
import { listAddressedPages } from './facts.ts';
import type { RecordedMove } from './meta-entries.ts';

/** Addresses that pages, news and questions had, with those that they have now. */
type Moved = ReadonlyMap<string, string>;

/** A ledger after moves are followed. */
interface MovedLedger {
  /** Its entries, under the addresses that things have now. */
  readonly entries: readonly LedgerEntry[];
  /** Moves that the ledger does not know: from, to. */
  readonly moved: readonly (readonly [from: string, to: string])[];
}

/**
 * The entries of a ledger under the addresses that things have now: who moves a page with `formerly`, or a redirect to it,
 * takes its history and its date along. What else has that address since before has a history of its own, and keeps it. What
 * `recorded` tells holds although the page is gone that said it.
 */
export function applyMoves(
  entries: readonly LedgerEntry[],
  recorded: readonly RecordedMove[],
  site: Site,
  facts: ReadonlyMap<string, LedgerFact>,
): MovedLedger {
  const moved = movedIn(site);
  if (moved.size === 0 && recorded.length === 0) return { entries, moved: [] };
  const before = withRecorded(entries, recorded, facts, moved);
  const successors = successorsIn(before, moved, facts);
  const after = before.map((entry) => {
    const unit = unitOf(entry.address, moved);
    const target = unit === undefined ? undefined : successors.get(unit);
    return unit === undefined || target === undefined ? entry : renamed(entry, unit, target);
  });
  const isOther = new Set(
    after.filter((entry, i) => entry.address !== entries[i]?.address).map(({ address }) => address),
  );
  if (isOther.size === 0) return { entries, moved: [] };
  const there = after.filter(({ address, digest }, i) => digest !== removedDigest || address === entries[i]?.address);
  // That it is there under another address is no change of it.
  const echoes = [...buildHistory(there)]
    .filter(([address]) => isOther.has(address))
    .flatMap(([, list]) => list.filter(({ digest }, i) => i > 0 && digest === list[i - 1]?.digest));
  const left = new Set(echoes);
  return { entries: there.filter((entry) => !left.has(entry)), moved: [...successors] };
}

/**
 * The entries after the moves that the ledger knows, each in its turn: what came to an address after it had been left is another
 * thing. Where a move was taken back, nothing is at its end, and nothing says that what was there has gone: then it has not been.
 */
function withRecorded(
  entries: readonly LedgerEntry[],
  recorded: readonly RecordedMove[],
  facts: ReadonlyMap<string, LedgerFact>,
  moved: Moved,
): readonly LedgerEntry[] {
  const left = groupBy(recorded, ({ from }) => from);
  const gone = new Set(entries.filter(({ digest }) => digest === removedDigest).map(({ address }) => address));
  const isKnown = (address: string) => facts.has(address) || gone.has(address) || unitOf(address, moved) !== undefined;
  return entries.map((entry) => {
    const steps = stepsOf(entry, left);
    const end = steps.at(-1) ?? entry;
    return isKnown(end.address) ? end : (steps.find(({ address }) => facts.has(address)) ?? end);
  });
}

/** An entry under each address that it had in turn, as long as moves lead on; each is made once. */
function stepsOf(entry: LedgerEntry, left: ReadonlyMap<string, readonly RecordedMove[]>): LedgerEntry[] {
  const steps = [entry];
  const used = new Set<RecordedMove>();
  for (let [found, since] = [entry, entry.date]; ; ) {
    const unit = unitOf(found.address, left);
    const move = unit === undefined ? undefined : left.get(unit)?.find((each) => each.date >= since && !used.has(each));
    if (unit === undefined || !move) return steps;
    used.add(move);
    since = move.date;
    found = renamed(found, unit, move.to);
    steps.push(found);
  }
}

const renamed = (entry: LedgerEntry, from: string, to: string): LedgerEntry => ({
  ...entry,
  address: to + entry.address.slice(from.length),
});

function movedIn(site: Site): Moved {
  const found = new Map<string, string>();
  for (const each of [site, ...(site.translations ?? [])]) {
    const prefix = addressPrefixOf(each);
    const start = each.inLanguage?.prefix ?? '';
    const plain = (path: string) => (path.startsWith(`${start}/`) ? path.slice(start.length) : path);
    const pages = new Set(listAddressedPages(each).map(({ path }) => path));
    for (const { from, to } of each.redirects ?? [])
      if (to.startsWith(`${start}/`) && pages.has(plain(to)))
        found.set(`${prefix}page#${plain(from)}`, `${prefix}page#${plain(to)}`);
    for (const { path, formerly = [] } of listAddressedPages(each))
      for (const old of formerly) found.set(`${prefix}page#${plain(old)}`, `${prefix}page#${path}`);
    for (const { id, formerly = [] } of each.news ?? [])
      for (const old of formerly) found.set(`${prefix}news#${nameIn(old)}`, `${prefix}news#${id}`);
    for (const { id, formerly = [] } of each.questions)
      for (const old of formerly) found.set(`${prefix}faq#${old}`, `${prefix}faq#${id}`);
  }
  return found;
}

/** The last segment of a path: the name of the file of news. */
const nameIn = (path: string) => path.split('/').findLast((segment) => segment !== '') ?? '';

/** The unit of an address: itself or its beginning, as `faq#old` of `faq#old/answer`. */
function unitOf(address: string, units: { has(unit: string): boolean }): string | undefined {
  if (units.has(address)) return address;
  const end = address.indexOf('/', address.indexOf('#'));
  const start = end === -1 ? '' : address.slice(0, end);
  return units.has(start) ? start : undefined;
}

/** When something was there, by its entries. */
interface Life {
  /** The day of its first entry, and what that says: it was there already, or it came on that day; else it only changed. */
  readonly first: string;
  readonly isState: boolean;
  readonly isAdded: boolean;
  /** The day on which it was last known to be there. */
  readonly last: string;
  /** The day since which it is not; absent: it may be. */
  readonly gone?: string;
}

/** Successors of units: two at once stay two, and of two that became one, one goes on. */
function successorsIn(entries: readonly LedgerEntry[], moved: Moved, facts: ReadonlyMap<string, LedgerFact>): Moved {
  const units = new Set([...moved.keys(), ...moved.values()]);
  const ofUnit = new Map<string, LedgerEntry[]>();
  const isThere = new Set([...facts.keys()].map((address) => unitOf(address, moved)));
  for (const entry of entries) {
    const unit = unitOf(entry.address, units);
    if (unit !== undefined) addToGroup(ofUnit, unit, entry);
  }
  const lives = new Map([...ofUnit].map(([unit, list]) => [unit, lifeOf(unit, list)] as const));
  const found = new Map<string, string>();
  for (const target of new Set(moved.values())) {
    let next = lives.get(target);
    // The nearest first: `formerly` names it last.
    const before = [...moved]
      .filter(([from, to]) => to === target && !isThere.has(from))
      .flatMap(([from]) => {
        const life = lives.get(from);
        return life && life.last !== '' ? [{ from, life }] : [];
      })
      .reverse()
      .sort((a, b) => (a.life.first < b.life.first ? 1 : a.life.first > b.life.first ? -1 : 0));
    for (const { from, life } of before)
      if (!next || follows(next, life)) {
        found.set(from, target);
        next = life;
      }
  }
  return found;
}

function lifeOf(unit: string, entries: readonly LedgerEntry[]): Life {
  const history = [...buildHistory(entries)];
  const first = entries.map(({ date }) => date).reduce((a, b) => (b < a ? b : a));
  const begins = history.flatMap(([, list]) => list.slice(0, 1)).filter(({ date }) => date === first);
  const isGone = history.every(([, list]) => list.at(-1)?.digest === removedDigest);
  return {
    first,
    isState: begins.some(isInitialEntry),
    isAdded: begins.some(({ address, values }) => isName(unit, address) && values?.length === 2 && values[0] === null),
    last: latestDate(['', ...entries.filter(({ digest }) => digest !== removedDigest).map(({ date }) => date)]),
    ...(isGone && { gone: latestDate(entries.map(({ date }) => date)) }),
  };
}

/** The address always recorded with a unit: `…/question`, or itself for pages and news. */
const isName = (unit: string, address: string) => address === unit || address === `${unit}/question`;

/** Whether what came later took the place of what was there before. */
function follows(later: Life, earlier: Life): boolean {
  if (later.isState || later.first < earlier.last) return false;
  return !later.isAdded || (earlier.gone !== undefined && earlier.gone <= later.first);
}

import { isState, type LedgerEntry, removed } from '../../content/ledger/entry.ts';
import { type History, historyOf } from '../../content/ledger/history.ts';
import type { Site } from '../../content/site.ts';
import type { Fact } from './body-facts.ts';
import { pagesOf } from './facts.ts';
import { prefixOf } from './languages.ts';

/** Addresses that pages, news and questions had, with those that they have now. */
type Moved = ReadonlyMap<string, string>;

/**
 * The entries of a ledger under the addresses that things have now: who moves a page with `formerly`, or a redirect to it,
 * takes its history and its date along. What else has that address since before has a history of its own, and keeps it.
 */
export function followed(
  entries: readonly LedgerEntry[],
  site: Site,
  facts: ReadonlyMap<string, Fact>,
): readonly LedgerEntry[] {
  const moved = movedIn(site);
  if (moved.size === 0) return entries;
  const history = historyOf(entries);
  const now = new Map<string, string>();
  for (const address of history.keys()) {
    const target = addressNow(address, moved);
    if (target !== undefined && !facts.has(address) && isSuccessor(history, address, target)) now.set(address, target);
  }
  if (now.size === 0) return entries;
  const renamed = entries.flatMap((entry): LedgerEntry[] => {
    const address = now.get(entry.address);
    if (address === undefined) return [entry];
    return entry.digest === removed ? [] : [{ ...entry, address }];
  });
  const targets = new Set(now.values());
  // That it is there under another address is no change of it.
  const echoes = [...historyOf(renamed)]
    .filter(([address]) => targets.has(address))
    .flatMap(([, list]) => list.filter(({ digest }, i) => i > 0 && digest === list[i - 1]?.digest));
  const left = new Set(echoes);
  return renamed.filter((entry) => !left.has(entry));
}

function movedIn(site: Site): Moved {
  const found = new Map<string, string>();
  for (const each of [site, ...(site.translations ?? [])]) {
    const prefix = prefixOf(each);
    const start = each.inLanguage?.prefix ?? '';
    const plain = (path: string) => (path.startsWith(`${start}/`) ? path.slice(start.length) : path);
    const pages = new Set(pagesOf(each).map(({ path }) => path));
    for (const { from, to } of each.redirects ?? [])
      if (to.startsWith(`${start}/`) && pages.has(plain(to)))
        found.set(`${prefix}page#${plain(from)}`, `${prefix}page#${plain(to)}`);
    for (const { path, formerly = [] } of pagesOf(each))
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

/** A question has several: `faq#old/answer`. */
function addressNow(address: string, moved: Moved): string | undefined {
  const whole = moved.get(address);
  if (whole !== undefined) return whole;
  const end = address.indexOf('/', address.indexOf('#'));
  const start = end === -1 ? undefined : moved.get(address.slice(0, end));
  return start === undefined ? undefined : start + address.slice(end);
}

/** Whether what is at `target` came when what was at `address` went, or later: both at once are two things. */
function isSuccessor(history: History, address: string, target: string): boolean {
  const [first] = history.get(target) ?? [];
  const last = (history.get(address) ?? []).findLast(({ digest }) => digest !== removed);
  if (last === undefined) return false;
  return first === undefined || (!isState(first) && first.date >= last.date);
}

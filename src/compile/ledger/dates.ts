import { removedDigest } from '../../content/ledger/entry.ts';
import { findLatestRecord, type LedgerHistory } from '../../content/ledger/history.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { scopeOf, siteFactAddresses } from './written-dates.ts';

/** The newest date of each scope of addresses (scopeOf()). */
export type ScopeDates = ReadonlyMap<string, string>;

const notice = 'site#notice';

/** The dates of all scopes that a history knows; what is gone counts for the list that it stood in. */
export function collectScopeDates(history: LedgerHistory): ScopeDates {
  const found = new Map<string, string>();
  const note = (scope: string, date: string) => void found.set(scope, latestDate([date, found.get(scope) ?? date]));
  for (const address of history.keys()) {
    const latest = findLatestRecord(history, address)?.latest;
    const scope = scopeOf(address);
    // A page that is gone has no date any more.
    if (!latest || (latest.digest === removedDigest && scope === address)) continue;
    note(scope, latest.date);
    if (address.endsWith(notice)) note(address, latest.date);
  }
  return found;
}

/** Modules whose document holds what has other names, or another date. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'solutions#': ['solutions#', 'workflows#', 'technologyStack#'],
  ...Object.fromEntries(
    ['access#', 'company#'].map((scope) => [
      scope,
      [scope, ...siteFactAddresses.filter((each) => each.startsWith(scope))],
    ]),
  ),
};

/** The notice of the site stands on everything published but skills. */
const bearsNotice = (scope: string) => !scope.startsWith('skill#');

/** Gives the things of a site in one language their dates; `prefix` begins the addresses of that language. */
export function createDateLookup(dates: ScopeDates, prefix: string): (scope: string) => string {
  const ofNotice = dates.get(prefix + notice);
  // A scope without facts, such as an empty list, is as old as the site's settings.
  const ofSite = dates.get(`${prefix}site#`) ?? '';
  return (scope) => {
    const own = (parts[scope] ?? [scope]).flatMap((each) => dates.get(prefix + each) ?? []);
    return latestDate([...(own.length > 0 ? own : [ofSite]), ...(ofNotice && bearsNotice(scope) ? [ofNotice] : [])]);
  };
}

/**
 * The dates of documents that content gives none of their own, by path: those of the API, and the pages that Gazette makes of
 * facts and words. `lastChange` is the day of the last of the changes that one of them lists.
 */
export function collectDocumentDates(
  site: Site,
  dates: ScopeDates,
  prefix: string,
  lastChange = '',
): Readonly<Record<string, string>> {
  const dateOf = createDateLookup(dates, prefix);
  const below = (resource: string) =>
    [...dates].flatMap(([scope, date]) =>
      scope.startsWith(`${prefix}${resource}#`)
        ? [[scope.slice(prefix.length + resource.length + 1), date] as const]
        : [],
    );
  const modules = ['company', 'solutions', 'industries', 'access', ...site.facts.map(({ name }) => name)];
  const bodies = Object.fromEntries(modules.map((name) => [`/api/v1/${name}.json`, dateOf(`${name}#`)]));
  const faq = latestDate([dateOf('faq#'), ...below('faq').map(([, date]) => date)]);
  const all = latestDate([...Object.values(bodies), faq, dateOf('site#'), lastChange]);
  return {
    ...Object.fromEntries(below('generator').filter(([path]) => path.startsWith('/'))),
    ...bodies,
    '/api/v1/faq.json': faq,
    ...{ '/api/v1/index.json': all, '/api/v1/status.json': all, '/api/v1/openapi.json': all },
  };
}

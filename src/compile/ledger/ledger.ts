import { formatFieldPath } from '../../content/check/path-sources.ts';
import {
  buildHistory,
  findLastValue,
  findLatestRecord,
  type LedgerEntry,
  type LedgerHistory,
  removedDigest,
} from '../../content/ledger/history.ts';
import { parseLedgerFile } from '../../content/ledger/ledger-file.ts';
import type { Sources } from '../../content/read/load.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { pluralize } from '../../core/pluralize.ts';
import { compareCodeUnits, type Report } from '../../core/problem.ts';
import { addressPrefixOf, collectAllFacts, contentAddress, isGeneratedAddress } from './all-facts.ts';
import { applyMoves } from './apply-moves.ts';
import type { LedgerFact, LedgerFacts } from './body-facts.ts';
import { listRecordedChanges } from './changes.ts';
import { applyDates } from './facts.ts';
import { createDueEntries, isMetaEntry, listMoves, toMoveEntry } from './meta-entries.ts';
import { collectWrittenDates, scopeOf, siteFactAddresses, type WrittenDate } from './written-dates.ts';

/** State of a ledger: recorded facts and those not recorded yet. */
export interface LedgerState {
  readonly facts: LedgerFacts;
  /** Under the addresses that things have now. */
  readonly entries: readonly LedgerEntry[];
  readonly history: LedgerHistory;
  /** The day of changes that are not recorded. */
  readonly day: string;
  /** The newest day that is recorded; empty: none is. */
  readonly latest: string;
  /** Entries that a release would record, as of `day` or a later day written in the file. */
  readonly unrecorded: readonly LedgerEntry[];
  /** Moves that it would record besides; nothing published depends on them yet. */
  readonly moves: readonly LedgerEntry[];
  readonly written: ReadonlyMap<string, WrittenDate>;
  /**
   * All that is said is recorded, though not all of it at once: branches that released were merged. Pages that show what two
   * of them changed are as new as the later one.
   */
  readonly isMerged: boolean;
}

/** Days, YYYY-MM-DD. */
interface LedgerDays {
  readonly today: string;
  /** The day of changes that are not recorded, if it was given. */
  readonly date?: string | undefined;
}

interface LedgerOptions extends LedgerDays {
  /** Makes such changes an error (--strict): what is published has the same bytes on every day. */
  readonly isStrict: boolean;
}

/** Compares a site with its ledger. Reports `ledger-damaged`. */
export function compareWithLedger(site: Site, sources: Sources, days: LedgerDays, report: Report): LedgerState {
  const facts = collectAllFacts(site);
  const read = (sources.ledger ?? []).flatMap((file) => parseLedgerFile(file, report));
  const recorded = read.map((entry) => entry.date);
  const latest = latestDate(['', ...recorded]);
  // A clock may be behind those that released: no change is older than what is recorded.
  const day = days.date ?? latestDate([days.today, latest]);
  const ofFacts = read.filter((entry) => !isMetaEntry(entry));
  const { entries, moved } = applyMoves(ofFacts, listMoves(read), site, facts.facts);
  const moves = moved.map(([from, to]) => toMoveEntry({ from, to, date: day }));
  const history = buildHistory(entries);
  const written = collectWrittenDates(site, sources);
  const known = collectScopeDates(history);
  const dateOf = (address: string) => changeDate(scopeOf(address), known, written, day);
  const ofNow = findUnrecordedEntries(facts.facts, history, dateOf);
  const marks = sources.ledger
    ? createDueEntries(sources, [...recorded, ...ofNow.map((entry) => entry.date)], day)
    : [];
  const lacking = [...ofNow, ...marks];
  const isMerged =
    lacking.some(({ address }) => address === contentAddress) &&
    lacking.every(({ address }) => isGeneratedAddress(address));
  const common = { facts, entries, history, day, latest, moves, written, isMerged };
  if (!isMerged) return { ...common, unrecorded: lacking };
  const date = latestDate(entries.filter(({ address }) => !isGeneratedAddress(address)).map((entry) => entry.date));
  return { ...common, unrecorded: lacking.map((entry) => ({ ...entry, date })) };
}

/** A change is of the day, unless its file names one that is later than all that is recorded of it. */
function changeDate(scope: string, known: ScopeDates, written: LedgerState['written'], day: string): string {
  const own = written.get(scope)?.date;
  return own !== undefined && own > (known.get(scope) ?? '') && own <= day ? own : day;
}

/**
 * The site with the dates and changes of its ledger. Reports `ledger-damaged`, `ledger-early`, `date-stale`, and what is
 * not recorded: `ledger-unreleased` with --strict, else `ledger-unrecorded`.
 */
export function withLedger(site: Site, sources: Sources, options: LedgerOptions, report: Report): Site {
  let isDamaged = false;
  const state = compareWithLedger(site, sources, options, (problem) => {
    isDamaged = true;
    report(problem);
  });
  // All that the damaged part knew would be told as unrecorded.
  if (isDamaged) return site;
  const { facts, entries, unrecorded: pending, written, isMerged } = state;
  if (pending.length > 0 && state.day < state.latest) {
    reportEarlyDay(state, report);
    return site;
  }
  const history = buildHistory([...entries, ...pending.filter((entry) => !isMetaEntry(entry))]);
  const dates = collectScopeDates(history);
  reportStaleDates(written, dates, report);
  if (pending.length > 0 && !isMerged) reportPending(state, options.isStrict, report);
  const dated = (each: Site): Site => {
    const prefix = addressPrefixOf(each);
    const changes = listRecordedChanges(history, facts, prefix);
    return {
      ...applyDates(each, createDateLookup(dates, prefix)),
      dates: collectDocumentDates(each, dates, prefix, changes[0]?.date),
      changes,
    };
  };
  const { translations } = site;
  return { ...dated(site), ...(translations && { translations: translations.map(dated) }) };
}

/** Only a day that was given can be too early. */
function reportEarlyDay({ day, latest }: LedgerState, report: Report): void {
  report({
    code: 'ledger-early',
    at: { file: 'content/ledger' },
    message: `expected ${latest} or a later day, the newest that the ledger knows, got --date ${day}`,
    hint: 'Give the day of the changes; a build without --date takes today.',
  });
}

function reportPending({ unrecorded: pending, day }: LedgerState, isStrict: boolean, report: Report): void {
  const news = pending.filter(({ address }) => !isGeneratedAddress(address));
  const told = news.length > 0 ? news : pending;
  const command = `npx gazette release --date ${day}`;
  const at = { file: 'content/ledger' };
  const few = told.slice(0, 3).map(({ address }) => address);
  const names = `${few.join(', ')}${told.length > few.length ? ' …' : ''}`;
  const changes = pluralize(told.length, 'change');
  if (isStrict)
    report({
      code: 'ledger-unreleased',
      at,
      message: `expected recorded changes only, got ${changes} that the ledger does not know: ${names}`,
      hint: `Record them, and commit what it writes: ${command}`,
    });
  else
    report({
      code: 'ledger-unrecorded',
      at,
      message: `${changes} not recorded, published as of ${day} (${names}); ${command} records`,
    });
}

/**
 * Entries that a ledger lacks: one for each changed, new or removed fact, in the order of addresses. `dateOf` gives the date
 * of the change.
 */
function findUnrecordedEntries(
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

/** Reports `date-stale` for each written date that is older than a change of what it dates. */
function reportStaleDates(written: ReadonlyMap<string, WrittenDate>, dates: ScopeDates, report: Report): void {
  const worst = new Map<WrittenDate['located'], WrittenDate & { readonly changed: string }>();
  for (const [scope, each] of written) {
    const changed = dates.get(scope);
    if (changed === undefined || changed <= each.date || each.path[0] === 'date') continue;
    const known = worst.get(each.located);
    if (!known || known.changed < changed) worst.set(each.located, { ...each, changed });
  }
  for (const { located, path, date, changed } of worst.values())
    report({
      code: 'date-stale',
      at: located.locate(path),
      field: formatFieldPath(path),
      message: `expected ${changed}, the day of the last change, or a later one, got "${date}"`,
      hint: 'Or leave it out: the ledger knows the date.',
      fix: { kind: 'value', from: date, to: changed },
    });
}

/** The newest date of each scope of addresses (scopeOf()). */
type ScopeDates = ReadonlyMap<string, string>;

const notice = 'site#notice';

/** The dates of all scopes that a history knows; what is gone counts for the list that it stood in. */
function collectScopeDates(history: LedgerHistory): ScopeDates {
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
function createDateLookup(dates: ScopeDates, prefix: string): (scope: string) => string {
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
function collectDocumentDates(
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

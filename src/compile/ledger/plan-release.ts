import { buildHistory, type LedgerEntry, type RecordedChange } from '../../content/ledger/history.ts';
import { type LedgerFile, parseLedgerFile, renderLedgerFile } from '../../content/ledger/ledger-file.ts';
import { loadSources } from '../../content/read/load.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { groupBy } from '../../core/groups.ts';
import { compareCodeUnits, type Problem, type Report, severityOf } from '../../core/problem.ts';
import { formatChangeSentence } from '../../documents/change-sentence.ts';
import { listDocuments } from '../../documents/documents.ts';
import { type CompileOptions, compile } from '../compile.ts';
import { addressPrefixOf } from './all-facts.ts';
import { listRecordedChanges } from './changes.ts';
import { compareWithLedger, type LedgerState } from './ledger.ts';
import { isMetaEntry } from './meta-entries.ts';
import { scopeOf, siteFactAddresses } from './written-dates.ts';

export interface ReleaseOptions extends CompileOptions {
  /** YYYY-MM-DD: the day of the changes. */
  readonly date: string;
  /** There is no ledger yet: begin one, with the dates that are written in the files. */
  readonly adopt: boolean;
  /** Put all files into one. */
  readonly compact: boolean;
}

/** Changes to make in content/ledger/. */
export interface ReleasePlan {
  /** Errors among them: then nothing is to be done. */
  readonly problems: readonly Problem[];
  readonly write: readonly LedgerFile[];
  /** Files that go: `content/ledger/…`. */
  readonly remove: readonly string[];
  /** How many facts there are, and how many of them are recorded now. */
  readonly facts: number;
  readonly recorded: number;
  /** Sentences about the changes, in the first language; in another if the first has none. */
  readonly sentences: readonly string[];
}

/** Why a release cannot be made, for who asked for it. */
export type ReleaseRefusal = 'no-ledger' | 'ledger-exists';

/**
 * Plans a release: an entry for each fact that changed, in one file of its date. Content mistakes are problems in the
 * result; a wrong request is a refusal. Writes nothing.
 */
export function planRelease(options: ReleaseOptions): ReleasePlan | { readonly refusal: ReleaseRefusal } {
  const { contentDir, publicDir, date, adopt, compact } = options;
  const sources = loadSources(contentDir, publicDir, () => {});
  if (adopt && sources.ledger) return { refusal: 'ledger-exists' };
  if (!adopt && !sources.ledger) return { refusal: 'no-ledger' };
  const problems: Problem[] = [];
  const report: Report = (problem) => {
    // A release is for what goes live.
    if (problem.code === 'value-unconfirmed') problems.push({ ...problem, code: 'value-unconfirmed-live' });
    else if (problem.code !== 'ledger-unrecorded') problems.push(problem);
  };
  const plain = { ...options, date, strict: false };
  const { edition, problems: found } = compile(plain);
  found.forEach(report);
  for (const check of edition?.unchecked.values() ?? []) check(report);
  const nothing = { problems, write: [], remove: [], facts: 0, recorded: 0, sentences: [] };
  if (!edition || problems.some((problem) => severityOf(problem) === 'error')) return nothing;

  const { site } = edition;
  const state = compareWithLedger(site, edition.sources, options, () => {});
  const { latest, unrecorded, moves } = state;
  const entries = adopt ? createInitialEntries(site, state, date) : [...unrecorded, ...(date < latest ? [] : moves)];
  // One file for each date: that of the release, and those that are written in files.
  const dated = [...groupBy(entries, (entry) => entry.date).values()];
  const write = adopt ? [renderLedgerFile(entries, 'base')] : dated.map((each) => renderLedgerFile(each));
  const history = buildHistory([...state.entries, ...entries.filter((entry) => !isMetaEntry(entry))]);
  const isNew = new Set(entries.map((entry) => entry.date));
  const known = buildHistory(state.entries);
  const newsIn = (each: Site) => {
    const before = new Set(listRecordedChanges(known, state.facts, addressPrefixOf(each)).map(keyOf));
    const all = listRecordedChanges(history, state.facts, addressPrefixOf(each));
    return all.filter((change) => isNew.has(change.date) && !before.has(keyOf(change)));
  };
  const told = new Set<string>();
  const sentences = [site, ...(site.translations ?? [])].flatMap((each) => {
    const news = newsIn(each).filter((change) => !told.has(placeOf(change)));
    for (const change of news) told.add(placeOf(change));
    return news.map((change) => formatChangeSentence(each, change));
  });
  const files = compact && !adopt ? compacted([...(sources.ledger ?? []), ...write]) : { write, remove: [] };
  return {
    ...nothing,
    ...files,
    facts: state.facts.facts.size,
    recorded: entries.length,
    sentences,
  };
}

const placeOf = ({ date, resource, id, field }: RecordedChange) => `${date} ${resource}#${id}/${field}`;
const keyOf = (change: RecordedChange) => JSON.stringify({ ...change, path: '' });

/** One file in place of all. */
function compacted(files: readonly LedgerFile[]): Pick<ReleasePlan, 'write' | 'remove'> {
  const entries = files.flatMap((file) => parseLedgerFile(file, () => {}));
  const base = renderLedgerFile(entries, 'base');
  const kept = files.map(({ file }) => file).filter((file) => file !== base.file);
  return { write: [base], remove: kept };
}

/**
 * The files of a ledger without the values of an address and of all that begins with it; undefined where it knows none. They
 * get other names, because these tell their texts.
 */
export function forgetValues(
  files: readonly LedgerFile[],
  address: string,
): Pick<ReleasePlan, 'write' | 'remove'> | undefined {
  const isMeant = (entry: LedgerEntry) =>
    entry.address === address || entry.address.startsWith(address.endsWith('#') ? address : `${address}/`);
  const changed = files.flatMap((file) => {
    const entries = parseLedgerFile(file, () => {});
    if (!entries.some(isMeant)) return [];
    const without = entries.map((entry): LedgerEntry => {
      const { values: _, ...bare } = entry;
      return isMeant(entry) ? { ...bare, isForgotten: true } : entry;
    });
    const made = renderLedgerFile(without, file.file.includes('/base-') ? 'base' : undefined);
    return [{ before: file.file, made }];
  });
  if (changed.length === 0) return undefined;
  return {
    write: changed.map(({ made }) => made),
    remove: changed.filter(({ before, made }) => before !== made.file).map(({ before }) => before),
  };
}

/**
 * The first entries of a ledger: all facts with the dates that are published without it. They are no news. Where nothing is
 * written, they are of `date`.
 */
function createInitialEntries(
  site: Site,
  { facts, written }: Pick<LedgerState, 'facts' | 'written'>,
  date: string,
): LedgerEntry[] {
  const generated = new Map<string, string>();
  for (const each of [site, ...(site.translations ?? [])])
    for (const { mirrorOf, updated } of listDocuments({ ...each, translations: [] }))
      if (mirrorOf !== undefined && updated) generated.set(`${addressPrefixOf(each)}generator#${mirrorOf}`, updated);
  const days = [...written.values()].map((each) => each.date).sort(compareCodeUnits);
  const ofSite = written.get('site#')?.date ?? date;
  const questions = [...written].flatMap(([scope, each]) => (scope.includes('faq#') ? [each.date] : []));
  const dateOf = (address: string): string => {
    // All that bears the notice would else be as new as the settings of the site.
    if (address.endsWith('site#notice')) return days[0] ?? date;
    // Their order is that of categories, too.
    if (address.endsWith('faq#$order')) return latestDate([ofSite, ...questions]);
    // Without a ledger company.json has the date of its own file alone.
    const isOfCompany = siteFactAddresses.some((each) => each.startsWith('company#') && address.endsWith(each));
    const scope = isOfCompany ? address.slice(0, address.indexOf('#') + 1) : scopeOf(address);
    const day = generated.get(address) ?? written.get(scope)?.date ?? date;
    return day < date ? day : date;
  };
  return [...facts.facts]
    .map(([address, { digest, value }]) => ({
      ...{ address, digest, date: dateOf(address) },
      values: value === undefined ? [] : [value],
    }))
    .sort((a, b) => compareCodeUnits(a.address, b.address));
}

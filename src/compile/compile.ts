// Long: what goes into a compilation and what comes out of it, each with what it is.

import { listOwnOrigins } from '../checks/links/links.ts';
import type { DeferredChecks } from '../content/check/deferred-checks.ts';
import { type Memo, noMemo } from '../content/check/memo.ts';
import { checkOwnedFacts } from '../content/check/owned-facts.ts';
import { createPathSourceLookup } from '../content/check/path-sources.ts';
import { type BuildPurpose, checkUnfinishedImports } from '../content/check/unconfirmed.ts';
import { type ValidateOptions, validate } from '../content/check/validate.ts';
import placeholders from '../content/preview/show-placeholders.ts?lazy';
import type { FileMemo } from '../content/read/file-memo.ts';
import type { SeenEntry } from '../content/read/list-files.ts';
import { listTypedModules, loadSources, type Sources } from '../content/read/load.ts';
import {
  checkScheduledDays,
  createReleaseDays,
  resolveScheduledValues,
} from '../content/scheduled/resolve-scheduled-values.ts';
import type { Site } from '../content/site.ts';
import type { BlobStore } from '../core/blob-store.ts';
import type { Capability } from '../core/capabilities.ts';
import type { Document } from '../core/document.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { type Problem, type Report, severityOf } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import type { SideCarCache } from '../core/side-cars.ts';
import type { Signing } from '../core/signing/signing.ts';
import { createTextFactTable, type TextFactTable } from '../core/text-fact-table.ts';
import type { Waiver } from '../core/waivers.ts';
import { type DocumentTableLine, listDocuments } from '../documents/documents.ts';
import { findAmbiguousPaths } from '../documents/languages/translations.ts';
import { buildCatalog, reportAmbiguousPaths } from './catalog.ts';
import type { ContentRecords } from './content-records.ts';
import { findUnsupportedCapabilities } from './deploy.ts';
import { buildDocumentIndex, type DocumentIndex } from './document-index.ts';
import type { DocumentRecords, RenderedFile } from './documents/document-records.ts';
import ledger from './ledger/ledger.ts?lazy';
import type { PageRecords } from './page-records.ts';
import { checkPrivacyOutsidePages, withPrivacyCheck } from './privacy-check.ts';
import { render } from './render.ts';
import type { RecordedFileLookup, RenderCache } from './render-file.ts';

export interface CompileOptions extends DateOptions, BuildPurpose, Pick<ValidateOptions, 'theme'> {
  /** Folder of the content, and of the files that are copied byte for byte. */
  readonly contentDir: string;
  readonly publicDir: string;
  /** Replaces the content's base URL. */
  readonly baseUrl?: string | undefined;
  /** Allows a local base URL. */
  readonly preview: boolean;
  /** Shows placeholders instead of refusing them: what is built is for nobody but who fills them in. */
  readonly placeholders?: boolean | undefined;
  /** Leaves out what nobody has confirmed or filled in, and what cannot be without it. */
  readonly withoutDrafts?: boolean | undefined;
  /** Asks search engines to leave the site alone: what is built is no production. */
  readonly noIndex?: boolean | undefined;
  /** With what the release is signed, but for the day. */
  readonly signing?: Omit<Signing, 'day'> | undefined;
  /** Gives every page a picture of its own, which costs more than the page (--pictures). */
  readonly pagePictures?: boolean | undefined;
  /** The only host that counts (--host): documents say nothing that it does not keep. */
  readonly host?: string | undefined;
  /** More capabilities that nobody can vouch for: others answer at the same origin. */
  readonly alsoUnkept?: readonly Capability[] | undefined;
}

/** Optional caches, which a reader of the pipeline may ignore. None changes the output. */
export interface CompileCache {
  /** Files that have not changed are not read again. */
  readonly files?: FileMemo | undefined;
  /** Reuses results of equal inputs. */
  readonly memo?: Memo | undefined;
  /** Pictures of earlier builds; absent: they are drawn. */
  readonly pictures?: RenderCache | undefined;
  /** Compressed files; absent: none are made. */
  readonly sideCars?: SideCarCache | undefined;
  /** Where the bytes of documents stay until they are written. Absent: in memory as far as there is room. */
  readonly shelf?: BlobStore | undefined;
  /** Page records of earlier builds. */
  readonly records?: PageRecords | undefined;
  /** Records of other content and of public/. */
  readonly contentRecords?: ContentRecords | undefined;
  /** Records of all documents but pages. */
  readonly documentRecords?: DocumentRecords | undefined;
  /** A look at content/ or public/ that the build took already, by its path. */
  readonly seen?: ((folder: string) => Iterable<SeenEntry> | undefined) | undefined;
  /** Last result: returned again when all that was read is the same. */
  readonly previous?: CompileResult | undefined;
  /** Is told what is about to be done, after "while": `reading the content`. */
  readonly doing?: ((what: string) => void) | undefined;
}

/** The site at one moment, whole. Its release renders a document when it is asked for. */
export interface CompiledSite {
  readonly sources: Sources;
  readonly site: Site;
  readonly catalog: readonly Document[];
  readonly release: Release;
  /** Page checks still to run, by file name; each runs right before its page is rendered. */
  readonly unchecked: DeferredChecks['checks'];
  /** Values of `{{…}}` in its pages. */
  readonly facts: ReadonlyMap<string, string>;
  /** Files of dist/ that others have made already: they are not made again. */
  readonly ahead: Map<string, RenderedFile>;
  /** Facts read from texts; absent in a long-running process. */
  readonly table?: TextFactTable | undefined;
  /** Where its documents are. */
  readonly places: DocumentIndex;
  /** Revisions only: files that changed since the edition before. */
  readonly remade?: ReadonlySet<string> | undefined;
  /** Looks up files of pages whose inputs have not changed. */
  readonly known?: RecordedFileLookup | undefined;
  /** Where renderAndCheckInSteps() notes what it has made of pages. */
  readonly records?: PageRecords | undefined;
}

export interface CompileResult {
  /** Absent if what was read is no site. */
  readonly edition?: CompiledSite;
  /** In the order in which they were found. */
  readonly problems: readonly Problem[];
  /** content/waivers.json. */
  readonly waivers: readonly Waiver[];
  /** All that it was made of; equal items are the same objects. */
  readonly basis: readonly unknown[];
  /** Errors that what comes later may not see past; absent: none. */
  readonly mistakes?: Mistakes;
}

/** Errors of content, and the content. */
export interface Mistakes {
  readonly sources: Sources;
  readonly problems: readonly Problem[];
}

/**
 * Content in, an edition out: read, validate, list the documents, prepare the release. Content mistakes are problems in
 * the result; only I/O errors and our own bugs are thrown. Sources that are `given` are not read.
 */
export function compile(options: CompileOptions, cache: CompileCache = {}, given?: Sources): CompileResult {
  const { memo, records, contentRecords: content, previous, doing = () => {} } = cache;
  const problems: Problem[] = [...(options.theme?.problems ?? [])];
  const report = (problem: Problem) => void problems.push(problem);
  doing('reading the content');
  const { read, sources } = readSources(options, cache, report, given);
  const { waivers = [] } = sources;
  const basis = [...listCacheInputs(sources), JSON.stringify([problems, options.theme]), options.today];
  if (previous && hasSameItems(basis, previous.basis)) return previous;
  doing('checking the content');
  const rest: DeferredChecks = { checks: new Map(), checked: new Map() };
  const unkept: ValidateOptions['unkept'] = (named) =>
    findUnsupportedCapabilities(named, options.host, options.alsoUnkept);
  const asked = { ...options, unkept };
  const valid = validate(sources, asked, report, memo, rest);
  checkOwnedFacts(read, report);
  content?.note(sources, rest.checked);
  const result = { problems, waivers, basis, ...mistakesIn(sources, problems) };
  const site = valid && withSigning(withLedgerDates(valid, sources, options, ofSound(result, report)), options);
  const judge = (then: Sources, inner: Report) => checkPrivacyOutsidePages(then, noMemo, inner);
  if (!options.placeholders) checkScheduledDays(read, sources, { validate: asked, judge }, problems, report);
  if (!site) {
    for (const check of rest.checks.values()) check(report);
    return result;
  }
  doing('listing the documents');
  const { catalog, lines } = listCatalog(site, sources, report);
  const recorded = records?.recorded({ site, sources, catalog }, rest);
  checkPrivacyOutsidePages(sources, memo ?? noMemo, report, content);
  const unchecked = withPrivacyCheck(rest.checks, sources, memo ?? noMemo, records, report);
  // A desk wants to hear of mistakes at once; a build renders each page right after it has checked it.
  if (memo) {
    doing('checking pages');
    for (const check of unchecked.values()) check(report);
    unchecked.clear();
  }
  const places = buildDocumentIndex(site, catalog, report);
  const made = { ahead: new Map(), known: recorded, records, table: memo ? undefined : createTextFactTable() };
  const parts = { sources, site, catalog, places, unchecked, facts: rest.facts ?? new Map(), ...made };
  return { edition: withRelease(parts, cache, report, lines), ...result };
}

/** Reads the content, and puts it as it is said on the day. */
function readSources(options: CompileOptions, cache: CompileCache, report: Report, given?: Sources) {
  if (given) return { read: given, sources: given };
  const { files, records: pages, contentRecords: content, seen } = cache;
  const read = loadSources(options.contentDir, options.publicDir, report, files, { pages, content, seen });
  return { read, sources: sourcesAsOfDate(read, options, report) };
}

function mistakesIn(sources: Sources, problems: readonly Problem[]): Pick<CompileResult, 'mistakes'> {
  const hasErrors = problems.some((problem) => severityOf(problem) === 'error');
  return hasErrors ? { mistakes: { sources, problems: [...problems] } } : {};
}

/** Leaves out what is not recorded where there are mistakes: these are changes too. */
function ofSound({ mistakes }: Pick<CompileResult, 'mistakes'>, report: Report): Report {
  return (problem) => void ((mistakes && /^ledger-un/.test(problem.code)) || report(problem));
}

function withSigning(site: Site | undefined, { signing, today: day }: CompileOptions): Site | undefined {
  return site && signing ? { ...site, signing: { ...signing, day } } : site;
}

/** Documents of a site, and their lines in THE TABLE; a path belongs to one document. */
function listCatalog(site: Site, sources: Sources, report: Report) {
  const lines: DocumentTableLine[] = [];
  const all = listDocuments(site, (line) => void lines.push(line));
  const placeOf = createPathSourceLookup(sources);
  const catalog = buildCatalog(all, report, placeOf);
  reportAmbiguousPaths(findAmbiguousPaths(site, all), report, placeOf);
  return { catalog, lines };
}

/** Puts a release to the other parts of an edition; of documents whose `lines` are given, records are used and noted. */
export function withRelease(
  edition: Omit<CompiledSite, 'release'>,
  { pictures, shelf, memo, documentRecords }: CompileCache,
  report: Report,
  lines?: readonly DocumentTableLine[],
): CompiledSite {
  const { site, catalog, places, known, ahead, table } = edition;
  const recorded: RecordedFileLookup = (file, again) => {
    const made = ahead.get(file)?.with(again);
    // A file is asked for once; only a process that lives on makes releases of the same pages.
    if (!memo) ahead.delete(file);
    return made ?? known?.(file, again);
  };
  const inNewLayout = (file: string) => edition.records?.inNewLayout(file);
  const noted = memo && { noteMade: (file: string, made: RenderedFile) => void ahead.set(file, made) };
  const origins = listOwnOrigins(edition);
  // Several languages, or a catalogue of the project's own: reads are not tracked, so documents are made again.
  const isHeard = site.languages === undefined && site.catalogue === undefined;
  const before = isHeard && documentRecords && lines ? { records: documentRecords, lines } : undefined;
  const options = {
    origins,
    places,
    keep: pictures,
    recorded,
    inNewLayout,
    before,
    ...noted,
    ...omitUndefined({ shelf, table }),
  };
  const release = render(site, catalog, report, options);
  return { ...edition, release };
}

/** All that a site is made of; what has not changed is the same object. */
function listCacheInputs(sources: Sources): unknown[] {
  const { pages, faq, news = [], skills, style, waivers, contract, accepted, publicFiles } = sources;
  const { ledger: recorded = [], imports = [], catalogues } = sources;
  return [
    ...listTypedModules(sources),
    ...[...pages, ...faq, ...news, ...skills, style, waivers, contract, accepted, ...recorded, ...imports],
    ...(catalogues?.values() ?? []),
    ...publicFiles.flatMap(({ file, bytes }) => [file, bytes]),
  ];
}

/** Whether all of it is the same as before. */
function hasSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

/** Sources as of the day of the build, with placeholders as a preview shows them if asked for. Reports what imports left to do. */
function sourcesAsOfDate(
  read: Sources,
  options: BuildPurpose & Pick<CompileOptions, 'date' | 'placeholders' | 'withoutDrafts'>,
  report: Report,
): Sources {
  if (options.withoutDrafts) {
    const { leaveOutDrafts } = placeholders<typeof import('../content/preview/show-placeholders.ts')>();
    return resolveScheduledValues(leaveOutDrafts(read), createReleaseDays(read, options.date), report);
  }
  checkUnfinishedImports(read, options, report);
  const ofDay = resolveScheduledValues(read, createReleaseDays(read, options.date), report);
  if (!options.placeholders) return ofDay;
  return placeholders<typeof import('../content/preview/show-placeholders.ts')>().showPlaceholders(ofDay, report);
}

interface DateOptions {
  /** The day, YYYY-MM-DD: from its last day on, a banner of the brand is left out. */
  readonly today: string;
  /** The day as of which changes are published that the ledger does not know (--date), and of which values that are given ahead are said; absent: today, or the newest day of the ledger if that is later, and none. */
  readonly date?: string | undefined;
  /** The ledger must know all that is published (--strict). */
  readonly strict?: boolean | undefined;
}

/** The site with the dates of its ledger; as it is where there is none, and then nothing is loaded. Reports what withLedger() does. */
export function withLedgerDates(
  site: Site,
  sources: Sources,
  { today, date, strict = false }: DateOptions,
  report: Report,
): Site {
  if (!sources.ledger) return site;
  const { withLedger } = ledger<typeof import('./ledger/ledger.ts')>();
  return withLedger(site, sources, { today, date, isStrict: strict }, report);
}

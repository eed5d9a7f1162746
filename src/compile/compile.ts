// Long: what goes into a compilation and what comes out of it, each with what it is.
import { originsOf } from '../checks/links/links.ts';
import { lookAhead } from '../content/ahead/look-ahead.ts';
import type { Going } from '../content/check/drafted.ts';
import { type Memo, noMemo } from '../content/check/memo.ts';
import { checkOwnedFacts } from '../content/check/owned-facts.ts';
import { pathPlaces } from '../content/check/path-places.ts';
import type { Rest } from '../content/check/rest.ts';
import { type ValidateOptions, validate } from '../content/check/validate.ts';
import type { FileMemo } from '../content/read/file-memo.ts';
import { loadSources, type Seen, type Sources } from '../content/read/load.ts';
import type { Site } from '../content/site.ts';
import type { ByteShelf } from '../core/byte-shelf.ts';
import type { Capability } from '../core/capabilities.ts';
import type { Document } from '../core/document.ts';
import { type FactTable, factTable } from '../core/kept-facts.ts';
import type { Problem, Report } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import type { Signing } from '../core/signing/signing.ts';
import { omitEmpty } from '../core/values.ts';
import type { Waiver } from '../core/waivers.ts';
import { documents, type Listing } from '../documents/documents.ts';
import { otherMeanings } from '../documents/languages/translations.ts';
import { partsOf, sameItems } from './basis.ts';
import { catalogOf, reportOtherMeanings } from './catalog.ts';
import type { ContentRecords } from './content-records.ts';
import { type DateOptions, dated } from './dated.ts';
import type { DocumentRecords } from './documents/document-records.ts';
import type { Made } from './made.ts';
import type { Keep, Recorded } from './make.ts';
import type { PageRecords } from './page-records.ts';
import { type Places, placesOf } from './places.ts';
import { judgeOthers, withPrivacyCheck } from './privacy.ts';
import { render } from './render.ts';
import { sourcesOfToday } from './sources-of-today.ts';
import { unkeptBy } from './unkept.ts';

export interface CompileOptions extends DateOptions, Going {
  /** Folder of the content, and of the files that are copied byte for byte. */
  readonly contentDir: string;
  readonly publicDir: string;
  /** Replaces the content's base URL. */
  readonly baseUrl?: string | undefined;
  /** Allows a local base URL. */
  readonly preview: boolean;
  /** Shows placeholders instead of refusing them: what is built is for nobody but who fills them in. */
  readonly placeholders?: boolean | undefined;
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

/** Optional caches. None changes the output. */
export interface Savings {
  /** Files that have not changed are not read again. */
  readonly files?: FileMemo | undefined;
  /** Reuses results of equal inputs. */
  readonly memo?: Memo | undefined;
  /** Costly documents of earlier builds. */
  readonly keep?: Keep | undefined;
  /** Where the bytes of documents stay until they are written. Absent: in memory as far as there is room. */
  readonly shelf?: ByteShelf | undefined;
  /** Page records of earlier builds. */
  readonly records?: PageRecords | undefined;
  /** Records of other content and of public/. */
  readonly content?: ContentRecords | undefined;
  /** Records of all documents but pages. */
  readonly documentRecords?: DocumentRecords | undefined;
  /** Content folders as they were read, to compare with the disk in the end. */
  readonly seen?: Seen | undefined;
  /** Last result: returned again when all that was read is the same. */
  readonly previous?: Compiled | undefined;
  /** Is told what is about to be done, after "while": `reading the content`. */
  readonly doing?: ((what: string) => void) | undefined;
}

/** The site at one moment, whole. Its release renders a document when it is asked for. */
export interface Edition {
  readonly sources: Sources;
  readonly site: Site;
  readonly catalog: readonly Document[];
  readonly release: Release;
  /** Page checks still to run, by file name; each runs right before its page is rendered. */
  readonly unchecked: Rest['checks'];
  /** Values of `{{…}}` in its pages. */
  readonly facts: ReadonlyMap<string, string>;
  /** Files of dist/ that others have made already: they are not made again. */
  readonly ahead: Map<string, Made>;
  /** Facts read from texts; absent in a long-running process. */
  readonly table?: FactTable | undefined;
  /** Where its documents are. */
  readonly places: Places;
  /** Revisions only: files that changed since the edition before. */
  readonly remade?: ReadonlySet<string> | undefined;
  /** Looks up files of pages whose inputs have not changed. */
  readonly known?: Recorded | undefined;
  /** Where finish() notes what it has made of pages. */
  readonly records?: PageRecords | undefined;
}

export interface Compiled {
  /** Absent if what was read is no site. */
  readonly edition?: Edition;
  /** In the order in which they were found. */
  readonly problems: readonly Problem[];
  /** content/waivers.json. */
  readonly waivers: readonly Waiver[];
  /** All that it was made of; equal items are the same objects. */
  readonly basis: readonly unknown[];
}

/**
 * Content in, an edition out: read, check, list the documents, prepare the release. Content mistakes are problems in
 * the result; only I/O errors and our own bugs are thrown.
 */
export function compile(options: CompileOptions, savings: Savings = {}): Compiled {
  const { files, memo, records, content, seen, previous, doing = () => {} } = savings;
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  doing('reading the content');
  const read = loadSources(options.contentDir, options.publicDir, report, files, { pages: records, content, seen });
  const sources = sourcesOfToday(read, options, report);
  const basis = [...partsOf(sources), JSON.stringify(problems), options.today];
  if (previous && sameItems(basis, previous.basis)) return previous;
  doing('checking the content');
  const rest: Rest = { checks: new Map(), checked: new Map() };
  const asked: ValidateOptions = { ...options, unkept: (named) => unkeptBy(named, options.host, options.alsoUnkept) };
  const said = validate(sources, asked, report, memo, rest);
  checkOwnedFacts(read, report);
  content?.note(sources, rest.checked);
  const plain = said && dated(said, sources, options, report);
  if (!plain) {
    for (const check of rest.checks.values()) check(report);
    return { problems, waivers: sources.waivers ?? [], basis };
  }
  const { signing, today: day } = options;
  const site = signing ? { ...plain, signing: { ...signing, day } } : plain;
  doing('listing the documents');
  const lines: Listing[] = [];
  const all = documents(site, (line) => void lines.push(line));
  const placeOf = pathPlaces(sources);
  const catalog = catalogOf(all, report, placeOf);
  reportOtherMeanings(otherMeanings(site, all), report, placeOf);
  const known = records?.recorded({ site, sources, catalog }, rest);
  judgeOthers(sources, memo ?? noMemo, report, content);
  const judge = (then: Sources, inner: Report) => judgeOthers(then, noMemo, inner);
  if (!options.placeholders) lookAhead(read, sources, { validate: asked, judge }, problems, report);
  const { facts = new Map() } = rest;
  const unchecked = withPrivacyCheck(rest.checks, sources, memo ?? noMemo, records, report);
  // A desk wants to hear of mistakes at once; a build renders each page right after it has checked it.
  if (memo) {
    doing('checking pages');
    for (const check of unchecked.values()) check(report);
    unchecked.clear();
  }
  const places = placesOf(site, catalog, report);
  const parts = {
    sources,
    site,
    catalog,
    places,
    unchecked,
    facts,
    ahead: new Map(),
    known,
    records,
    table: memo ? undefined : factTable(),
  };
  return { edition: released(parts, savings, report, lines), problems, waivers: sources.waivers ?? [], basis };
}

/** Puts a release to the other parts of an edition; of documents whose `lines` are given, records are used and noted. */
export function released(
  edition: Omit<Edition, 'release'>,
  { keep, shelf, memo, documentRecords }: Savings,
  report: Report,
  lines?: readonly Listing[],
): Edition {
  const { site, catalog, places, known, ahead, table } = edition;
  const recorded: Recorded = (file, again) => {
    const made = ahead.get(file)?.with(again);
    // A file is asked for once; only a process that lives on makes releases of the same pages.
    if (!memo) ahead.delete(file);
    return made ?? known?.(file, again);
  };
  const inNewLayout = (file: string) => edition.records?.inNewLayout(file);
  const noted = memo && { noteMade: (file: string, made: Made) => void ahead.set(file, made) };
  const origins = originsOf(edition);
  // Several languages: reads are not tracked, so documents are made again.
  const isHeard = site.languages === undefined;
  const before = isHeard && documentRecords && lines ? { records: documentRecords, lines } : undefined;
  const options = { origins, places, keep, recorded, inNewLayout, before, ...noted, ...omitEmpty({ shelf, table }) };
  const release = render(site, catalog, report, options);
  return { ...edition, release };
}

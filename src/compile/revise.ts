import { findMarkdownCandidates } from '../checks/private/candidates.ts';
import { checkCandidates, collectAllowedValues } from '../checks/private/check-candidates.ts';
import { checkPageBody, createMarkdownBodies } from '../content/check/body/bodies.ts';
import { LazyPage } from '../content/check/lazy-page.ts';
import type { Memo } from '../content/check/memo.ts';
import { listPictures } from '../content/pictures.ts';
import type { Sources } from '../content/read/load.ts';
import { type PageMemo, rereadTouchedPages } from '../content/read/page-memo.ts';
import type { MarkdownSource } from '../content/read/source.ts';
import type { Page, Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { addToGroup } from '../core/groups.ts';
import type { Problem } from '../core/problem.ts';
import { divideFullText, listFullTextPages } from '../documents/llms-full-txt.ts';
import { reusePageFolders } from '../site/facts/folders.ts';
import { contentPageDocuments } from '../site/pages/pages.ts';
import { type CompileCache, type CompiledSite, type CompileResult, withRelease } from './compile.ts';
import { replaceDocuments } from './document-index.ts';

/** With more files touched at once, everything is looked at: git was here, and events may have been lost. */
const mostTouched = 20;

interface Revision {
  /** Absolute. */
  readonly contentDir: string;
  /** Absolute paths of what was touched. */
  readonly touched: ReadonlySet<string>;
  readonly pages: PageMemo;
  readonly cache: CompileCache & { readonly memo: Memo };
}

/** How the texts of pages are divided among files: for an edition and all its revisions. */
interface TextPartition {
  /** Whether the same pages stand in the same files: their sizes decide it. */
  isAlike(a: Site, b: Site): boolean;
  /** Places in the catalog of the documents that a source has. */
  placesOf(source: string): readonly number[];
  /** The files that take the text of a file. */
  takersOf(file: string): readonly string[];
}

/** By what all revisions of an edition share. */
const known = new WeakMap<CompiledSite['facts'], TextPartition>();

/** The only lists that the texts of pages decide. */
function textPartitionOf(edition: CompiledSite): TextPartition {
  const found = known.get(edition.facts) ?? divide(edition);
  known.set(edition.facts, found);
  return found;
}

function divide({ site, catalog }: CompiledSite): TextPartition {
  const pages = listFullTextPages(site, catalog);
  const parts = new WeakMap<Site, FullTextParts>();
  const partsOf = (site: Site) => {
    const found = parts.get(site) ?? divideFullText(site, pages);
    parts.set(site, found);
    return found;
  };
  const takers = listed(catalog.flatMap(({ file, texts = [] }) => texts.map((of) => [of.file, file] as const)));
  const takersOf = (file: string): string[] => (takers.get(file) ?? []).flatMap((each) => [each, ...takersOf(each)]);
  const places = listed(catalog.flatMap(({ source }, i) => (source === undefined ? [] : [[source, i] as const])));
  return {
    isAlike(a, b) {
      const [before, now] = [partsOf(a), partsOf(b)];
      return before.length === now.length && before.every((part, i) => isEqual(part, now[i]));
    },
    placesOf: (source) => places.get(source) ?? [],
    takersOf,
  };
}

type FullTextParts = ReturnType<typeof divideFullText>;

/** Pages are the same objects for all sites that are asked about. */
function isEqual(a: FullTextParts[number], b: FullTextParts[number] | undefined): boolean {
  return (
    a.folder === b?.folder &&
    a.prefix === b.prefix &&
    a.items.length === b.items.length &&
    a.items.every((item, i) => item === b.items[i])
  );
}

function listed<T>(entries: Iterable<readonly [key: string, value: T]>): Map<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const [key, value] of entries) addToGroup(lists, key, value);
  return lists;
}

/** Makes what the first revision of an edition would have to make, while nobody waits for it. */
export function prepareRevision(edition: CompiledSite): void {
  if (!edition.site.languages) textPartitionOf(edition).isAlike(edition.site, edition.site);
}

/**
 * Returns what compile() would after some files were touched, if only texts of pages changed: their front matter is the
 * same, they have no problem, and all lists stay. Undefined in any other case.
 */
export function revise(
  previous: CompileResult,
  { contentDir, touched, pages, cache }: Revision,
): CompileResult | undefined {
  const { edition, problems, mistakes } = previous;
  if (
    !edition?.records ||
    mistakes ||
    edition.site.languages ||
    edition.site.changes ||
    touched.size === 0 ||
    touched.size > mostTouched
  )
    return undefined;
  const found = rereadTouchedPages(edition.sources, contentDir, touched, pages);
  if (!found || problems.some((problem) => names(problem, touched, contentDir))) return undefined;
  if (found.changed.length === 0) return previous;
  const { sources, changed } = found;
  const revised = new Map<string, Page>();
  const bodies = createMarkdownBodies(edition.facts, cache.memo, listPictures(edition.site.publicFiles));
  for (const index of changed) {
    const [before, now] = [edition.sources.pages[index], sources.pages[index]];
    const page = before && edition.site.pages.find(({ source }) => source === before.file);
    if (!page || !now || !sameFrontMatter(before, now)) return undefined;
    const found: Problem[] = [];
    checkPageBody(bodies, now, true, (problem) => void found.push(problem));
    const candidates = findMarkdownCandidates(now);
    checkCandidates(candidates, collectAllowedValues(sources), (problem) => void found.push(problem));
    if (found.length > 0) return undefined;
    edition.records.noteCandidates(page.source, candidates);
    revised.set(page.source, new LazyPage(page, now, bodies));
  }
  const site: Site = { ...edition.site, pages: edition.site.pages.map((page) => revised.get(page.source) ?? page) };
  if (!textPartitionOf(edition).isAlike(edition.site, site)) return undefined;
  reusePageFolders(edition.site, site);
  return {
    edition: withPages(edition, { site, sources }, revised, cache),
    problems,
    waivers: previous.waivers,
    basis: basisOf(previous, found),
  };
}

/** Whether a problem says anything about one of these files, or a place in one. */
function names(problem: Problem, touched: ReadonlySet<string>, contentDir: string): boolean {
  const text = JSON.stringify(problem);
  return [...touched].some((path) => text.includes(path.slice(contentDir.length + 1).replaceAll('\\', '/')));
}

function sameFrontMatter(a: MarkdownSource, b: MarkdownSource): boolean {
  return JSON.stringify(a.frontMatter.value) === JSON.stringify(b.frontMatter.value);
}

function basisOf(
  { basis, edition }: CompileResult,
  { sources, changed }: { sources: Sources; changed: readonly number[] },
) {
  const others = new Map<unknown, unknown>(changed.map((i) => [edition?.sources.pages[i], sources.pages[i]]));
  return basis.map((item) => others.get(item) ?? item);
}

/** The edition with these pages in place of theirs: all that was made of others stays. */
function withPages(
  edition: CompiledSite,
  { site, sources }: { readonly site: Site; readonly sources: Sources },
  pages: ReadonlyMap<string, Page>,
  cache: CompileCache,
): CompiledSite {
  const documents = new Map<string, Document>();
  for (const page of pages.values())
    for (const document of contentPageDocuments(site, page)) documents.set(document.file, document);
  const { placesOf, takersOf } = textPartitionOf(edition);
  const catalog = [...edition.catalog];
  const replaced: Document[] = [];
  // One that could not get its address is none of the catalog.
  for (const place of [...pages.keys()].flatMap(placesOf)) {
    const before = catalog[place];
    const now = before && (documents.get(before.file) ?? before);
    if (!now) continue;
    catalog[place] = now;
    replaced.push(now);
  }
  const files = replaced.map(({ file }) => file);
  const remade = new Set([...files, ...files.flatMap(takersOf)]);
  const ahead = new Map(edition.ahead);
  for (const file of remade) ahead.delete(file);
  edition.records?.revise({ site, sources }, pages.keys());
  const places = replaceDocuments(edition.places, replaced);
  return withRelease({ ...edition, site, sources, catalog, places, ahead, remade }, cache, () => {});
}

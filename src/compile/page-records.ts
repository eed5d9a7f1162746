// Long: one record of each page, and each question that is asked of it.
import { listOwnOrigins } from '../checks/links/links.ts';
import { lastTextDigest } from '../content/check/body/text-digest.ts';
import type { DeferredChecks } from '../content/check/deferred-checks.ts';
import type { FoundFile } from '../content/read/list-files.ts';
import type { Sources } from '../content/read/load.ts';
import type { RecordedPage, RecordedPages } from '../content/read/recorded-pages.ts';
import type { MarkdownSource } from '../content/read/source.ts';
import type { Page, Site } from '../content/site.ts';
import { assertDefined } from '../core/assert-defined.ts';
import type { BlobSource } from '../core/blob-store.ts';
import { countedSha256 } from '../core/digest.ts';
import type { Document } from '../core/document.ts';
import { LazyFile } from '../core/lazy-file.ts';
import type { Problem } from '../core/problem.ts';
import type { OutputRecord, PageRecord, PrivateCandidate } from '../core/records.ts';
import type { ReleaseFile } from '../core/release.ts';
import { fileOf, mirrorPath } from '../core/url.ts';
import { createPageCacheInputs, describeInputChanges, differOnlyInLayout } from '../site/html/page-cache-inputs.ts';
import { createLayoutReplacer } from '../site/html/replace-layout.ts';
import type { PublishedBytes } from './documents/document-records.ts';
import { shortDigest } from './documents/value-digests.ts';
import { createRenderContext } from './render.ts';
import type { RecordedFileLookup } from './render-file.ts';

/** Page records of earlier builds and of this one. A record counts only if its inputs are equal. */
export interface PageRecords extends RecordedPages {
  /** Recorded files of a site. Pages whose record holds need no check: they are taken out of `rest`. */
  recorded(edition: Known, rest: DeferredChecks): RecordedFileLookup;
  /** The HTML of a page of which only the layout changed, if its earlier HTML is still published. */
  inNewLayout(file: string): string | undefined;
  /** Why pages are made again, in words that follow "because", and how many for each. */
  readonly reasons: ReadonlyMap<string, number>;
  /** Notes what was made of a page; `problems` were found in its file or in making it. */
  note(document: Document, made: ReleaseFile): void;
  /** Notes which facts the body of a page uses, where that is known without its body. */
  noteFacts(source: string, facts: readonly string[]): void;
  /** Private candidates of a page's file, if it has not changed since. */
  candidatesOf(source: string): readonly PrivateCandidate[] | undefined;
  /** Notes what may be private in the file of a page. */
  noteCandidates(source: string, candidates: readonly PrivateCandidate[]): void;
  /** Takes note of other sources of some pages, of which nothing is known any more. */
  revise(edition: Pick<Known, 'site' | 'sources'>, changed: Iterable<string>): void;
  /** Records to save, of pages whose files have none of these problems. */
  all(problems: readonly Problem[]): PageRecord[];
}

/** The parts of an edition that records are about. */
interface Known {
  readonly site: Site;
  readonly sources: Sources;
  readonly catalog: readonly Document[];
}

/**
 * `before` are records by source, of one machine or several; `digestOf` gives the SHA-256 of a file where stats vouch for
 * its bytes. `digests` is where those of the files are kept.
 */
export function pageRecords(
  before: readonly ReadonlyMap<string, PageRecord>[],
  digestOf: (found: FoundFile) => string | undefined,
  publishedBytes: PublishedBytes = () => undefined,
  digests = new Map<string, string>(),
): PageRecords {
  const valid = new Map<string, PageRecord>();
  const noted = new Map<string, Noted>();
  const candidates = new Map<string, readonly PrivateCandidate[]>();
  let basisOf: (page: Page, facts: readonly string[]) => string;
  let pages = new Map<string, Page>();
  const outputs = new Map<string, OutputRecord>();
  const inOldLayout = new Map<string, { readonly page: Page; readonly sha256: string }>();
  let putInLayout: ReturnType<typeof createLayoutReplacer> = () => undefined;
  const published: BlobSource = { bytesOf: ({ file, sha256 }) => publishedBytes(file, sha256) };
  let sources: Sources['pages'] = [];

  /** Those that were made of the bytes that the file has now. */
  const recordsOf = (source: string): PageRecord[] =>
    before.flatMap((records) => {
      const record = records.get(source);
      return record && record.digest === digests.get(source) ? [record] : [];
    });

  const reasons = new Map<string, number>();
  const note = (found: readonly string[]) => {
    for (const reason of found) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  };
  const reasonsOf = (page: Page): string[] => {
    const [fitting] = recordsOf(page.source);
    if (fitting) return describeInputChanges(fitting.basis, basisOf(page, fitting.facts), fitting.facts);
    return [before.some((records) => records.has(page.source)) ? 'the file changed' : 'there is no record of it'];
  };

  return {
    digests,
    reasons,
    valuesOf(found, file, read) {
      const digest = digestOf(found) ?? countedSha256(read());
      digests.set(file, digest);
      const [record] = recordsOf(file);
      return record && toPageValues(record);
    },
    recorded({ site, catalog, ...read }, rest) {
      sources = read.sources.pages;
      basisOf = basisIn({ site, catalog, ...read }, rest.facts, rest.factsIn);
      pages = new Map();
      putInLayout = createLayoutReplacer(site, createRenderContext(site, catalog));
      const prefixes = new Map<string, string>();
      for (const { pages: own, inLanguage } of [site, ...(site.translations ?? [])])
        for (const page of own) {
          pages.set(page.source, page);
          if (inLanguage && inLanguage.prefix !== '') prefixes.set(page.source, inLanguage.prefix);
        }
      for (const [source, page] of pages) {
        const known = recordsOf(source).map((record) => ({ record, basis: basisOf(page, record.facts) }));
        const record = known.find((each) => each.record.basis === each.basis)?.record;
        if (!record) {
          note(reasonsOf(page));
          const old = known.find((each) => differOnlyInLayout(each.record.basis, each.basis))?.record;
          if (site.languages || site.catalogue || !old) continue;
          rest.checks.delete(source);
          noted.set(source, { facts: old.facts, html: undefined, mirror: undefined });
          candidates.set(source, old.candidates);
          inOldLayout.set(fileOf(page.path), { page, sha256: old.html.sha256 });
          outputs.set(fileOf(mirrorPath(page.path)), old.mirror);
          continue;
        }
        valid.set(source, record);
        rest.checks.delete(source);
        const path = (prefixes.get(source) ?? '') + page.path;
        outputs.set(fileOf(path), record.html);
        outputs.set(fileOf(mirrorPath(path)), record.mirror);
      }
      return (file, again) => {
        const output = outputs.get(file);
        return output && new LazyFile(file, { ...output, isJudged: true }, published, 0, again);
      };
    },
    inNewLayout(file) {
      const old = inOldLayout.get(file);
      const bytes = old && publishedBytes(file, old.sha256);
      return bytes && putInLayout(old.page, Buffer.from(bytes).toString('utf8'));
    },
    note({ source, mirrorOf }, made) {
      const page = source === undefined ? undefined : pages.get(source);
      if (!page || valid.has(page.source) || !isRead(made)) return;
      const found = noted.get(page.source) ?? { facts: page.facts, html: undefined, mirror: undefined };
      found[mirrorOf === undefined ? 'html' : 'mirror'] = made;
      noted.set(page.source, found);
    },
    revise(edition, changed) {
      sources = edition.sources.pages;
      const touched = new Set(changed);
      for (const page of edition.site.pages.filter(({ source }) => touched.has(source))) {
        const { source } = page;
        pages.set(source, page);
        valid.delete(source);
        noted.delete(source);
        inOldLayout.delete(fileOf(page.path));
        for (const path of [page.path, mirrorPath(page.path)]) outputs.delete(fileOf(path));
      }
    },
    candidatesOf: (source) => recordsOf(source)[0]?.candidates,
    noteCandidates(source, found) {
      candidates.set(source, found);
    },
    noteFacts(source, facts) {
      noted.set(source, { facts: facts.length === 0 ? none : facts, html: undefined, mirror: undefined });
    },
    all(problems) {
      const ill = new Set(problems.map(({ at }) => at?.file));
      return sources.flatMap((file): PageRecord[] => {
        const { file: source, frontMatter, bodyBytes } = file;
        const record = valid.get(source);
        if (record) return [withTextRecord(record, file)];
        const page = pages.get(source);
        const { facts = [], html, mirror } = noted.get(source) ?? {};
        const digest = digests.get(source);
        const possible = candidates.get(source) ?? [];
        if (ill.has(source) || !page || !html || !mirror || digest === undefined) return [];
        const values = JSON.stringify(frontMatter.value);
        const own = { source, digest, values, bodyBytes, text: formatTextRecord(file), facts };
        return [{ ...own, basis: basisOf(page, facts), candidates: possible, html, mirror }];
      });
    },
  };
}

/**
 * The basis of each page of a site; `facts` are those of which the values are known, as texts, and `factsIn` the same in
 * the other languages. There a page depends on which pages there are, too: its links lead to those that it has.
 */
function basisIn(
  { site, sources, catalog }: Known,
  facts: ReadonlyMap<string, string> | undefined,
  factsIn: DeferredChecks['factsIn'] = {},
): (page: Page, facts: readonly string[]) => string {
  const context = createRenderContext(site, catalog);
  const origins = listOwnOrigins({ sources, site });
  const { languages } = context;
  if (!languages) return createPageCacheInputs(site, context, origins, facts);
  const paths = catalog.map(({ path }) => path);
  const all = [site, ...(site.translations ?? [])].flatMap((each) => {
    const { key, prefix } = assertDefined(each.inLanguage, each.language);
    const isFirst = prefix === '';
    const own = isFirst ? context : languages.within(key);
    const around = isFirst ? [] : [shortDigest([paths, each.borrowed])];
    const aroundOf = ({ path }: Page) => [...around, own.languages?.translationsOf(path)];
    const basisOf = createPageCacheInputs(each, own, origins, isFirst ? facts : factsIn[key], aroundOf);
    return each.pages.map(({ source }) => [source, basisOf] as const);
  });
  const bases = new Map(all);
  return (page, names) => assertDefined(bases.get(page.source), page.source)(page, names);
}

/** The files themselves, whose facts are what is remembered. */
interface Noted {
  readonly facts: readonly string[];
  html: OutputRecord | undefined;
  mirror: OutputRecord | undefined;
}

/** Most pages use no fact. */
const none: readonly string[] = [];

function isRead(made: ReleaseFile): made is ReleaseFile & OutputRecord {
  return made.read !== undefined;
}

/** Reads the record of a page that has the same bytes. */
export function toPageValues({ values, bodyBytes, facts, text }: PageRecord): RecordedPage {
  const value = JSON.parse(values) as unknown;
  if (text === '') return { value, bodyBytes };
  const [digest = '', basis = ''] = text.split(' ');
  // Pictures are none of its text.
  const names = facts.filter((name) => !name.startsWith('/'));
  return { value, bodyBytes, knownText: { digest, names, basis } };
}

/** Digest and basis of a page's text, for its record; empty where no ledger asked for them. */
function formatTextRecord(source: MarkdownSource): string {
  const known = lastTextDigest(source);
  return known === undefined ? '' : `${known.digest} ${known.basis}`.trimEnd();
}

/** A record that was noted before there was a ledger lacks what that asks for. */
function withTextRecord(record: PageRecord, file: MarkdownSource): PageRecord {
  const text = record.text === '' ? formatTextRecord(file) : '';
  return text === '' ? record : { ...record, text };
}

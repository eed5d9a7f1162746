import { buildCatalog } from '../../compile/catalog.ts';
import { type CompiledSite, withRelease } from '../../compile/compile.ts';
import { buildDocumentIndex } from '../../compile/document-index.ts';
import { type RecordedFileLookup, storeFile } from '../../compile/render-file.ts';
import type { Site } from '../../content/site.ts';
import { type BlobStore, createMemoryBlobStore } from '../../core/blob-store.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { createLazyMap } from '../../core/lazy-map.ts';
import { createMemoryFile } from '../../core/listed-file.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { normalizeFileName } from '../../core/normalize-file-name.ts';
import type { Report } from '../../core/problem.ts';
import type { Headers, Release, Route } from '../../core/release.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { absoluteUrl } from '../../core/url.ts';
import { listDocuments } from '../../documents/documents.ts';
import { renderSitemap, renderSitemapIndex, sitemapLimits } from '../../documents/sitemap-xml.ts';
import { listIcons } from '../../site/assets/icons.ts';
import { webmanifestPath } from '../../site/assets/webmanifest.ts';
import { mirrorFrontMatter } from '../../site/pages/mirror.ts';
import { searchIndexPath } from '../../site/search/search-index.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import { collectTakenNames, createDocumentFilter, isMirrorOnly, moveDocument } from './document-filter.ts';
import { descriptionOf, type MirrorsByFile, renderMirrorMarkdown, titleOf } from './mirror-markdown.ts';
import { assignMirrors, findLostPaths, type LostPaths, type MirroredForeignPage, replaceLostLinks } from './mirrors.ts';

/** Our site with the attached pages. */
export interface MergedSite {
  readonly edition: CompiledSite;
  readonly mirrors: readonly MirroredForeignPage[];
  /** Attached documents: pages, and their mirrors. */
  readonly theirs: ReadonlySet<Document>;
  /** Paths of attached pages in the release. */
  readonly foreignPaths: readonly string[];
  /** Paths of our pages that attached pages replace. */
  readonly instead: ReadonlySet<string>;
}

/** Choice of our documents beside the attached pages. */
export interface MergeOptions {
  /** Our pages with their design. */
  readonly withPages: boolean;
  /** Nothing that states a fact. */
  readonly isWithheld?: boolean | undefined;
  /** Where the bytes of documents stay until they are written; absent: in memory. */
  readonly shelf?: BlobStore | undefined;
}

/**
 * Merges attached pages and mirrors with our documents; attached ones win. `html` gives the final bytes of a page.
 * Reports `foreign-collision`.
 */
export function mergeSites(
  edition: CompiledSite,
  foreign: ForeignSite,
  html: (file: string) => Uint8Array,
  { withPages, isWithheld = false, shelf = createMemoryBlobStore(Number.POSITIVE_INFINITY) }: MergeOptions,
  report: Report,
): MergedSite {
  const mirrors = assignFreeMirrors(edition, foreign);
  const said = isWithheld ? withoutFacts(edition.site, foreign) : edition.site;
  const own = withPages ? said : withoutSearch(said);
  const organisation = isWithheld ? undefined : own.company.legalName;
  const byFile = new Map(mirrors.map((page) => [page.file, page]));
  const home = foreign.pages.find(({ path, file }) => path === '/' && !byFile.has(file));
  const attached = [
    ...(home ? [plainPage(home.file, '/', foreign)] : []),
    ...mirrors.flatMap((page) => createAttachedDocuments(page, own, foreign, byFile, html, organisation)),
  ];
  const { files, links = [] } = foreign.found;
  const names = files.map(({ file }) => file).concat(links);
  const taken = collectTakenNames(names);
  const isUnwanted = withPages ? () => false : createDesignTest(own);
  const { basePath = '/' } = foreign.found;
  const filter = createDocumentFilter(taken, attached, isUnwanted, basePath, report);
  const { instead } = filter;
  const theirs = new Set(attached);
  const moved = new Map<string, string>();
  const keep = (document: Document) => {
    if (theirs.has(document) || !isListOfPages(document)) return isFact(document) ? undefined : filter.keep(document);
    const path = basePath + document.path.slice(1);
    if (basePath === '/' || document.path === '/robots.txt') return filter.keep(document);
    moved.set(document.path, path);
    return filter.keep(moveDocument(document, path));
  };
  const isFact = (document: Document) => isWithheld && !theirs.has(document);
  let lost: LostPaths = new Map();
  const standIn = (path: string) => lost.get(path) ?? path;
  const site: Site = { ...own, attached: { documents: attached, keep, standIn, ...(isWithheld && { isWithheld }) } };
  const listed = listDocuments(site);
  const sitemap = `${basePath}sitemap.xml`;
  const all = names.includes(sitemap.slice(1)) ? listed : completeSitemap(listed, mirrors, own.baseUrl, sitemap);
  // Others may have pages about an API or a login of theirs.
  const catalog = buildCatalog(all, report, undefined, () => false);
  lost = new Map([...findLostPaths(edition, catalog, taken), ...moved]);
  const mirrored = new Set(attached.filter(({ kind }) => kind === 'mirror').map(({ file }) => file));
  const ours = new Map(catalog.map((each) => [each.file, each]));
  for (const { file } of attached) ours.delete(file);
  const places = buildDocumentIndex(site, catalog, report);
  const theirMissing = files.some(({ file }) => file === '404.html')
    ? plainPage('404.html', '/404.html', foreign)
    : undefined;
  const found = theirMissing ? new Map([...places.byFile, [theirMissing.file, theirMissing]]) : places.byFile;
  const whole = {
    ...edition,
    site,
    catalog,
    places: { ...places, byFile: found },
    known: knownFiles(
      new Set([
        ...mirrored,
        // Ours is never written.
        ...(theirMissing || !withPages ? ['404.html'] : []),
        ...catalog.filter(({ texts = [] }) => texts.some((text) => mirrored.has(text.file))).map(({ file }) => file),
      ]),
      all === listed ? undefined : pathsOf(listed),
      (file, again) => replaceLostLinks(ours.get(file), again, lost, own.baseUrl),
      shelf,
    ),
    records: undefined,
  };
  const { release } = withRelease(whole, { shelf }, report);
  const foreignPaths = [...(home ? ['/'] : []), ...mirrors.map(({ path }) => path)];
  return {
    edition: { ...whole, release: withTheirFields(release, new Set(foreignPaths)) },
    mirrors,
    theirs,
    foreignPaths,
    instead,
  };
}

/** The site without what searches its pages, in all languages. */
const withoutSearch = ({ translations, ...site }: Site): Site => ({
  ...site,
  withoutSearch: true,
  ...(translations && { translations: translations.map(withoutSearch) }),
});

const isListOfPages = ({ path }: Document): boolean =>
  /^\/(?:llms\.txt|llms\/.*\.txt|sitemap(?:-\d+)?\.xml|robots\.txt)$/.test(path);

/** The site as its homepage introduces it, without what others have not confirmed. */
function withoutFacts(site: Site, { pages, found }: ForeignSite): Site {
  const home =
    pages.find(({ path }) => path === (found.basePath ?? '/')) ?? pages.find(({ without }) => without === undefined);
  const { links: _, rsl: __, ...rest } = site;
  return {
    ...rest,
    name: home ? titleOf(home) : new URL(site.baseUrl).host,
    description: home?.read.description ?? '',
  };
}

/** Whether a document is a page or a part of the design: HTML, styles, scripts, pictures, icons, what browsers read. */
function createDesignTest(site: Site): (document: Document) => boolean {
  const searches = [site, ...(site.translations ?? [])].map(
    (each) => (each.inLanguage?.prefix ?? '') + searchIndexPath(each),
  );
  const parts = new Set([...listIcons(site).map(({ path }) => path), webmanifestPath, ...searches]);
  const given = new Set(site.publicFiles.map(({ path }) => path));
  return ({ kind, path }) => kind === 'page' || kind === 'asset' || (parts.has(path) && !given.has(path));
}

/** Mirrors of attached pages; a file of ours with another purpose is never one. */
export function assignFreeMirrors(
  { catalog }: Pick<CompiledSite, 'catalog'>,
  foreign: ForeignSite,
): MirroredForeignPage[] {
  const ours = new Set(catalog.filter((each) => !isMirrorOnly(each)).map(({ file }) => normalizeFileName(file)));
  return assignMirrors(foreign, (file) => ours.has(file));
}

const pathsOf = (listed: readonly Document[]) => listed.filter(({ kind }) => kind === 'page').map(({ path }) => path);

/**
 * File facts that differ from `other`. Links are not read from mirrors, texts that hold them and the attached 404 page
 * (`texts`), since they are known from the pages; those of the sitemap of both sites are `listed`.
 */
function knownFiles(
  texts: ReadonlySet<string>,
  listed: readonly string[] | undefined,
  other: RecordedFileLookup,
  shelf: BlobStore,
): RecordedFileLookup {
  return (file, again) => {
    if (listed && /(?:^|\/)sitemap(?:-\d+)?\.xml$/.test(file))
      return { ...createMemoryFile(file, again(file)), read: { links: listed } };
    if (!texts.has(file)) return other(file, again);
    const bytes = again(file);
    const tokens = estimateTokens(Buffer.from(bytes).toString('utf8'));
    const read = { tokens, links: [] };
    return storeFile(file, { bytes, sha256: sha256(bytes), read }, shelf).with(again);
  };
}

/** An attached page without a mirror: the 404 page, or a homepage. */
function plainPage(file: string, path: string, { found }: ForeignSite): Document {
  return {
    path,
    file,
    kind: 'public',
    mediaType: mediaTypes.html,
    title: path,
    description: '',
    render: () => found.bytes(file),
  };
}

/** Header fields of ours that could break attached pages. */
const notTheirs =
  /^(?:Content-Security-Policy|Permissions-Policy|Cross-Origin-.*|X-Frame-Options|Referrer-Policy|Content-Language)$/i;

/** Removes our header fields from attached HTML but for those of negotiation. */
function withTheirFields(release: Release, paths: ReadonlySet<string>): Release {
  const without = (headers: Headers): Headers =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !notTheirs.test(name)));
  const routes = createLazyMap(release.routes, (path): Route => {
    const route = release.routes.get(path) as Route;
    if (!paths.has(path)) return route;
    const variants = route.variants.map((each) =>
      each.when === 'markdown' ? each : { ...each, headers: without(each.headers) },
    );
    return { path, variants };
  });
  return { ...release, routes };
}

/** Documents of an attached page: its HTML as it is, and its Markdown. */
function createAttachedDocuments(
  page: MirroredForeignPage,
  site: Pick<Site, 'notice' | 'baseUrl'>,
  foreign: ForeignSite,
  mirrors: MirrorsByFile,
  html: (file: string) => Uint8Array,
  organisation: string | undefined,
): Document[] {
  const said = { title: titleOf(page), description: descriptionOf(page) };
  const head = { canonical: absoluteUrl(site.baseUrl, page.path), organisation };
  return [
    {
      ...said,
      path: page.path,
      file: page.file,
      // Checked like copied files: others wrote it.
      kind: 'public',
      mediaType: mediaTypes.html,
      render: () => html(page.file),
    },
    {
      ...said,
      path: page.mirror,
      file: page.mirrorFile,
      kind: 'mirror',
      mediaType: mediaTypes.markdown,
      mirrorOf: page.path,
      llms: 'Pages',
      ...(page.path === '/' && { link: [{ rel: 'alternate' as const }] }),
      size: page.read.main?.markdown.length ?? 0,
      render: () =>
        page.isTheirs
          ? foreign.found.bytes(page.mirrorFile)
          : mirrorFrontMatter(head) + renderMirrorMarkdown(page, site, foreign, mirrors),
    },
  ];
}

/**
 * Lists attached pages in our sitemap if they have none, without dates, which are unknown. More than `most` URLs are
 * split into parts (sitemaps.org).
 */
export function completeSitemap(
  documents: readonly Document[],
  mirrors: readonly Pick<MirroredForeignPage, 'path'>[],
  baseUrl: string,
  sitemapPath = '/sitemap.xml',
  most: number = sitemapLimits.urls,
): Document[] {
  const ours = documents.filter(({ kind }) => kind === 'page');
  const pages = [...ours, ...mirrors.map(({ path }) => ({ path }))];
  const count = Math.ceil(pages.length / most);
  const parts = Array.from({ length: count }, (_, i) => pages.slice(i * most, (i + 1) * most));
  const paths = parts.map((_, i) => sitemapPath.replace(/\.xml$/, `-${i + 1}.xml`));
  return documents.flatMap((document) => {
    if (document.path !== sitemapPath) return isPart(document) ? [] : [document];
    if (count <= 1) return [sitemap(document, document.path, () => renderSitemap(pages, baseUrl))];
    return [
      sitemap(document, document.path, () => renderSitemapIndex(paths, baseUrl)),
      ...parts.map((own, i) => sitemap(document, paths[i] ?? '', () => renderSitemap(own, baseUrl))),
    ];
  });
}

/** Parts of our own divided sitemap. */
const isPart = ({ path }: Document) => /\/sitemap-\d+\.xml$/.test(path);

function sitemap({ kind, title, description }: Document, path: string, render: () => string): Document {
  return { path, file: path.slice(1), kind, mediaType: mediaTypes.xml, title, description, render };
}

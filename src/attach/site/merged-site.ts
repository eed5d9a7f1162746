import { buildCatalog } from '../../compile/catalog.ts';
import { type CompiledSite, withRelease } from '../../compile/compile.ts';
import { buildDocumentIndex } from '../../compile/document-index.ts';
import type { RecordedFileLookup } from '../../compile/render-file.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { createLazyMap } from '../../core/lazy-map.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { createMemoryFile } from '../../core/memory-file.ts';
import { normalizeFileName } from '../../core/normalize-file-name.ts';
import type { Report } from '../../core/problem.ts';
import type { Headers, Release, Route } from '../../core/release.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { listDocuments } from '../../documents/documents.ts';
import { renderSitemap, renderSitemapIndex, sitemapLimits } from '../../documents/sitemap-xml.ts';
import { listIcons } from '../../site/assets/icons.ts';
import { webmanifestPath } from '../../site/assets/webmanifest.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import { collectTakenNames, createDocumentFilter, isMirrorOnly } from './document-filter.ts';
import { findLostPaths, type LostPaths, replaceLostLinks } from './lost-mirrors.ts';
import type { MirrorsByFile } from './mirror-markdown.ts';
import { descriptionOf, renderMirrorMarkdown, titleOf } from './mirror-markdown.ts';
import { assignMirrors, type MirroredForeignPage } from './mirrors.ts';

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

/**
 * Merges attached pages and mirrors with our documents; attached ones win. `html` gives the final bytes of a page.
 * Reports `foreign-collision`.
 */
export function mergeSites(
  edition: CompiledSite,
  foreign: ForeignSite,
  html: (file: string) => Uint8Array,
  withPages: boolean,
  report: Report,
): MergedSite {
  const { site: own } = edition;
  const mirrors = assignFreeMirrors(edition, foreign);
  const byFile = new Map(mirrors.map((page) => [page.file, page]));
  const home = foreign.pages.find(({ path, file }) => path === '/' && !byFile.has(file));
  const attached = [
    ...(home ? [plainPage(home.file, '/', foreign)] : []),
    ...mirrors.flatMap((page) => createAttachedDocuments(page, own, foreign, byFile, html)),
  ];
  const { files, links = [] } = foreign.found;
  const names = files.map(({ file }) => file).concat(links);
  const taken = collectTakenNames(names);
  // A root without a page of theirs needs one.
  const isUnwanted = withPages || !taken.hasPage('/') ? () => false : createDesignTest(own);
  const { keep, instead } = createDocumentFilter(taken, attached, isUnwanted, report);
  let lost: LostPaths = new Map();
  const standIn = (path: string) => lost.get(path) ?? path;
  const site: Site = { ...own, attached: { documents: attached, keep, standIn } };
  const listed = listDocuments(site);
  const all = names.includes('sitemap.xml') ? listed : completeSitemap(listed, mirrors, own.baseUrl);
  // Others may have pages about an API or a login of theirs.
  const catalog = buildCatalog(all, report, undefined, () => false);
  lost = findLostPaths(edition, catalog, taken);
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
    ),
    records: undefined,
  };
  const { release } = withRelease(whole, {}, report);
  const foreignPaths = [...(home ? ['/'] : []), ...mirrors.map(({ path }) => path)];
  return {
    edition: { ...whole, release: withTheirFields(release, new Set(foreignPaths)) },
    mirrors,
    theirs: new Set(attached),
    foreignPaths,
    instead,
  };
}

/** Whether a document is a page or a part of the design: HTML, styles, scripts, pictures, icons, the web manifest. */
function createDesignTest(site: Site): (document: Document) => boolean {
  const icons = new Set([...listIcons(site).map(({ path }) => path), webmanifestPath]);
  const given = new Set(site.publicFiles.map(({ path }) => path));
  return ({ kind, path }) => kind === 'page' || kind === 'asset' || (icons.has(path) && !given.has(path));
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
): RecordedFileLookup {
  return (file, again) => {
    if (listed && /^sitemap(?:-\d+)?\.xml$/.test(file))
      return { ...createMemoryFile(file, again(file)), read: { links: listed } };
    if (!texts.has(file)) return other(file, again);
    const bytes = again(file);
    const tokens = estimateTokens(Buffer.from(bytes).toString('utf8'));
    return { ...createMemoryFile(file, bytes), read: { tokens, links: [] } };
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
): Document[] {
  const said = { title: titleOf(page), description: descriptionOf(page) };
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
        page.isTheirs ? foreign.found.bytes(page.mirrorFile) : renderMirrorMarkdown(page, site, foreign, mirrors),
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
  most: number = sitemapLimits.urls,
): Document[] {
  const ours = documents.filter(({ kind }) => kind === 'page');
  const pages = [...ours, ...mirrors.map(({ path }) => ({ path }))];
  const count = Math.ceil(pages.length / most);
  const parts = Array.from({ length: count }, (_, i) => pages.slice(i * most, (i + 1) * most));
  const paths = parts.map((_, i) => `/sitemap-${i + 1}.xml`);
  return documents.flatMap((document) => {
    if (document.path !== '/sitemap.xml') return isPart(document) ? [] : [document];
    if (count <= 1) return [sitemap(document, document.path, () => renderSitemap(pages, baseUrl))];
    return [
      sitemap(document, document.path, () => renderSitemapIndex(paths, baseUrl)),
      ...parts.map((own, i) => sitemap(document, paths[i] ?? '', () => renderSitemap(own, baseUrl))),
    ];
  });
}

/** Parts of our own divided sitemap. */
const isPart = ({ path }: Document) => /^\/sitemap-\d+\.xml$/.test(path);

function sitemap({ kind, title, description }: Document, path: string, render: () => string): Document {
  return { path, file: path.slice(1), kind, mediaType: mediaTypes.xml, title, description, render };
}

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
import type { ForeignSite } from '../read/foreign-site.ts';
import { createAttachedDocuments } from './attached-documents.ts';
import { completeSitemap } from './complete-sitemap.ts';
import { collectTakenNames, createDocumentFilter, isMirrorOnly } from './document-filter.ts';
import { findLostMirrors, replaceLostMirrorLinks } from './lost-mirrors.ts';
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
  const { keep, instead } = createDocumentFilter(collectTakenNames(names), attached, report);
  const site: Site = { ...own, attached: { documents: attached, keep } };
  const listed = listDocuments(site);
  const all = names.includes('sitemap.xml') ? listed : completeSitemap(listed, mirrors, own.baseUrl);
  const catalog = buildCatalog(all, report);
  const lost = findLostMirrors(edition, catalog);
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
        ...(theirMissing ? [theirMissing.file] : []),
        ...catalog.filter(({ texts = [] }) => texts.some((text) => mirrored.has(text.file))).map(({ file }) => file),
      ]),
      all === listed ? [] : pathsOf(listed),
      (file, again) => replaceLostMirrorLinks(ours.get(file), again, lost, own.baseUrl),
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
  listed: readonly string[],
  other: RecordedFileLookup,
): RecordedFileLookup {
  return (file, again) => {
    if (listed.length > 0 && /^sitemap(?:-\d+)?\.xml$/.test(file))
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

import { findFieldValues, parseSitemap } from '../../checks/published/fields.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { removeRepeatedBlocks } from '../main/repeated-blocks.ts';
import { shareLost } from '../main/word-balance.ts';
import { AddressResolver } from './address-resolver.ts';
import { findBasePath, judgeCanonical } from './canonical.ts';
import { decodePath, encodePath, type ForeignFolder, isHtmlFile, listFileAddresses } from './foreign-folder.ts';
import { type HostRules, readHostRules } from './host-rules.ts';
import type { PageData } from './parse-head.ts';
import { type ForeignRobots, parseForeignRobots } from './robots.ts';

/** Why an HTML file gets no mirror. */
export type NoMirrorReason =
  | 'no-page' // is a feed, data or plain text, whatever its name
  | 'redirect' // leads on by a refresh
  | 'not-found' // is shown for what is missing
  | 'noindex'
  | 'canonical' // names another page as canonical
  | 'guarded' // is behind a login, or closed, by files for hosts in the folder
  | 'excluded' // content/site.ts says so
  | 'unlinked' // is linked from nowhere and in no sitemap
  | 'empty' // has no main content
  | 'incomplete' // its Markdown would lack more than a tenth of its words
  | 'twin' // its Markdown would have the name of another file, but for capitals or accents
  | 'secret' // a mirror would be a second copy of it
  | 'hidden'; // has characters that hide text or turn it round

/** An attached HTML file. */
export interface ForeignPage {
  readonly file: string;
  /** Canonical path, else the path that servers give it. */
  readonly path: string;
  readonly read: PageData;
  /** Absent with a mirror. */
  readonly without?: NoMirrorReason | undefined;
}

/** The attached site, parsed. */
export interface ForeignSite {
  readonly found: ForeignFolder;
  readonly pages: readonly ForeignPage[];
  readonly addresses: AddressResolver;
  readonly rules: HostRules;
  readonly robots: ForeignRobots | undefined;
  readonly sitemaps: readonly ForeignSitemap[];
  /** Foreign origins of canonical links, with the number of pages. */
  readonly origins: ReadonlyMap<string, number>;
  /** Path below which the pages say that the site lies; absent for one at the root. */
  readonly basePath?: string | undefined;
}

export interface AttachSettings {
  /** Selectors of main content; `*` at the end of a path covers all below it. */
  readonly selectors?: readonly { readonly path: string; readonly main: string }[] | undefined;
  /** Paths without a mirror; `*` as above. */
  readonly exclude?: readonly string[] | undefined;
  /** Paths that get a mirror which lacks more than a tenth of their words; `*` as above. */
  readonly incomplete?: readonly string[] | undefined;
}

/** Reads a page, by digest from a cache or from its bytes. */
export type PageLoader = (file: string, selector: string | undefined) => PageData;

/** Reads the pages of a folder, and decides which get a mirror. */
export function readForeignSite(
  found: ForeignFolder,
  origin: string,
  settings: AttachSettings,
  read: PageLoader,
): ForeignSite {
  const addresses = new AddressResolver(found, origin);
  const rules = readHostRules(found);
  const names = new Set(found.files.map(({ file }) => file));
  const text = (file: string) => Buffer.from(found.bytes(file)).toString('utf8');
  const robots = names.has('robots.txt') ? parseForeignRobots(text('robots.txt')) : undefined;
  const sitemaps = findForeignSitemaps(found, addresses);
  const origins = new Map<string, number>();
  const listed = filesIn(sitemaps, addresses);
  const pages = found.files.flatMap(({ file }): ForeignPage[] => {
    if (!isHtmlFile(file)) return [];
    const selector = findMainSelector(file, settings.selectors);
    const page = read(file, selector);
    const path = pathOf(file, page, listed.get(file), origin, addresses);
    const without = reasonOf(file, path, page, { addresses, rules, settings, origins, origin });
    return [{ file, path, read: page, ...(without && { without }) }];
  });
  const linked = reachable(pages, listed, addresses, origin);
  return {
    found,
    addresses,
    rules,
    robots,
    sitemaps,
    origins,
    basePath: findBasePath(pages, addresses),
    pages: removeRepeatedBlocks(
      pages.map((page) => (page.without || linked.has(page.file) ? page : { ...page, without: 'unlinked' })),
    ),
  };
}

/** Files that sitemaps list, with the listed path. */
function filesIn(sitemaps: readonly ForeignSitemap[], addresses: AddressResolver): Map<string, string> {
  const listed = new Map<string, string>();
  for (const { isIndex, addresses: own } of sitemaps) {
    if (isIndex) continue;
    for (const address of own) {
      const resolved = addresses.resolve(address, '/');
      if (resolved?.target.kind === 'file') listed.set(resolved.target.file, new URL(resolved.href).pathname);
    }
  }
  return listed;
}

/** Path of a file: canonical link, else sitemap, else its first address. */
function pathOf(
  file: string,
  read: PageData,
  listed: string | undefined,
  origin: string,
  addresses: AddressResolver,
): string {
  const own = listFileAddresses(file).filter((each) => addresses.fileAt(encodePath(each)) === file);
  const first = encodePath(own[0] ?? '/');
  // The homepage is `/`, however a sitemap spells it.
  if (first === '/') return first;
  const named = read.canonical === undefined ? undefined : pathIn(read.canonical, `${origin}${first}`, origin);
  const isOwn = (path: string) => own.includes(decodePath(path) ?? '') && !/%2f/i.test(path);
  // Keeps the listed spelling: a server treats `(` and `%28` alike, but a list of paths does not.
  return [named, listed].find((path) => path !== undefined && isOwn(path)) ?? first;
}

function pathIn(href: string, base: string, origin: string): string | undefined {
  const url = parseUrl(href, base);
  return url?.origin === origin ? url.pathname : undefined;
}

interface Judging {
  readonly addresses: AddressResolver;
  readonly rules: HostRules;
  readonly settings: AttachSettings;
  readonly origins: Map<string, number>;
  readonly origin: string;
}

function reasonOf(file: string, path: string, read: PageData, judging: Judging): NoMirrorReason | undefined {
  const { addresses, rules, settings, origins, origin } = judging;
  const own = listFileAddresses(file);
  if (!read.isPage) return 'no-page';
  if (own.some((each) => rules.isGuarded(each))) return 'guarded';
  if (own.some((each) => (settings.exclude ?? []).some((pattern) => isPathCovered(pattern, each)))) return 'excluded';
  if (/(?:^|\/)(?:404|_not-found|not-found|410|500)(?:\/index)?\.x?html?$/i.test(file)) return 'not-found';
  if (read.refresh !== undefined && leadsAway(read.refresh, file, path, addresses)) return 'redirect';
  if (read.robots.some((word) => word === 'noindex' || word === 'none') || own.some((each) => rules.isUnindexed(each)))
    return 'noindex';
  const canonical = judgeCanonical(file, path, read, addresses, origin);
  if (canonical.kind === 'elsewhere') origins.set(canonical.origin, (origins.get(canonical.origin) ?? 0) + 1);
  if (canonical.kind === 'elsewhere' || canonical.kind === 'other') return 'canonical';
  if (read.main === undefined || read.main.isEmpty) return 'empty';
  const isMeant = own.some((each) => (settings.incomplete ?? []).some((pattern) => isPathCovered(pattern, each)));
  return shareLost(read.main.balance) > mostLost && !isMeant ? 'incomplete' : undefined;
}

/** Largest share of words that a mirror may lack. */
const mostLost = 0.1;

function leadsAway(refresh: string, file: string, path: string, addresses: AddressResolver): boolean {
  const target = addresses.resolve(refresh, path)?.target;
  return !(target?.kind === 'file' && target.file === file);
}

/** Pattern `/x/` covers `/x/`, `/x/*` all below. */
export function isPathCovered(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** Selector of the longest pattern that covers an address of the file. */
export function findMainSelector(file: string, selectors: AttachSettings['selectors'] = []): string | undefined {
  if (selectors.length === 0) return undefined;
  const own = listFileAddresses(file);
  const [best] = selectors
    .filter((each) => own.some((path) => isPathCovered(each.path, path)))
    .sort((a, b) => b.path.length - a.path.length);
  return best?.main;
}

/** Files reachable from the homepage or a sitemap, not through closed pages. */
function reachable(
  pages: readonly ForeignPage[],
  listed: ReadonlyMap<string, string>,
  addresses: AddressResolver,
  origin: string,
): ReadonlySet<string> {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  // Below a path, the page nearest to the root is the entry.
  const depth = (file: string) => file.split('/').length;
  const home = addresses.fileAt('/') ?? [...byFile.keys()].sort((a, b) => depth(a) - depth(b))[0];
  // Without a sitemap, a page that names its own address as canonical is meant to be found.
  const named = listed.size > 0 ? [] : pages.filter((page) => namesItself(page, origin)).map(({ file }) => file);
  const queue = [...(home === undefined ? [] : [home]), ...listed.keys(), ...named];
  const seen = new Set(queue);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const page = byFile.get(file);
    if (!page || page.without === 'guarded' || page.without === 'excluded' || page.read.robots.includes('nofollow'))
      continue;
    const links = page.read.links.flatMap(({ href, kind }) => (kind === 'link' ? [href] : []));
    for (const href of page.read.refresh === undefined ? links : [...links, page.read.refresh]) {
      const target = addresses.resolve(href, page.path, page.read.base)?.target;
      if (target?.kind !== 'file' || seen.has(target.file)) continue;
      seen.add(target.file);
      queue.push(target.file);
    }
  }
  return seen;
}

function namesItself({ path, read }: ForeignPage, origin: string): boolean {
  return read.canonical !== undefined && parseUrl(read.canonical)?.href === `${origin}${path}`;
}

/** A sitemap of the attached site. */
interface ForeignSitemap {
  readonly file: string;
  readonly isIndex: boolean;
  /** Listed addresses, of pages or of sitemaps. */
  readonly addresses: readonly string[];
}

const usual = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml'];

/** Sitemaps that robots.txt names, those with usual names, and those that an index lists. */
export function findForeignSitemaps(site: ForeignFolder, addresses: AddressResolver): ForeignSitemap[] {
  const text = (file: string) => Buffer.from(site.bytes(file)).toString('utf8');
  const names = new Set(site.files.map(({ file }) => file));
  const robots = names.has('robots.txt') ? text('robots.txt') : '';
  const named = findFieldValues(robots, 'sitemap').flatMap((value) => value.split(/\s/, 1));
  const found = new Map<string, ForeignSitemap>();
  let queue = [...usual.map((file) => `${site.basePath ?? '/'}${file}`), ...named];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const target = addresses.resolve(address, '/')?.target;
    if (target?.kind !== 'file' || found.has(target.file) || !/\.(?:xml|txt)$/i.test(target.file)) continue;
    const sitemap = read(target.file, text(target.file));
    if (!sitemap) continue;
    found.set(target.file, sitemap);
    if (sitemap.isIndex) queue = queue.concat(sitemap.addresses);
  }
  return [...found.values()];
}

function read(file: string, text: string): ForeignSitemap | undefined {
  if (/\.txt$/i.test(file)) return { file, isIndex: false, addresses: text.split(/\s+/).filter(Boolean) };
  const isIndex = /<sitemapindex[\s>]/.test(text);
  if (!isIndex && !/<urlset[\s>]/.test(text)) return undefined;
  return { file, isIndex, addresses: parseSitemap(text).map(({ loc }) => loc) };
}

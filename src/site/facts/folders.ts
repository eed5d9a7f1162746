import { listGeneratedPages, type RenamablePage, renamablePages, sectionPath } from '../../content/renamable-pages.ts';
import type { Page, Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { addToGroup } from '../../core/groups.ts';
import { defineDerivedValue, isTracked } from '../../core/tracked-reads.ts';
import { decodePercent, mirrorPath } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import type { LabelledLink } from '../../theme/model/frame.ts';
import { homeBreadcrumb, listSectionPages, sectionTitle } from './section-pages.ts';

/** Path of the page of all pages. */
export const pageIndexPath = '/all-pages/';

/** A page in a list. */
export type ListedPage = Pick<Page, 'path' | 'title' | 'description'>;

/** Listed page with date. */
export type DatedPage = ListedPage & Pick<Page, 'updated'>;

/** Folders of the pages in content/pages. */
interface PageFolders {
  /** Pages above a page, from the homepage down. */
  crumbsOf(path: string): readonly LabelledLink[];
  /** Pages in no folder, and folders that are in none. */
  readonly top: readonly ListedPage[];
  /** Pages directly in a page's folder; mostly none. */
  below(path: string): readonly ListedPage[];
  /** Folders without a page of their own: each gets one that lists its content. */
  readonly indexes: readonly DatedPage[];
}

const known = new WeakMap<Site, PageFolders>();

/** Folders of a site, computed once, from front matter alone. */
export function findPageFolders(site: Site): PageFolders {
  const found = known.get(site) ?? makeFolders(site);
  if (!isTracked(site)) known.set(site, found);
  return found;
}

/** Reuses folders for a site whose pages have the same front matter. */
export function reusePageFolders(before: Site, now: Site): void {
  known.set(now, findPageFolders(before));
}

/** `/guides/start/` → `/guides/`. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);

function makeFolders(site: Site): PageFolders {
  const titles = new Map<string, string>();
  for (const { path, title } of site.originals ?? []) titles.set(path, title);
  const elsewhere = new Map<string, string>([
    ...listGeneratedPages(site).map(([name, path]) => [path, titleOf(site, name)] as const),
    ...site.facts.map(({ name, title }) => [`/${name}/`, title] as const),
  ]);
  for (const [path, title] of elsewhere) titles.set(path, title);
  for (const { path, title } of site.pages) titles.set(path, title);
  const children = new Map<string, DatedPage[]>();
  const add = (page: DatedPage) => {
    addToGroup(children, folderOf(page.path), page);
  };
  for (const page of site.pages) add(page);
  const indexes = missingIn(site, titles, children, add);
  const home = [homeBreadcrumb(site)];
  const crumbs = new Map<string, readonly LabelledLink[]>([['/', home]]);
  const crumbsIn = (folder: string): readonly LabelledLink[] => {
    const found = crumbs.get(folder);
    if (found) return found;
    const label = titles.get(folder);
    const above = crumbsIn(folderOf(folder));
    const made = label === undefined ? above : [...above, { label, to: folder }];
    crumbs.set(folder, made);
    return made;
  };
  return {
    crumbsOf: (path) => crumbsIn(folderOf(path)),
    top: listed(site, children.get('/') ?? []),
    below: (path) => listed(site, children.get(path) ?? []),
    indexes,
  };
}

/** Maximum of pages of a folder that a page lists; others are in the list of all pages. */
const mostListed = 500;

function listed(site: Site, pages: readonly DatedPage[]): readonly ListedPage[] {
  const shown = pages.slice(0, mostListed).map(({ path, title, description }) => ({ path, title, description }));
  if (pages.length <= mostListed) return shown;
  const title = translate(languageByTag(site.language), 'allPages.title');
  const description = translate(languageByTag(site.language), 'allPages.description');
  return [...shown, { path: pageIndexPath, title, description }];
}

/** Title of a generated page by its name: `solutions`, `solutions/recall-calls`. */
function titleOf(site: Site, name: string): string {
  const introduction = site.introductions?.[name];
  if (introduction) return introduction.title;
  if (name in renamablePages) return sectionTitle(site, name as RenamablePage);
  const [list, id] = name.split('/');
  const items = list === 'solutions' ? site.solutions : list === 'industries' ? site.industries : site.company.products;
  return items.find((item) => item.id === id)?.name ?? name;
}

/** Folders without a page, deepest first; each is listed in the one above. */
function missingIn(
  site: Site,
  titles: Map<string, string>,
  children: ReadonlyMap<string, readonly DatedPage[]>,
  add: (page: DatedPage) => void,
): DatedPage[] {
  const folders = new Set<string>();
  for (const path of children.keys())
    for (let folder = path; folder !== '/' && !folders.has(folder); folder = folderOf(folder))
      if (!titles.has(folder)) folders.add(folder);
  if (folders.size === 0) return [];
  const taken = new Set(site.publicFiles.map(({ path }) => path));
  const free = [...folders].filter((path) => !taken.has(`${path}index.html`) && !taken.has(mirrorPath(path)));
  return free
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((path) => {
      const title = inWords(decodePercent(path.split('/').at(-2) ?? ''));
      const own = children.get(path) ?? [];
      const description = translate(languageByTag(site.language), 'allPages.below', {
        folder: decodePercent(path),
        n: own.length,
      });
      const index = { path, title, description, updated: latestDate(own.map(({ updated }) => updated)) };
      titles.set(path, title);
      add(index);
      return index;
    });
}

/** `spare-parts` → `Spare parts`. */
function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Pages in the folders of generated pages, by path of the latter. */
export const listSubpagesOfGenerated = defineDerivedValue(
  'the pages in the folders of generated pages',
  (site: Site) => {
    const folders = findPageFolders(site);
    const generated = [
      ...listGeneratedPages(site).map(([, path]) => path),
      ...site.facts.map(({ name }) => `/${name}/`),
    ];
    return Object.fromEntries(
      generated.flatMap((path) => {
        const below = folders.below(path);
        return below.length > 0 ? [[path, below] as const] : [];
      }),
    ) as Readonly<Record<string, readonly ListedPage[]>>;
  },
);

/** Maximum of pages named on every page; beyond, a page lists all of them. */
const mostNamed = 12;

/** Whether a path is in `/all-pages/`. */
export const isPageIndexPath = (path: string): boolean => path.startsWith(pageIndexPath);

export function hasPageIndex({ pages }: Site): boolean {
  return pages.length > mostNamed;
}

/**
 * Links of every page, so that each page can be reached from the homepage: path and title. From the site, not the
 * catalog: searching that on every page would be quadratic.
 */
export const footerPageLinks = defineDerivedValue('the list of pages in the footer', (site: Site): NamedPage[] => {
  const news = site.news ? [['/news/', translate(languageByTag(site.language), 'news.title')] as const] : [];
  const changes = site.changes
    ? [['/changes/', translate(languageByTag(site.language), 'changes.title')] as const]
    : [];
  const own = [...news, ...changes, ...site.facts.map(({ name, title }) => [`/${name}/`, title] as const)];
  const pages = site.pages.slice(0, mostNamed).map((page) => [page.path, page.title] as const);
  const ways = listSectionPages(site).map(
    (page) => [page, [sectionPath(site, page), sectionTitle(site, page)] as const] as const,
  );
  const notice = ways.filter(([page]) => page === 'legalNotice').map(([, way]) => way);
  const sections = ways.filter(([page]) => page !== 'legalNotice').map(([, way]) => way);
  const originals = (site.originals ?? []).slice(0, mostNamed - pages.length);
  const named = [
    ...sections,
    ...own,
    ...pages,
    ...notice,
    ...originals.map(({ path, title }) => [path, title, true] as const),
  ];
  // The list of all pages names folders itself.
  const folders = findPageFolders(site).indexes.filter(({ path }) => path.indexOf('/', 1) === path.length - 1);
  if (!hasPageIndex(site)) return [...named, ...folders.map(({ path, title }) => [path, title] as const)];
  return [
    ...named,
    [pageIndexPath, translate(languageByTag(site.language), 'frame.allPages', { n: site.pages.length })],
  ];
});

/** `isForeign`: only another language has it. */
type NamedPage = readonly [path: string, title: string, isForeign?: boolean];

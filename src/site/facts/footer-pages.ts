import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { defineDerivedValue } from '../../core/tracked-reads.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { findPageFolders, pageIndexPath } from './folders.ts';
import { listSectionPages, sectionTitle } from './section-pages.ts';

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

import { pathOf } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { cell } from '../../core/tracking.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';

/** Pages that are named on every page; with more of them there is a page that names them all. */
const mostNamed = 12;

/** The page of all pages, where there is one. */
export const pageIndexPath = '/all-pages/';

/** Whether a page is that, or a part of it. */
export const isPageIndex = (path: string): boolean => path.startsWith(pageIndexPath);

export function hasPageIndex({ pages }: Site): boolean {
  return pages.length > mostNamed;
}

/**
 * What every page links to, so that each page can be reached from the homepage: path and title. From the site, not the
 * catalog: a search through it on every page would cost the square of their number.
 */
export const namedPages = cell('the list of pages in the footer', (site: Site): NamedPage[] => {
  const own = site.facts.map(({ name, title }) => [`/${name}/`, title] as const);
  const pages = site.pages.slice(0, mostNamed).map((page) => [page.path, page.title] as const);
  const notice = site.legalNotice ? [[pathOf(site, 'legalNotice'), legalNoticeTitle(site)] as const] : [];
  const originals = (site.originals ?? []).slice(0, mostNamed - pages.length);
  const named = [...own, ...pages, ...notice, ...originals.map(({ path, title }) => [path, title, true] as const)];
  if (!hasPageIndex(site)) return named;
  return [...named, [pageIndexPath, say(spoken(site.language), 'frame.allPages', { n: site.pages.length })]];
});

/** What the legal notice is called: as the editor's page at its place, or by its name in the language. */
export const legalNoticeTitle = (site: Site): string =>
  site.introductions?.legalNotice?.title ?? say(spokenBy(site), 'section.legalNotice');

/** One that another language alone has says so. */
type NamedPage = readonly [path: string, title: string, isForeign?: boolean];

import type { Page, Site } from '../../content/site.ts';
import { decodeEntities } from '../../markdown/entities.ts';
import type { LabelledLink } from '../../theme/model/frame.ts';
import type { PageGuide, SidebarEntry } from '../../theme/model/main.ts';
import late from '../html/highlight.ts?lazy';
import { findPageFolders, type ListedPage } from './folders.ts';

/** Builds what the docs look adds to a page: tree of pages, neighbours, where it is edited; undefined in other looks. */
export function buildPageGuide(site: Site, { path, source }: Pick<Page, 'path' | 'source'>): PageGuide | undefined {
  const { brand } = site;
  if (brand?.look !== 'docs') return undefined;
  const folders = findPageFolders(site);
  const entry = (page: ListedPage): SidebarEntry => ({
    label: page.title,
    to: page.path,
    // Only the folders of the page itself are open: a tree of everything would make the site grow by its square.
    items: path.startsWith(page.path) ? folders.below(page.path).map(entry) : [],
  });
  const sidebar = folders.top.map(entry);
  const order = sidebar.flatMap(flatten);
  const at = order.findIndex(({ to }) => to === path);
  return {
    sidebar,
    path,
    previous: order[at - 1],
    next: at < 0 ? undefined : order[at + 1],
    edit: brand.docs?.edit && brand.docs.edit + source,
  };
}

const flatten = ({ items, ...link }: SidebarEntry): LabelledLink[] => [link, ...items.flatMap(flatten)];

/** HTML of a page whose code blocks have their tokens marked, in languages that are known. */
export const highlightCode = (html: string): string =>
  html.replace(
    /(<code class="language-([^"]+)">)(.*?)(?=<\/code>)/gs,
    (all, start: string, language: string, code: string) => {
      const marked = late<typeof import('../html/highlight.ts')>().highlight(decodeEntities(code), language);
      return marked === undefined ? all : start + marked;
    },
  );

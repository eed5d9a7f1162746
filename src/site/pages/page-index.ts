import type { Page, Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { type SlugCounts, uniqueSlug } from '../../markdown/slug.ts';
import { hasPageIndex, pageIndexPath } from '../facts/named-pages.ts';
import { article } from '../html/article.ts';
import { pageDocuments } from './page.ts';

const title = 'All pages';

/** /all-pages/: every page of content/pages by folder, where there are more than a footer can name; else nothing. */
export function pageIndex(site: Site): Document[] {
  if (!hasPageIndex(site)) return [];
  const description = `Every page of ${site.name}, by folder.`;
  return pageDocuments(site, {
    path: pageIndexPath,
    title,
    description,
    updated: newest(site.pages.map((page) => page.updated)),
    llms: 'Optional',
    main: () => article(title, description, lists(site.pages).text),
    markdown: () => `# ${title}\n\n> ${e(description)}\n\n${markdownLists(site.pages)}\n`,
  });
}

interface Group {
  /** The title of the page at the folder's address, or else the folder's name; empty for pages in no folder. */
  readonly name: string;
  readonly pages: readonly Page[];
}

/** Pages by their first folder, in the order of the pages; those that stand in none come first. */
function groupsOf(pages: readonly Page[]): Group[] {
  const firstOf = ({ path }: Page) => path.split('/', 2)[1]!;
  const folders = new Set(pages.filter((page) => page.path !== `/${firstOf(page)}/`).map(firstOf));
  const groups = new Map<string, Page[]>([['', []]]);
  for (const page of pages) {
    const folder = folders.has(firstOf(page)) ? firstOf(page) : '';
    const group = groups.get(folder);
    if (group) group.push(page);
    else groups.set(folder, [page]);
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([folder, group]) => ({
      name: group.find(({ path }) => path === `/${folder}/`)?.title ?? folder,
      pages: group,
    }));
}

function lists(pages: readonly Page[]): Html {
  const taken: SlugCounts = new Map([['main', 0]]); // the id of <main>
  return html`${groupsOf(pages).map(
    ({ name, pages }) => html`${
      name !== '' &&
      html`<h2 id="${uniqueSlug(name, taken)}">${name}</h2>
`
    }<ul>
${pages.map(
  (page) => html`<li><a href="${page.path}">${page.title}</a>: ${page.description}</li>
`,
)}</ul>
`,
  )}`;
}

function markdownLists(pages: readonly Page[]): string {
  return groupsOf(pages)
    .map(({ name, pages }) => {
      const items = pages.map((page) => `- [${e(page.title)}](${page.path}): ${e(page.description)}`);
      return `${name === '' ? '' : `## ${e(name)}\n\n`}${items.join('\n')}`;
    })
    .join('\n\n');
}

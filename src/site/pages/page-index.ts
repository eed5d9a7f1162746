import type { Page, Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import { type Section, sectionsBelow, sectionsOf } from '../../core/sections.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { type SlugCounts, uniqueSlug } from '../../markdown/slug.ts';
import { hasPageIndex, pageIndexPath } from '../facts/named-pages.ts';
import { sectionNote, sectionTitle } from '../facts/section-words.ts';
import { article } from '../html/article.ts';
import { type PageDefinition, pageDocuments } from './page.ts';

const title = 'All pages';
/** What one page names at most: the list of five hundred is some 100 kB, which a telephone still shows at once. */
export const mostListed = 500;
/** What `mostListed` counts. */
const one = () => 1;

/**
 * /all-pages/: every page of content/pages by folder, where there are more than a footer can name; else nothing. What
 * is too much for one page is on those of the folders: /all-pages/guides/.
 */
export function pageIndex(site: Site): Document[] {
  if (!hasPageIndex(site)) return [];
  const whole = sectionsOf(site.pages, { room: mostListed, cost: one, link: one });
  return [
    ...pageDocuments(site, {
      ...listOf(whole, title, `Every page of ${site.name}, by folder.`),
      llms: 'Optional',
    }),
    ...sectionsBelow(whole).flatMap((section) =>
      pageDocuments(
        site,
        listOf(section, `${title}: ${sectionTitle(section)}`, `${sectionNote(section)}, of ${site.name}.`),
      ),
    ),
  ];
}

/** Two hyphens are in no name of a page, so that no folder can be meant. */
function pathOf({ folder, prefix }: Section<Page>): string {
  return `${pageIndexPath}${folder.slice(1)}${prefix && `names--${prefix}/`}`;
}

function listOf(section: Section<Page>, title: string, description: string): PageDefinition {
  const given = () => groupsOf(section);
  return {
    path: pathOf(section),
    title,
    description,
    updated: newest(section.all.map((page) => page.updated)),
    given,
    main: () => article(title, description, lists(given()).text),
    markdown: () => `# ${e(title)}\n\n> ${e(description)}\n\n${markdownLists(given())}\n`,
  };
}

type Item = Pick<Page, 'path' | 'title' | 'description'>;

interface Group {
  /** The title of the page at the folder's address, or else the folder's name; empty for what stands in no folder. */
  readonly name: string;
  readonly items: readonly Item[];
}

/** What a section names by folder, in the order of the pages; first who names the rest, and pages in no folder. */
function groupsOf({ folder, items, sections }: Section<Page>): Group[] {
  const firstOf = ({ path }: Page) => path.slice(folder.length).split('/', 1)[0] ?? '';
  const folders = new Set(items.filter((page) => page.path !== `${folder}${firstOf(page)}/`).map(firstOf));
  const groups = new Map<string, Item[]>([['', sections.map(linkTo)]]);
  for (const page of items) {
    const name = folders.has(firstOf(page)) ? firstOf(page) : '';
    const group = groups.get(name);
    const item = { path: page.path, title: page.title, description: page.description };
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([name, group]) => ({
      name: (name !== '' && group.find(({ path }) => path === `${folder}${name}/`)?.title) || name,
      items: group,
    }));
}

function linkTo(section: Section<Page>): Item {
  return { path: pathOf(section), title: sectionTitle(section), description: sectionNote(section) };
}

function lists(groups: readonly Group[]): Html {
  const taken: SlugCounts = new Map([['main', 0]]); // the id of <main>
  return html`${groups.map(
    ({ name, items }) => html`${
      name !== '' &&
      html`<h2 id="${uniqueSlug(name, taken)}">${name}</h2>
`
    }<ul>
${items.map(
  ({ path, title, description }) => html`<li><a href="${path}">${title}</a>: ${description}</li>
`,
)}</ul>
`,
  )}`;
}

function markdownLists(groups: readonly Group[]): string {
  return groups
    .map(({ name, items }) => {
      const lines = items.map(({ path, title, description }) => `- [${e(title)}](${path}): ${e(description)}`);
      return `${name === '' ? '' : `## ${e(name)}\n\n`}${lines.join('\n')}`;
    })
    .join('\n\n');
}

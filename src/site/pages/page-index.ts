import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import { type Section, sectionsBelow, sectionsOf } from '../../core/sections.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { type SlugCounts, uniqueSlug } from '../../markdown/slug.ts';
import { labelled } from '../../theme/kit/labelled.ts';
import type { WayIn } from '../../theme/model/frame.ts';
import { type DatedPage, foldersOf, pageIndexPath } from '../facts/folders.ts';
import { hasPageIndex } from '../facts/named-pages.ts';
import { homeCrumb } from '../facts/section-pages.ts';
import { sectionNote, sectionTitle } from '../facts/section-words.ts';
import { type PageDefinition, pageDocuments } from './page.ts';

/** Maximum of pages that a page lists: five hundred take some 100 kB, which a telephone still shows at once. */
export const mostListed = 500;
/** A weight of one each. */
const one = () => 1;

/**
 * /all-pages/: pages of content/pages, and folder lists, by folder, if there are more than a footer can name. Parts too
 * large for it get pages of their own: /all-pages/guides/.
 */
export function pageIndex(site: Site): Document[] {
  if (!hasPageIndex(site)) return [];
  const language = spoken(site.language);
  const pages: readonly DatedPage[] = [...foldersOf(site).indexes, ...site.pages];
  const whole = sectionsOf(pages, { room: mostListed, cost: one, link: one });
  return [
    ...pageDocuments(site, {
      ...listOf(site, whole, say(language, 'allPages.title'), say(language, 'allPages.description')),
      llms: 'Optional',
    }),
    ...sectionsBelow(whole).flatMap((section) =>
      pageDocuments(
        site,
        listOf(
          site,
          section,
          say(language, 'allPages.section', { section: sectionTitle(section, language) }),
          sectionNote(section, language),
        ),
      ),
    ),
  ];
}

/** Page names never have two hyphens, so this is no folder. */
function pathOf({ folder, prefix }: Section<DatedPage>): string {
  return `${pageIndexPath}${folder.slice(1)}${prefix && `names--${prefix}/`}`;
}

/** Parts are below the list of all pages. */
const crumbsOf = (site: Site, section: Section<DatedPage>): readonly WayIn[] =>
  pathOf(section) === pageIndexPath
    ? [homeCrumb(site)]
    : [homeCrumb(site), { label: say(spoken(site.language), 'allPages.title'), to: pageIndexPath }];

function listOf(site: Site, section: Section<DatedPage>, title: string, description: string): PageDefinition {
  const language = spoken(site.language);
  const given = () => groupsOf(language, section);
  return {
    path: pathOf(section),
    title,
    description,
    updated: newest(section.all.map((page) => page.updated)),
    given,
    main: () => ({
      kind: 'article',
      crumbs: crumbsOf(site, section),
      title,
      description,
      body: lists(language, given()).text,
    }),
    markdown: () => `# ${e(title)}\n\n> ${e(description)}\n\n${markdownLists(language, given())}\n`,
  };
}

type Item = Pick<DatedPage, 'path' | 'title' | 'description'>;

interface Group {
  /** Title of the page at the folder, else the folder's name; empty for pages in no folder. */
  readonly name: string;
  readonly items: readonly Item[];
}

/** Pages of a section by folder, in order; first links to other parts, and pages in no folder. */
function groupsOf(language: Language, { folder, items, sections }: Section<DatedPage>): Group[] {
  const firstOf = ({ path }: DatedPage) => path.slice(folder.length).split('/', 1)[0] ?? '';
  const folders = new Set(items.filter((page) => page.path !== `${folder}${firstOf(page)}/`).map(firstOf));
  const groups = new Map<string, Item[]>([['', sections.map((each) => linkTo(language, each))]]);
  for (const page of items) {
    const name = folders.has(firstOf(page)) ? firstOf(page) : '';
    const group = groups.get(name);
    const item = { path: page.path, title: page.title, description: page.description };
    if (group && page.path === folder) group.unshift(item);
    else if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([name, group]) => {
      const at = `${folder}${name}/`;
      return { name: (name !== '' && group.find(({ path }) => path === at)?.title) || name, items: group };
    });
}

function linkTo(language: Language, section: Section<DatedPage>): Item {
  const [title, description] = [sectionTitle(section, language), sectionNote(section, language)];
  return { path: pathOf(section), title, description };
}

function lists(language: Language, groups: readonly Group[]): Html {
  const taken: SlugCounts = new Map([['main', 0]]); // the id of <main>
  return html`${groups.map(
    ({ name, items }) => html`${
      name !== '' &&
      html`<h2 id="${uniqueSlug(name, taken)}">${name}</h2>
`
    }<ul>
${items.map(
  ({
    path,
    title,
    description,
  }) => html`<li>${labelled(language, html`<a href="${path}">${title}</a>`, description)}</li>
`,
)}</ul>
`,
  )}`;
}

function markdownLists(language: Language, groups: readonly Group[]): string {
  return groups
    .map(({ name, items }) => {
      const lines = items.map(
        ({ path, title, description }) =>
          `- ${say(language, 'text.labelled', { label: `[${e(title)}](${path})`, value: e(description) })}`,
      );
      return `${name === '' ? '' : `## ${e(name)}\n\n`}${lines.join('\n')}`;
    })
    .join('\n\n');
}

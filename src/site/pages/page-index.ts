import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import { divideIntoSections, type ListSection, listSubsections } from '../../core/list-sections.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { type SlugCounts, uniqueSlug } from '../../markdown/slug.ts';
import { renderLabelledValue } from '../../theme/kit/line.ts';
import type { LabelledLink } from '../../theme/model/frame.ts';
import { type DatedPage, findPageFolders, hasPageIndex, pageIndexPath } from '../facts/folders.ts';
import { indexSectionNote, indexSectionTitle } from '../facts/index-sections.ts';
import { homeBreadcrumb } from '../facts/section-pages.ts';
import { type PageDefinition, pageDocuments } from './page.ts';

/** Maximum of pages that a page lists: five hundred take some 100 kB, which a telephone still shows at once. */
export const maxListedPages = 500;
/** A weight of one each. */
const one = () => 1;

/**
 * /all-pages/: pages of content/pages, and folder lists, by folder, if there are more than a footer can name. Parts too
 * large for it get pages of their own: /all-pages/guides/.
 */
export function pageIndex(site: Site): Document[] {
  if (!hasPageIndex(site)) return [];
  const language = languageByTag(site.language);
  const pages: readonly DatedPage[] = [...findPageFolders(site).indexes, ...site.pages];
  const whole = divideIntoSections(pages, { room: maxListedPages, cost: one, link: one });
  return [
    ...pageDocuments(site, {
      ...listOf(site, whole, translate(language, 'allPages.title'), translate(language, 'allPages.description')),
      llms: 'Optional',
    }),
    ...listSubsections(whole).flatMap((section) =>
      pageDocuments(
        site,
        listOf(
          site,
          section,
          translate(language, 'allPages.section', { section: indexSectionTitle(section, language) }),
          indexSectionNote(section, language),
        ),
      ),
    ),
  ];
}

/** Page names never have two hyphens, so this is no folder. */
function pathOf({ folder, prefix }: ListSection<DatedPage>): string {
  return `${pageIndexPath}${folder.slice(1)}${prefix && `names--${prefix}/`}`;
}

/** Parts are below the list of all pages. */
const crumbsOf = (site: Site, section: ListSection<DatedPage>): readonly LabelledLink[] =>
  pathOf(section) === pageIndexPath
    ? [homeBreadcrumb(site)]
    : [homeBreadcrumb(site), { label: translate(languageByTag(site.language), 'allPages.title'), to: pageIndexPath }];

function listOf(site: Site, section: ListSection<DatedPage>, title: string, description: string): PageDefinition {
  const language = languageByTag(site.language);
  const given = () => groupsOf(language, section);
  return {
    path: pathOf(section),
    title,
    description,
    updated: latestDate(section.all.map((page) => page.updated)),
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
function groupsOf(language: Language, { folder, items, sections }: ListSection<DatedPage>): Group[] {
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

function linkTo(language: Language, section: ListSection<DatedPage>): Item {
  const [title, description] = [indexSectionTitle(section, language), indexSectionNote(section, language)];
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
  }) => html`<li>${renderLabelledValue(language, html`<a href="${path}">${title}</a>`, description)}</li>
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
          `- ${translate(language, 'text.labelled', { label: `[${e(title)}](${path})`, value: e(description) })}`,
      );
      return `${name === '' ? '' : `## ${e(name)}\n\n`}${lines.join('\n')}`;
    })
    .join('\n\n');
}

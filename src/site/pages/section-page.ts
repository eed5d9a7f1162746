import { hasPage } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { languageOfSite } from '../../language/own-words.ts';
import type { View } from '../../theme/model/view.ts';
import { sectionLink, sectionTitle } from '../facts/section-pages.ts';
import type { PageType } from '../html/page-parts.ts';
import type { FactPath } from '../page-model/fact-path.ts';
import { type SectionPage, sectionDescription } from '../page-model/pages/page-view.ts';
import { buildPageSections } from '../page-model/sections.ts';
import { sectionNodes } from '../renderers/json-ld/sections.ts';
import { viewToMarkdown } from '../renderers/markdown/view.ts';
import { pageDocuments } from './page.ts';

/** Definition of a page of facts. */
interface FactPage {
  /** Name of the generated page: an editor's page of that name is its introduction. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Fact address. */
  readonly fact: string;
  /** Module of its facts. */
  readonly module: 'solutions' | 'industries' | 'company';
  readonly llms?: Document['llms'];
  readonly type?: PageType;
  view(): View<FactPath>;
  jsonLd?(context: RenderContext): readonly object[];
}

/** A page from a view, and its mirror; dated by its facts, or by its introduction if that is newer. */
function factPage(site: Site, { name, module, view, ...page }: FactPage): Document[] {
  const introduction = site.introductions?.[name];
  const { site: ofSite, [module]: updated = ofSite } = site.updated;
  return pageDocuments(site, {
    ...page,
    updated: latestDate([updated, ...(introduction ? [introduction.updated] : [])]),
    source: introduction?.source ?? `content/${module}.ts`,
    main: view,
    jsonLd: (context) => [
      ...(page.jsonLd?.(context) ?? []),
      ...((introduction && sectionNodes(buildPageSections(site, introduction), context.url)) ?? []),
    ],
    markdown: () => viewToMarkdown(view(), languageOfSite(site)),
  });
}

/** Fact addresses of section lists, as in the ledger. */
const lists: Readonly<Record<SectionPage, string>> = {
  solutions: 'solutions#',
  industries: 'industries#',
  products: 'company#products',
  compliance: 'company#compliance',
  record: 'company#publicRecords',
  company: 'company#',
  people: 'company#people',
  locations: 'company#locations',
};

/** Prefixes of item addresses. */
const items = { solutions: 'solutions#', industries: 'industries#', products: 'company#products/' } as const;

/** Page of a section; nothing if its list is empty. */
export function sectionPage(
  site: Site,
  name: SectionPage,
  page: Pick<FactPage, 'module' | 'type' | 'view' | 'jsonLd'>,
): Document[] {
  if (!hasPage(site, name)) return [];
  const { to: path } = sectionLink(site, name);
  const [title, description] = [sectionTitle(site, name), sectionDescription(site, name)];
  return factPage(site, { name, path, title, description, fact: lists[name], llms: 'Pages', ...page });
}

/** Page of a list item; llms.txt links to the list only. */
export function entryPage(
  site: Site,
  name: 'solutions' | 'industries' | 'products',
  item: { readonly id: string; readonly name: string; readonly summary: string },
  page: Pick<FactPage, 'module' | 'view' | 'jsonLd'>,
): Document[] {
  const own = `${name}/${item.id}`;
  const { title, description } = site.introductions?.[own] ?? { title: item.name, description: item.summary };
  const path = `${sectionLink(site, name).to}${item.id}/`;
  const fact = `${items[name]}${item.id}`;
  return factPage(site, { name: own, path, title, description, fact, ...page });
}

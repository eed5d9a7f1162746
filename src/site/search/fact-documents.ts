import { factResource } from '../../api/facts/resource.ts';
import { itemAnchor } from '../../api/facts/wire.ts';
import { access } from '../../api/v1/access.ts';
import { index } from '../../api/v1/index-json.ts';
import { type RenamablePage, sectionPath } from '../../content/renamable-pages.ts';
import { resolveResponseTime } from '../../content/response-time.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { contactAnchor } from '../../core/url.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { uniqueSlug } from '../../markdown/slug.ts';
import type { SearchDocument } from '../../theme/model/search-index.ts';
import type { ViewSection } from '../../theme/model/view.ts';
import { endpointHeads } from '../facts/api-endpoints.ts';
import { itemFields, itemHeading } from '../facts/fact-items.ts';
import { sectionTitle } from '../facts/section-pages.ts';
import type { FactPath } from '../page-model/fact-path.ts';
import { companySection } from '../page-model/home/company.ts';
import { contactSection } from '../page-model/home/contact.ts';
import { locationsSection } from '../page-model/home/locations.ts';
import { industriesSection, solutionsSection, technologySection, workflowsSection } from '../page-model/home/offer.ts';
import { peopleSection } from '../page-model/home/people.ts';
import { complianceSection, productsSection, publicRecordSection } from '../page-model/home/trust.ts';
import { legalSection } from '../page-model/legal.ts';
import { questionsSection } from '../page-model/questions/questions.ts';
import { lineToPlainText, type SearchableSection, sectionDocuments } from './section-documents.ts';

/** Sections with facts, with the page of each; contact has a fixed place (service.md 5.4). */
function sectionsOf(site: Site): SearchableSection[] {
  const all: readonly (readonly [page: RenamablePage | 'home', section: ViewSection<FactPath> | false])[] = [
    ['company', companySection(site)],
    ['home', contactSection(site)],
    ['locations', locationsSection(site)],
    ['people', peopleSection(site)],
    ['solutions', solutionsSection(site)],
    ['solutions', workflowsSection(site)],
    ['solutions', technologySection(site)],
    ['industries', industriesSection(site)],
    ['products', productsSection(site)],
    ['compliance', complianceSection(site)],
    ['record', publicRecordSection(site)],
    ['questions', questionsSection(site)],
    ['company', legalSection(site)],
  ];
  return all.flatMap(([page, section]) => {
    if (!section) return [];
    const title = section.title ?? (page === 'home' ? site.name : sectionTitle(site, page));
    const path = page === 'home' ? '/' : sectionPath(site, page);
    // Sections of the homepage, and the legal one, stand at their anchor on the page.
    const isPage = page !== 'home' && section.id !== 'legal';
    return [{ ...section, title, path, place: isPage ? path : `${path}#${section.id}` }];
  });
}

/** Search entries besides pages: facts, questions, the API and documents that describe it. */
export function factDocuments(
  site: Site,
  context: RenderContext,
): { readonly kinds: Readonly<Record<string, string>>; readonly documents: readonly SearchDocument[] } {
  const language = languageOfSite(site);
  const sections = sectionsOf(site);
  const kinds = {
    pages: translate(language, 'frame.pages'),
    ...Object.fromEntries(sections.map(({ id, title }) => [id.replace('/', ''), title])),
    ...Object.fromEntries(site.facts.map(({ name, title }) => [name, title])),
    api: translate(language, 'frame.api'),
    programs: translate(language, 'frame.forPrograms'),
  };
  return {
    kinds,
    documents: [
      ...sections.flatMap((section) => sectionDocuments(site, section)),
      ...promises(site),
      ...items(site),
      ...endpoints(site),
      ...described(site, context),
    ],
  };
}

/** Facts without a field of a section: the data licence, and the response time. */
function promises(site: Site): SearchDocument[] {
  const language = languageOfSite(site);
  const time = resolveResponseTime(site)?.text;
  return [
    {
      title: translate(language, 'frame.dataLicence'),
      url: `/docs/api/#${uniqueSlug(translate(language, 'rules.licenceHeading'), new Map())}`,
      kind: 'api',
      text: site.dataLicense.name,
      also: translate(language, 'alsoWords.licence'),
      data: `${index.path}#/license`,
    },
    ...(time === undefined
      ? []
      : [
          {
            title: translate(language, 'label.responseTime'),
            url: `/${contactAnchor}`,
            kind: 'contact',
            text: time,
            also: translate(language, 'alsoWords.response'),
            data: `${access.path}#/responseTime`,
          },
        ]),
  ];
}

/** Items of fact modules. */
const items = (site: Site): SearchDocument[] =>
  site.facts.flatMap((module) =>
    module.items.map((item, i) => ({
      title: itemHeading(module, item),
      url: itemAnchor(module, item),
      kind: module.name,
      text: itemFields(site, module, item)
        .map(({ term, line }) =>
          translate(languageOfSite(site), 'text.labelled', {
            label: term,
            value: lineToPlainText(line, languageOfSite(site)),
          }),
        )
        .join(' '),
      data: `${factResource(module).path}#/items/${i}`,
    })),
  );

/** API documents, at their reference pages. */
const endpoints = (site: Site): SearchDocument[] =>
  endpointHeads(site).map(({ title, path, page, description }) => ({
    title,
    url: page,
    kind: 'api',
    text: `${path} ${description}`,
  }));

/** Self-descriptions for programs. */
const described = (site: Site, { catalog }: RenderContext): SearchDocument[] =>
  catalog
    .filter(({ kind }) => kind === 'discovery' || kind === 'posture')
    .filter(({ llms, link }) => llms !== undefined || link?.some(({ rel }) => rel === 'service-meta'))
    .map(({ path, title, description }) => ({
      title,
      url: path,
      kind: 'programs',
      text: description,
      also:
        path === '/.well-known/mcp/server-card.json'
          ? translate(languageOfSite(site), 'alsoWords.serverCard')
          : undefined,
    }));

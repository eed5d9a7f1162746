import { factResource } from '../../api/facts/resource.ts';
import { itemAnchor } from '../../api/facts/wire.ts';
import { access } from '../../api/v1/access.ts';
import { index } from '../../api/v1/index-json.ts';
import { type RenamablePage, sectionPath } from '../../content/renamable-pages.ts';
import { responseTimeOf } from '../../content/response-time.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { contactAnchor } from '../../core/url.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { uniqueSlug } from '../../markdown/slug.ts';
import type { SearchDocument } from '../../theme/model/search-index.ts';
import type { Section } from '../../theme/model/view.ts';
import { endpointHeads } from '../facts/api-endpoints.ts';
import { fieldsOf, headingOf } from '../facts/fact-items.ts';
import { sectionTitle } from '../facts/section-pages.ts';
import type { Fact } from '../view/fact.ts';
import { companySection } from '../view/home/company.ts';
import { contactSection } from '../view/home/contact.ts';
import { locationsSection } from '../view/home/locations.ts';
import { industries, solutions, technology, workflows } from '../view/home/offer.ts';
import { peopleSection } from '../view/home/people.ts';
import { compliance, products, publicRecord } from '../view/home/trust.ts';
import { legalSection } from '../view/legal.ts';
import { questionsSection } from '../view/questions/section.ts';
import { documentsOfSection, type FoundSection, textOf } from './of-sections.ts';

/** Sections with facts, with the page of each; contact has a fixed place (service.md 5.4). */
function sectionsOf(site: Site): FoundSection[] {
  const all: readonly (readonly [page: RenamablePage | 'home', section: Section<Fact> | false])[] = [
    ['company', companySection(site)],
    ['home', contactSection(site)],
    ['locations', locationsSection(site)],
    ['people', peopleSection(site)],
    ['solutions', solutions(site)],
    ['solutions', workflows(site)],
    ['solutions', technology(site)],
    ['industries', industries(site)],
    ['products', products(site)],
    ['compliance', compliance(site)],
    ['record', publicRecord(site)],
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
  const language = spokenBy(site);
  const sections = sectionsOf(site);
  const kinds = {
    pages: say(language, 'frame.pages'),
    ...Object.fromEntries(sections.map(({ id, title }) => [id.replace('/', ''), title])),
    ...Object.fromEntries(site.facts.map(({ name, title }) => [name, title])),
    api: say(language, 'frame.api'),
    programs: say(language, 'frame.forPrograms'),
  };
  return {
    kinds,
    documents: [
      ...sections.flatMap((section) => documentsOfSection(site, section)),
      ...promises(site),
      ...items(site),
      ...endpoints(site),
      ...described(site, context),
    ],
  };
}

/** Facts without a field of a section: the data licence, and the response time. */
function promises(site: Site): SearchDocument[] {
  const language = spokenBy(site);
  const time = responseTimeOf(site)?.text;
  return [
    {
      title: say(language, 'frame.dataLicence'),
      url: `/docs/api/#${uniqueSlug(say(language, 'rules.licenceHeading'), new Map())}`,
      kind: 'api',
      text: site.dataLicense.name,
      also: say(language, 'alsoWords.licence'),
      data: `${index.path}#/license`,
    },
    ...(time === undefined
      ? []
      : [
          {
            title: say(language, 'label.responseTime'),
            url: `/${contactAnchor}`,
            kind: 'contact',
            text: time,
            also: say(language, 'alsoWords.response'),
            data: `${access.path}#/responseTime`,
          },
        ]),
  ];
}

/** Items of fact modules. */
const items = (site: Site): SearchDocument[] =>
  site.facts.flatMap((module) =>
    module.items.map((item, i) => ({
      title: headingOf(module, item),
      url: itemAnchor(module, item),
      kind: module.name,
      text: fieldsOf(site, module, item)
        .map(({ term, line }) =>
          say(spokenBy(site), 'text.labelled', { label: term, value: textOf(line, spokenBy(site)) }),
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
    .filter(({ kind, llms }) => (kind === 'discovery' || kind === 'posture') && llms !== undefined)
    .map(({ path, title, description }) => ({
      title,
      url: path,
      kind: 'programs',
      text: description,
      also: path === '/.well-known/mcp/server-card.json' ? say(spokenBy(site), 'alsoWords.serverCard') : undefined,
    }));

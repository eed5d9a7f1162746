import { factResource } from '../../api/facts/resource.ts';
import { itemAnchor } from '../../api/facts/wire.ts';
import { resourcesOf } from '../../api/published.ts';
import { access } from '../../api/v1/access.ts';
import { index } from '../../api/v1/index-json.ts';
import { openapiPath } from '../../api/v1/version.ts';
import { responseTimeOf } from '../../content/response-time.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { contactAnchor } from '../../core/url.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { type SlugCounts, uniqueSlug } from '../../markdown/slug.ts';
import type { SearchDocument } from '../../theme/model/search-index.ts';
import type { Section } from '../../theme/model/view.ts';
import { fieldsOf, headingOf } from '../facts/fact-items.ts';
import type { Fact } from '../view/fact.ts';
import { companySection } from '../view/home/company.ts';
import { contactSection } from '../view/home/contact.ts';
import { locationsSection } from '../view/home/locations.ts';
import { industries, solutions, technology, workflows } from '../view/home/offer.ts';
import { peopleSection } from '../view/home/people.ts';
import { compliance, products, publicRecord } from '../view/home/trust.ts';
import { legalSection } from '../view/legal.ts';
import { questionsSection } from '../view/questions/section.ts';
import { documentsOfSection, textOf } from './of-sections.ts';

/** Every section with facts, and the page that shows it whole: where its anchors are. */
function sectionsOf(site: Site): (readonly [path: string, section: Section<Fact>])[] {
  const ofHome: readonly (Section<Fact> | false)[] = [
    companySection(site),
    contactSection(site),
    locationsSection(site),
    peopleSection(site),
    solutions(site),
    workflows(site),
    technology(site),
    industries(site),
    products(site),
    compliance(site),
    publicRecord(site),
    questionsSection(site),
    legalSection(site),
  ];
  return ofHome.flatMap((section) => (section ? [['/', section] as const] : []));
}

/** What a site says besides its pages: facts, questions, the API and the documents that describe it. */
export function factDocuments(
  site: Site,
  context: RenderContext,
): { readonly kinds: Readonly<Record<string, string>>; readonly documents: readonly SearchDocument[] } {
  const language = spokenBy(site);
  const sections = sectionsOf(site);
  const kinds = {
    pages: say(language, 'frame.pages'),
    ...Object.fromEntries(sections.map(([, { id, title }]) => [id.replace('/', ''), title])),
    ...Object.fromEntries(site.facts.map(({ name, title }) => [name, title])),
    api: say(language, 'frame.api'),
    programs: say(language, 'frame.forPrograms'),
  };
  return {
    kinds,
    documents: [
      ...sections.flatMap(([path, section]) => documentsOfSection(site, path, section)),
      ...promises(site),
      ...items(site),
      ...endpoints(site),
      ...described(site, context),
    ],
  };
}

/** What no section shows as a field of its own: the licence of the data, and how soon people answer. */
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

/** The items of fact modules. */
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

/** The documents of the API, each at its place in the reference. */
function endpoints(site: Site): SearchDocument[] {
  const language = spokenBy(site);
  const taken: SlugCounts = new Map();
  const described = [
    ...resourcesOf(site).map((each) => ({
      path: each.path,
      title: each.title(site),
      description: each.description(site),
    })),
    { path: openapiPath, title: say(language, 'docs.openapiTitle'), description: say(language, 'docs.openapi') },
  ];
  return described.map(({ path, title, description }) => ({
    title,
    url: `/docs/api/#${uniqueSlug(title, taken)}`,
    kind: 'api',
    text: `${path} ${description}`,
  }));
}

/** What describes the site for programs. */
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

import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import type { Language } from '../../language/language.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { joinWithCommas, type View, type ViewField } from '../../theme/model/view.ts';
import { homeBreadcrumb, sectionTitle } from '../facts/section-pages.ts';
import {
  field,
  fields,
  lineField,
  link,
  optionalField,
  phoneLink,
  section,
  text,
  view,
} from '../page-model/builders.ts';
import type { FactPath } from '../page-model/fact-path.ts';
import { identifierFields } from '../page-model/home/company.ts';
import { addressLine } from '../page-model/home/places.ts';
import { formFields, operatorFields, publicationFields, supervisionFields } from '../page-model/legal.ts';
import { organizationId } from '../renderers/json-ld/organization.ts';
import { viewToMarkdown } from '../renderers/markdown/view.ts';
import { pageDocuments } from './page.ts';

/**
 * /legal-notice/, or the path in site.ts, if it asks for one: all legal facts of the content in groups, below an
 * editor's text at the same path. Unstated facts are left out.
 */
export function legalNotice(site: Site): Document[] {
  if (!site.legalNotice) return [];
  const language = languageOfSite(site);
  const path = sectionPath(site, 'legalNotice');
  const introduction = site.introductions?.legalNotice;
  const title = sectionTitle(site, 'legalNotice');
  const description = introduction?.description ?? translate(language, 'legalNotice.description');
  const groups = ({ url }: RenderContext) => groupsOf(site, language, url);
  return pageDocuments(site, {
    path,
    title,
    description,
    updated: latestDate([site.updated.company, site.updated.site, ...(introduction ? [introduction.updated] : [])]),
    source: introduction?.source ?? 'content/company.ts',
    llms: 'Pages',
    main: (context) => viewOf(site, title, description, groups(context)),
    markdown: (context) => viewToMarkdown(viewOf(site, title, description, groups(context)), language),
    jsonLd: ({ url }) => [
      {
        '@id': url(path),
        about: { '@type': 'Organization', '@id': organizationId(url), legalName: site.company.legalName },
      },
    ],
  });
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly ViewField<FactPath>[];
}

function groupsOf(site: Site, language: Language, url: RenderContext['url']): Group[] {
  const { company } = site;
  const groups: readonly Group[] = [
    {
      id: 'operator',
      title: translate(language, 'legalNotice.operator'),
      fields: [
        field(translate(language, 'label.name'), text('company.legalName', company.legalName)),
        ...optionalField(translate(language, 'label.tradingName'), 'company.tradingName', company.tradingName),
        ...kindFields(site, language),
        ...formFields(site),
        ...addressFields(site, language),
        ...operatorFields(site),
      ],
    },
    { id: 'contact', title: translate(language, 'section.contact'), fields: contactFields(site, language, url) },
    {
      id: 'registration',
      title: translate(language, 'legalNotice.registration'),
      fields: [
        ...identifierFields(site),
        ...optionalField(
          translate(language, 'label.jurisdiction'),
          'company.jurisdiction.name',
          company.jurisdiction?.name,
        ),
      ],
    },
    { id: 'supervision', title: translate(language, 'legalNotice.supervision'), fields: supervisionFields(site) },
    { id: 'publication', title: translate(language, 'legalNotice.publication'), fields: publicationFields(site) },
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

/** A charity must say that it is one (SSI 2007/203); a company's legal form says it. */
function kindFields({ company: { kind = 'company' } }: Site, language: Language): ViewField<FactPath>[] {
  const isSaid = kind === 'company' || kind === 'sole-trader';
  return isSaid
    ? []
    : [field(translate(language, 'label.kind'), text('company.kindName', translate(language, `kind.${kind}`)))];
}

function addressFields({ company: { registeredAddress } }: Site, language: Language): ViewField<FactPath>[] {
  if (registeredAddress === undefined) return [];
  const line = addressLine(language, 'company.registeredAddress', registeredAddress);
  return [lineField<FactPath>(translate(language, 'label.registeredAddress'), line)];
}

/** All mailboxes and numbers by purpose. Finds pages by address: a path may be of the first language. */
function contactFields(
  { contactEmail, company: { contactRoutes }, pages }: Site,
  language: Language,
  url: RenderContext['url'],
): ViewField<FactPath>[] {
  const titles = new Map(pages.map(({ path, title }) => [url(path), title]));
  const titleOf = (to: string) => (to.startsWith('/') ? titles.get(url(to)) : undefined);
  const routes = contactRoutes.flatMap(({ name, email, phone, link: to }) => {
    const ways = [
      ...(email === undefined ? [] : [link<FactPath>([], email, `mailto:${email}`, 'address')]),
      ...(phone === undefined ? [] : [phoneLink<FactPath>(language, [], phone)]),
      ...(to === undefined ? [] : [link<FactPath>([], titleOf(to) ?? to.replace(/^https:\/\//, ''), to)]),
    ];
    return ways.length > 0 ? [{ term: name, line: joinWithCommas(ways) }] : [];
  });
  const isNamed = contactRoutes.some(({ email }) => email === contactEmail);
  if (isNamed) return routes;
  return [
    field<FactPath>(translate(language, 'label.email'), link([], contactEmail, `mailto:${contactEmail}`, 'address')),
    ...routes,
  ];
}

function viewOf(site: Site, title: string, description: string, groups: readonly Group[]): View<FactPath> {
  const introduction = site.introductions?.legalNotice;
  return view({
    role: 'page',
    crumbs: [homeBreadcrumb(site)],
    title,
    description,
    lead: { kind: 'prose', facts: [], html: introduction?.html ?? '', markdown: introduction?.markdown ?? '' },
    sections: groups.map(({ id, title: name, fields: all }) => section({ id, title: name }, fields(all))),
    pages: [],
  });
}

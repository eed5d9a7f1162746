import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import type { Language } from '../../language/language.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { commas, type Field, type View } from '../../theme/model/view.ts';
import { homeCrumb, sectionTitle } from '../facts/section-pages.ts';
import { organizationId } from '../folds/json-ld/organization.ts';
import { toMarkdown } from '../folds/markdown/markdown.ts';
import type { Fact } from '../view/fact.ts';
import { identifierFields } from '../view/home/company.ts';
import { addressLine } from '../view/home/places.ts';
import { formFields, operatorFields, publicationFields, supervisionFields } from '../view/legal.ts';
import { field, fields, lineField, link, optionalField, section, text, view } from '../view/make.ts';
import { pageDocuments } from './page.ts';

/**
 * /legal-notice/, or the path in site.ts, if it asks for one: all legal facts of the content in groups, below an
 * editor's text at the same path. Unstated facts are left out.
 */
export function legalNotice(site: Site): Document[] {
  if (!site.legalNotice) return [];
  const language = spokenBy(site);
  const path = sectionPath(site, 'legalNotice');
  const introduction = site.introductions?.legalNotice;
  const title = sectionTitle(site, 'legalNotice');
  const description = introduction?.description ?? say(language, 'legalNotice.description');
  const groups = ({ url }: RenderContext) => groupsOf(site, language, url);
  return pageDocuments(site, {
    path,
    title,
    description,
    updated: newest([site.updated.company, site.updated.site, ...(introduction ? [introduction.updated] : [])]),
    source: introduction?.source ?? 'content/company.ts',
    llms: 'Pages',
    main: (context) => viewOf(site, title, description, groups(context)),
    markdown: (context) => toMarkdown(viewOf(site, title, description, groups(context)), language),
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
  readonly fields: readonly Field<Fact>[];
}

function groupsOf(site: Site, language: Language, url: RenderContext['url']): Group[] {
  const { company } = site;
  const groups: readonly Group[] = [
    {
      id: 'operator',
      title: say(language, 'legalNotice.operator'),
      fields: [
        field(say(language, 'label.name'), text('company.legalName', company.legalName)),
        ...optionalField(say(language, 'label.tradingName'), 'company.tradingName', company.tradingName),
        ...kindFields(site, language),
        ...formFields(site),
        ...addressFields(site, language),
        ...operatorFields(site),
      ],
    },
    { id: 'contact', title: say(language, 'section.contact'), fields: contactFields(site, language, url) },
    {
      id: 'registration',
      title: say(language, 'legalNotice.registration'),
      fields: [
        ...identifierFields(site),
        ...optionalField(say(language, 'label.jurisdiction'), 'company.jurisdiction.name', company.jurisdiction?.name),
      ],
    },
    { id: 'supervision', title: say(language, 'legalNotice.supervision'), fields: supervisionFields(site) },
    { id: 'publication', title: say(language, 'legalNotice.publication'), fields: publicationFields(site) },
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

/** A charity must say that it is one (SSI 2007/203); a company's legal form says it. */
function kindFields({ company: { kind = 'company' } }: Site, language: Language): Field<Fact>[] {
  const isSaid = kind === 'company' || kind === 'sole-trader';
  return isSaid ? [] : [field(say(language, 'label.kind'), text('company.kindName', say(language, `kind.${kind}`)))];
}

function addressFields({ company: { registeredAddress } }: Site, language: Language): Field<Fact>[] {
  if (registeredAddress === undefined) return [];
  const line = addressLine(language, 'company.registeredAddress', registeredAddress);
  return [lineField<Fact>(say(language, 'label.registeredAddress'), line)];
}

/** All mailboxes and numbers by purpose. Finds pages by address: a path may be of the first language. */
function contactFields(
  { contactEmail, company: { contactRoutes }, pages }: Site,
  language: Language,
  url: RenderContext['url'],
): Field<Fact>[] {
  const titles = new Map(pages.map(({ path, title }) => [url(path), title]));
  const titleOf = (to: string) => (to.startsWith('/') ? titles.get(url(to)) : undefined);
  const routes = contactRoutes.flatMap(({ name, email, phone, link: to }) => {
    const ways = [
      ...(email === undefined ? [] : [link<Fact>([], email, `mailto:${email}`, 'address')]),
      ...(phone === undefined ? [] : [link<Fact>([], phone, `tel:${phone}`, 'phone')]),
      ...(to === undefined ? [] : [link<Fact>([], titleOf(to) ?? to.replace(/^https:\/\//, ''), to)]),
    ];
    return ways.length > 0 ? [{ term: name, line: commas(ways) }] : [];
  });
  const isNamed = contactRoutes.some(({ email }) => email === contactEmail);
  if (isNamed) return routes;
  return [
    field<Fact>(say(language, 'label.email'), link([], contactEmail, `mailto:${contactEmail}`, 'address')),
    ...routes,
  ];
}

function viewOf(site: Site, title: string, description: string, groups: readonly Group[]): View<Fact> {
  const introduction = site.introductions?.legalNotice;
  return view({
    role: 'page',
    crumbs: [homeCrumb(site)],
    title,
    description,
    lead: { kind: 'prose', facts: [], html: introduction?.html ?? '', markdown: introduction?.markdown ?? '' },
    sections: groups.map(({ id, title: name, fields: all }) => section({ id, title: name }, fields(all))),
    pages: [],
  });
}

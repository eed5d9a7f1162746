import { companyNumberOf, identifiersOf, registerOf } from '../../../content/identifiers.ts';
import { kindOf } from '../../../content/kinds.ts';
import type { Site } from '../../../content/site.ts';
import { siteUrl } from '../../../core/url.ts';
import { omitEmpty } from '../../../core/values.ts';
import { spoken } from '../../../language/spoken.ts';
import type { Fact } from '../../view/fact.ts';
import { blocksOf, type Leaf, leavesOf } from '../../view/leaves.ts';
import type { Contact, Route, View } from '../../view/model.ts';
import { numberTerms, parties } from './parties.ts';
import { hoursAvailable, placeNode, postalAddress } from './places.ts';

type UrlOf = (path: string) => string;

export const organizationId = (url: UrlOf): string => originId(url, 'organization');

/** The id of what is the same in every language of the site: that in the first. */
export const originId = (url: UrlOf, name: string): string => `${new URL('/', url('/')).href}#${name}`;

/** What the leaves of a view show of the organisation, each fact under its term; its numbers as programs write them. */
export function organization(view: View<Fact>, { company, language }: Site, url: UrlOf): object {
  const { kind = 'company' } = company;
  const leaves = leavesOf(view);
  const texts = (fact: Fact) => textsOf(leaves, fact);
  const links = (fact: Fact) => linksOf(leaves, fact, url);
  const [contact] = blocksOf(view, 'contact');
  const { registeredAddress } = company;
  return omitEmpty({
    '@type': kindOf(kind).schemaOrg,
    '@id': organizationId(url),
    name: texts('company.tradingName')[0] ?? texts('company.legalName')[0],
    legalName: texts('company.legalName')[0],
    url: links('company.website')[0],
    description: texts('company.summary')[0],
    ...numbers(company),
    foundingDate: texts('company.founded')[0] ?? texts('company.incorporated')[0],
    ...parties(company, url),
    address: registeredAddress && postalAddress(registeredAddress),
    location: some(company.locations.map((location) => placeNode(spoken(language).table, location, url))),
    legalRepresentative: some(representatives(company)),
    hasCertification: some(certifications(view)),
    contactPoint: contact && some(contactPoints(contact, hoursAvailable(company), url)),
    sameAs: some(links('company.sameAs')),
  });
}

/** Every number, and the entry in the register of companies. */
function numbers(company: Site['company']): object {
  const register = companyNumberOf(company);
  const name = register && registerOf(register);
  return omitEmpty({
    ...numberTerms(identifiersOf(company)),
    companyRegistration: register && {
      ...{ '@type': 'Certification', certificationIdentification: register.value },
      ...(name !== undefined && { issuedBy: { '@type': 'Organization', name } }),
    },
  });
}

/** What others can look up: certified or registered, with issuer and number. */
function certifications(view: View<Fact>): object[] {
  const entries = blocksOf(view, 'entries').flatMap((block) => (block.of === 'compliance' ? block.entries : []));
  return entries.flatMap((entry) => {
    const leaves = leavesOf(entry);
    const [status, issuer, number, validFrom, expires] = (
      ['status', 'issuer', 'number', 'validFrom', 'validUntil'] as const
    ).map((name) => textsOf(leaves, `company.compliance.${name}`)[0]);
    if (issuer === undefined || number === undefined || (status !== 'certified' && status !== 'registered')) return [];
    const held = { '@type': 'Certification', name: entry.name.text, certificationIdentification: number };
    return [omitEmpty({ ...held, issuedBy: { '@type': 'Organization', name: issuer }, validFrom, expires })];
  });
}

/** Who may act for it; from the content, as the legal notice may be the only page that shows them. */
const representatives = ({ legal }: Omit<Site['company'], 'kind'>): object[] =>
  (legal?.representatives ?? []).map(({ name, role }) => omitEmpty({ '@type': 'Person', name, jobTitle: role }));

/** Every route; hours are of the telephone where there is one, for mail and forms are taken at all times. */
function contactPoints({ routes, mailbox }: Contact<Fact>, hours: object[] | undefined, url: UrlOf): object[] {
  const isCalled = (route: Route<Fact>) => textsOf(leavesOf(route), 'company.contactRoutes.phone').length > 0;
  const answers = routes.some(isCalled) ? isCalled : () => true;
  if (routes.length > 0) return routes.map((route) => contactPoint(route, url, answers(route) ? hours : undefined));
  return hours ? [{ '@type': 'ContactPoint', email: mailbox.text, hoursAvailable: hours }] : [];
}

function contactPoint(route: Route<Fact>, url: UrlOf, hours: object[] | undefined): object {
  const leaves = leavesOf(route);
  return omitEmpty({
    '@type': 'ContactPoint',
    contactType: route.name.text,
    email: textsOf(leaves, 'company.contactRoutes.email')[0],
    telephone: textsOf(leaves, 'company.contactRoutes.phone')[0],
    url: linksOf(leaves, 'company.contactRoutes.url', url)[0],
    hoursAvailable: hours,
  });
}

const textsOf = (leaves: readonly Leaf[], fact: Fact) =>
  leaves.flatMap((leaf) => (leaf.kind !== 'prose' && leaf.facts.includes(fact) ? [leaf.text] : []));

const linksOf = (leaves: readonly Leaf[], fact: Fact, url: UrlOf) =>
  leaves.flatMap((leaf) => (leaf.kind === 'link' && leaf.facts.includes(fact) ? [siteUrl(leaf.to, url)] : []));

/** A list that says something. */
const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

import { companyNumberOf, identifiersOf, linkedIdentifier, registerOf } from '../../../content/identifiers.ts';
import { kindOf } from '../../../content/kinds.ts';
import type { Site } from '../../../content/site.ts';
import { siteUrl } from '../../../core/url.ts';
import { omitEmpty } from '../../../core/values.ts';
import type { Fact } from '../../view/fact.ts';
import { blocksOf, type Leaf, leavesOf } from '../../view/leaves.ts';
import type { Route, View } from '../../view/model.ts';

type UrlOf = (path: string) => string;

export const organizationId = (url: UrlOf): string => `${url('/')}#organization`;

/** What the leaves of a view show of the organisation, each fact under its term; its numbers as programs write them. */
export function organization(view: View<Fact>, { kind = 'company', ...company }: Site['company'], url: UrlOf): object {
  const leaves = leavesOf(view);
  const texts = (fact: Fact) => textsOf(leaves, fact);
  const links = (fact: Fact) => linksOf(leaves, fact, url);
  const routes = blocksOf(view, 'contact').flatMap((contact) => contact.routes);
  return omitEmpty({
    '@type': kindOf(kind).schemaOrg,
    '@id': organizationId(url),
    name: texts('company.tradingName')[0] ?? texts('company.legalName')[0],
    legalName: texts('company.legalName')[0],
    url: links('company.website')[0],
    description: texts('company.summary')[0],
    ...numbers(company),
    foundingDate: texts('company.incorporated')[0],
    address: addressOf(leaves),
    hasCertification: some(certifications(view)),
    contactPoint: some(routes.map((route) => contactPoint(route, url))),
    sameAs: some(links('company.sameAs')),
  });
}

/** Every number, and each that has a member of its own in that too. */
function numbers(company: Omit<Site['company'], 'kind'>): object {
  const linked = identifiersOf(company).map(linkedIdentifier);
  const codes = linked.flatMap(({ iso6523Code }) => iso6523Code ?? []);
  const register = companyNumberOf(company);
  const name = register && registerOf(register);
  return omitEmpty({
    identifier: oneOrAll(linked.map(({ propertyValue }) => propertyValue)),
    iso6523Code: oneOrAll(codes),
    // Where one sort of number is there twice, the first has the member, which is the more important one.
    ...Object.fromEntries(linked.flatMap(({ own }) => (own ? [[own.property, own.value] as const] : [])).reverse()),
    companyRegistration: register && {
      ...{ '@type': 'Certification', certificationIdentification: register.value },
      ...(name !== undefined && { issuedBy: { '@type': 'Organization', name } }),
    },
  });
}

const oneOrAll = <T>(items: readonly T[]) => (items.length > 1 ? items : items[0]);

function addressOf(leaves: readonly Leaf[]): object | undefined {
  const texts = (name: 'streetAddress' | 'locality' | 'region' | 'postalCode' | 'country') =>
    textsOf(leaves, `company.registeredAddress.${name}`);
  if (texts('country').length === 0) return undefined;
  return omitEmpty({
    '@type': 'PostalAddress',
    streetAddress: texts('streetAddress').join(', '),
    addressLocality: texts('locality')[0],
    addressRegion: texts('region')[0],
    postalCode: texts('postalCode')[0],
    addressCountry: texts('country')[0],
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

function contactPoint(route: Route<Fact>, url: UrlOf): object {
  const leaves = leavesOf(route);
  return omitEmpty({
    '@type': 'ContactPoint',
    contactType: route.name.text,
    email: textsOf(leaves, 'company.contactRoutes.email')[0],
    telephone: textsOf(leaves, 'company.contactRoutes.phone')[0],
    url: linksOf(leaves, 'company.contactRoutes.url', url)[0],
  });
}

const textsOf = (leaves: readonly Leaf[], fact: Fact) =>
  leaves.flatMap((leaf) => (leaf.kind !== 'prose' && leaf.facts.includes(fact) ? [leaf.text] : []));

const linksOf = (leaves: readonly Leaf[], fact: Fact, url: UrlOf) =>
  leaves.flatMap((leaf) => (leaf.kind === 'link' && leaf.facts.includes(fact) ? [siteUrl(leaf.to, url)] : []));

/** A list that says something. */
const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

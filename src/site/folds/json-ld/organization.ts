import { siteUrl } from '../../../core/url.ts';
import { omitEmpty } from '../../../core/values.ts';
import type { Fact } from '../../view/fact.ts';
import { blocksOf, type Leaf, leavesOf } from '../../view/leaves.ts';
import type { Route, View } from '../../view/model.ts';

type UrlOf = (path: string) => string;

export const organizationId = (url: UrlOf): string => `${url('/')}#organization`;

/** schema.org Organization: what the leaves of a view show of the legal entity, each fact under its term. */
export function organization(view: View<Fact>, url: UrlOf): object {
  const leaves = leavesOf(view);
  const texts = (fact: Fact) => textsOf(leaves, fact);
  const links = (fact: Fact) => linksOf(leaves, fact, url);
  const routes = blocksOf(view, 'contact').flatMap((contact) => contact.routes);
  return omitEmpty({
    '@type': 'Organization',
    '@id': organizationId(url),
    name: texts('company.tradingName')[0] ?? texts('company.legalName')[0],
    legalName: texts('company.legalName')[0],
    url: links('company.website')[0],
    description: texts('company.summary')[0],
    identifier: {
      '@type': 'PropertyValue',
      propertyID: texts('company.registry.name')[0],
      value: texts('company.companyNumber')[0],
    },
    foundingDate: texts('company.incorporated')[0],
    address: omitEmpty({
      '@type': 'PostalAddress',
      streetAddress: texts('company.registeredAddress.streetAddress').join(', '),
      addressLocality: texts('company.registeredAddress.locality')[0],
      addressRegion: texts('company.registeredAddress.region')[0],
      postalCode: texts('company.registeredAddress.postalCode')[0],
      addressCountry: texts('company.registeredAddress.country')[0],
    }),
    hasCertification: some(certifications(view)),
    contactPoint: some(routes.map((route) => contactPoint(route, url))),
    sameAs: some(links('company.sameAs')),
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

import { findCompanyNumber, listIdentifiers, registerName } from '../../../content/identifiers.ts';
import { type OpeningHoursSource, resolveOpeningHours } from '../../../content/opening-hours.ts';
import { getOrganisationKind } from '../../../content/organisation-kinds.ts';
import type { Site } from '../../../content/site.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../../core/url.ts';
import { joinListWithCommas } from '../../../language/formats/lists.ts';
import { languageByTag } from '../../../language/language-by-tag.ts';
import type { LanguageTable } from '../../../language/language-table.ts';
import type { PostalAddress } from '../../../values/contact/address/model.ts';
import { toSchemaOrgHours } from '../../../values/hours/schema-org.ts';
import { identifierTerms, partyTerms } from './parties.ts';

type UrlOf = (path: string) => string;
type Company = Site['company'];

export const organizationId = (url: UrlOf): string => originId(url, 'organization');

/** Id shared by all languages of the site: that in the first. */
export const originId = (url: UrlOf, name: string): string => `${new URL('/', url('/')).href}#${name}`;

/** The organisation in schema.org terms; numbers in machine form. */
export function organizationNode(site: Site, url: UrlOf): object {
  const { company, language, baseUrl, brand } = site;
  const { kind = 'company', registeredAddress } = company;
  return omitUndefined({
    '@type': getOrganisationKind(kind).schemaOrg,
    '@id': organizationId(url),
    name: company.tradingName ?? company.legalName,
    legalName: company.legalName,
    url: company.website ?? `${baseUrl}/`,
    logo: brand?.logo && logoNode(brand.logo, url),
    description: company.summary,
    ...numbers(company),
    foundingDate: company.founded,
    ...partyTerms(company, url),
    address: registeredAddress && postalAddressNode(registeredAddress),
    location: some(company.locations.map((location) => placeNode(languageByTag(language).table, location, url))),
    legalRepresentative: some(representatives(company, url)),
    hasCertification: some(certificationNodes(company, url)),
    contactPoint: some(contactPoints(site, url)),
    sameAs: some((company.sameAs ?? []).map((link) => siteUrl(link, url))),
  });
}

/** Logo for light paper, as others show it. */
const logoNode = ({ light, width, height }: NonNullable<NonNullable<Site['brand']>['logo']>, url: UrlOf): object => ({
  '@type': 'ImageObject',
  url: originFile(url, light),
  contentUrl: originFile(url, light),
  width,
  height,
});

/** Address of a file of public/, the same in every language. */
const originFile = (url: UrlOf, path: string): string => new URL(path, url('/')).href;

/** All identifiers, with the entry in the company register. */
function numbers(company: Company): object {
  const register = findCompanyNumber(company);
  const name = register && registerName(register);
  return omitUndefined({
    ...identifierTerms(listIdentifiers(company)),
    companyRegistration: register && {
      ...{ '@type': 'Certification', certificationIdentification: register.value },
      ...(name !== undefined && { issuedBy: { '@type': 'Organization', name } }),
    },
  });
}

/** Certifications and registrations that others can look up: by issuer, and by number or evidence. */
export function certificationNodes({ compliance }: Pick<Company, 'compliance'>, url: UrlOf): object[] {
  return compliance.flatMap(({ name, status, summary, issuer, number, validFrom, validUntil: expires, evidence }) => {
    if (issuer === undefined || (number ?? evidence) === undefined) return [];
    if (!['certified', 'licensed', 'registered'].includes(status)) return [];
    return [
      omitUndefined({
        '@type': 'Certification',
        name,
        description: summary,
        certificationIdentification: number,
        issuedBy: { '@type': 'Organization', name: issuer },
        validFrom,
        expires,
        url: evidence === undefined ? undefined : siteUrl(evidence, url),
      }),
    ];
  });
}

/** Representatives; one who is among the people too is that person. */
const representatives = ({ legal, people }: Omit<Company, 'kind'>, url: UrlOf): object[] =>
  (legal?.representatives ?? []).map(({ name, latinName, role }) => {
    const person = people.find((each) => each.name === name);
    const at = person && url('/') + entryAnchor('person', person.id);
    return omitUndefined({ '@type': 'Person', '@id': at, name, alternateName: latinName, jobTitle: role });
  });

/** Contact routes by purpose; hours apply to the telephone if there is one, as mail and forms are always open. */
function contactPoints({ company, contactEmail }: Site, url: UrlOf): object[] {
  const { contactRoutes } = company;
  const hours = hoursAvailable(company);
  const isAnyCalled = contactRoutes.some(({ phone }) => phone !== undefined);
  if (contactRoutes.length === 0)
    return hours ? [{ '@type': 'ContactPoint', email: contactEmail, hoursAvailable: hours }] : [];
  return contactRoutes.map(({ name, email, phone, link }) =>
    omitUndefined({
      '@type': 'ContactPoint',
      contactType: name,
      email,
      telephone: phone,
      url: link === undefined ? undefined : siteUrl(link, url),
      hoursAvailable: isAnyCalled && phone === undefined ? undefined : hours,
    }),
  );
}

/** A list, unless empty. */
const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

/** A PostalAddress; the country is its code, which is the same in every language. */
export function postalAddressNode(address: PostalAddress): object {
  const { streetAddress, dependentLocality, locality, region, postalCode, country } = address;
  return omitUndefined({
    '@type': 'PostalAddress',
    streetAddress:
      [...streetAddress, ...(dependentLocality === undefined ? [] : [dependentLocality])].join(', ') || undefined,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  });
}

/** A place of the organisation, with its hours; activities are its description. */
export function placeNode(
  table: LanguageTable,
  location: Site['company']['locations'][number],
  url: (path: string) => string,
): object {
  const { id, name, address, phone, activities } = location;
  const at = url('/') + entryAnchor('location', id);
  const hours = resolveOpeningHours(location);
  return omitUndefined({
    '@type': 'Place',
    '@id': at,
    url: at,
    name,
    description: activities.length > 0 ? joinListWithCommas(table, activities) : undefined,
    address: postalAddressNode(address),
    telephone: phone,
    ...(hours && toSchemaOrgHours(hours)),
  });
}

/** Opening hours of a contact: usual days, then exceptions by date. */
export function hoursAvailable(company: OpeningHoursSource): object[] | undefined {
  const hours = resolveOpeningHours(company);
  if (!hours) return undefined;
  const { openingHoursSpecification: usual, specialOpeningHoursSpecification: special = [] } = toSchemaOrgHours(hours);
  return usual.length + special.length > 0 ? [...usual, ...special] : undefined;
}

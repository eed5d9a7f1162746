import { type KnownIdentifier, listIdentifiersOfOther, toLinkedIdentifier } from '../../../content/identifiers.ts';
import type { Site } from '../../../content/site.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../../core/url.ts';

type UrlOf = (path: string) => string;
type Company = Pick<Site['company'], 'people' | 'brands' | 'parent' | 'memberOf' | 'subsidiaries' | 'employees'>;
type Related = NonNullable<Company['parent']>;

/**
 * People, brands and other organisations in schema.org terms. A named person is a `member`: a role does not prove
 * employment. Partners have no term, as they may be persons or organisations.
 */
export function partyTerms(
  { people, brands, parent, memberOf = [], subsidiaries, employees }: Company,
  url: UrlOf,
): object {
  return omitUndefined({
    numberOfEmployees: employees && quantity(employees),
    member: some(people.map((each) => personNode(each, url))),
    brand: some(brands.map((name) => ({ '@type': 'Brand', name }))),
    parentOrganization: parent && organisation(parent, url),
    memberOf: some(memberOf.map((each) => organisation(each, url))),
    subOrganization: some(subsidiaries.map((each) => organisation(each, url))),
  });
}

/** A person with the role. */
export function personNode(
  { id, name, latinName, role, email, phone, picture }: Company['people'][number],
  url: UrlOf,
): object {
  const at = url('/') + entryAnchor('person', id);
  const image = picture && url(picture);
  const contact = { email, telephone: phone };
  return omitUndefined({
    '@type': 'Person',
    '@id': at,
    name,
    alternateName: latinName,
    jobTitle: role,
    ...contact,
    image,
  });
}

function quantity({ from = 0, to }: NonNullable<Company['employees']>): object {
  if (from === to) return { '@type': 'QuantitativeValue', value: from };
  return omitUndefined({ '@type': 'QuantitativeValue', minValue: from, maxValue: to });
}

function organisation({ name, identifiers, link }: Related, url: UrlOf): object {
  return omitUndefined({
    '@type': 'Organization',
    name,
    url: link === undefined ? undefined : siteUrl(link, url),
    ...identifierTerms(listIdentifiersOfOther(identifiers)),
  });
}

/** All identifiers, some also as members of their own. */
export function identifierTerms(identifiers: readonly KnownIdentifier[]): object {
  const linked = identifiers.map(toLinkedIdentifier);
  return omitUndefined({
    identifier: oneOrAll(linked.map(({ propertyValue }) => propertyValue)),
    iso6523Code: oneOrAll(linked.flatMap(({ iso6523Code }) => iso6523Code ?? [])),
    // With two numbers of one kind, the first, more important one, is the member.
    ...Object.fromEntries(linked.flatMap(({ own }) => (own ? [[own.property, own.value] as const] : [])).reverse()),
  });
}

const oneOrAll = <T>(items: readonly T[]) => (items.length > 1 ? items : items[0]);

/** A list, unless empty. */
const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

import { identifiersOfOther, type KnownIdentifier, linkedIdentifier } from '../../../content/identifiers.ts';
import type { Site } from '../../../content/site.ts';
import { entryAnchor, siteUrl } from '../../../core/url.ts';
import { omitEmpty } from '../../../core/values.ts';

type UrlOf = (path: string) => string;
type Company = Pick<Site['company'], 'people' | 'brands' | 'parent' | 'subsidiaries' | 'employees'>;
type Related = NonNullable<Company['parent']>;

/**
 * People, brands and other organisations in the terms of schema.org. Who is named is a `member`: that somebody is
 * employed or may sign, a role does not say. Partners have no term: whether one is a person, nobody knows.
 */
export function parties({ people, brands, parent, subsidiaries, employees }: Company, url: UrlOf): object {
  return omitEmpty({
    numberOfEmployees: employees && quantity(employees),
    member: some(people.map((each) => person(each, url))),
    brand: some(brands.map((name) => ({ '@type': 'Brand', name }))),
    parentOrganization: parent && organisation(parent, url),
    subOrganization: some(subsidiaries.map((each) => organisation(each, url))),
  });
}

/** Somebody who may be named, with the role. */
export function person({ id, name, role, email, phone }: Company['people'][number], url: UrlOf): object {
  const at = url('/') + entryAnchor('person', id);
  return omitEmpty({ '@type': 'Person', '@id': at, name, jobTitle: role, email, telephone: phone });
}

function quantity({ from = 0, to }: NonNullable<Company['employees']>): object {
  if (from === to) return { '@type': 'QuantitativeValue', value: from };
  return omitEmpty({ '@type': 'QuantitativeValue', minValue: from, maxValue: to });
}

function organisation({ name, identifiers, link }: Related, url: UrlOf): object {
  return omitEmpty({
    '@type': 'Organization',
    name,
    url: link === undefined ? undefined : siteUrl(link, url),
    ...numberTerms(identifiersOfOther(identifiers)),
  });
}

/** Every number, and each that has a member of its own in that too. */
export function numberTerms(identifiers: readonly KnownIdentifier[]): object {
  const linked = identifiers.map(linkedIdentifier);
  return omitEmpty({
    identifier: oneOrAll(linked.map(({ propertyValue }) => propertyValue)),
    iso6523Code: oneOrAll(linked.flatMap(({ iso6523Code }) => iso6523Code ?? [])),
    // Where one sort of number is there twice, the first has the member, which is the more important one.
    ...Object.fromEntries(linked.flatMap(({ own }) => (own ? [[own.property, own.value] as const] : [])).reverse()),
  });
}

const oneOrAll = <T>(items: readonly T[]) => (items.length > 1 ? items : items[0]);

/** A list that says something. */
const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

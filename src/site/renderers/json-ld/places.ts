import { type OpeningHoursSource, resolveOpeningHours } from '../../../content/opening-hours.ts';
import type { Site } from '../../../content/site.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import { entryAnchor } from '../../../core/url.ts';
import { joinListWithCommas } from '../../../language/formats/lists.ts';
import type { LanguageTable } from '../../../language/language-table.ts';
import type { PostalAddress } from '../../../values/contact/address/model.ts';
import { toSchemaOrgHours } from '../../../values/hours/schema-org.ts';

/** A PostalAddress; the country is its code, which is the same in every language. */
export function postalAddressNode(address: PostalAddress): object {
  const { streetAddress, dependentLocality, locality, region, postalCode, country } = address;
  return omitUndefined({
    '@type': 'PostalAddress',
    streetAddress: [...streetAddress, ...(dependentLocality === undefined ? [] : [dependentLocality])].join(', '),
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

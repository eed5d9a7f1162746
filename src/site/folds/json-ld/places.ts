import { type Opened, openingHoursOf } from '../../../content/opening-hours.ts';
import type { Site } from '../../../content/site.ts';
import { entryAnchor } from '../../../core/url.ts';
import { omitEmpty } from '../../../core/values.ts';
import { commaList } from '../../../language/formats/lists.ts';
import type { LanguageTable } from '../../../language/table.ts';
import type { Address } from '../../../values/contact/address/model.ts';
import { schemaOrgHours } from '../../../values/hours/schema-org.ts';

/** A PostalAddress; the country is its code, which is the same in every language. */
export function postalAddress(address: Address): object {
  const { streetAddress, dependentLocality, locality, region, postalCode, country } = address;
  return omitEmpty({
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
  const hours = openingHoursOf(location);
  return omitEmpty({
    '@type': 'Place',
    '@id': at,
    url: at,
    name,
    description: activities.length > 0 ? commaList(table, activities) : undefined,
    address: postalAddress(address),
    telephone: phone,
    ...(hours && schemaOrgHours(hours)),
  });
}

/** Opening hours of a contact: usual days, then exceptions by date. */
export function hoursAvailable(company: Opened): object[] | undefined {
  const hours = openingHoursOf(company);
  if (!hours) return undefined;
  const { openingHoursSpecification: usual, specialOpeningHoursSpecification: special = [] } = schemaOrgHours(hours);
  return usual.length + special.length > 0 ? [...usual, ...special] : undefined;
}

import { resolveOpeningHours } from '../../../content/opening-hours.ts';
import type { Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { withHomeWeek } from '../../facts/opening-hours.ts';
import { field, lineField, link, listField, listSection, optionalField, phoneLink, text } from '../builders.ts';
import { companySource } from './company.ts';
import { addressLine, exceptionalHours, usualHours } from './places.ts';

type Location = Site['company']['locations'][number];

/** Places of the organisation, with activities. */
export function locationsSection(site: Site) {
  const language = languageOfSite(site);
  return listSection(
    { id: 'locations', title: translate(language, 'section.locations'), source: companySource(site) },
    {
      kind: 'entries',
      of: 'location',
      form: 'article',
      entries: site.company.locations.map((location) => ({
        id: text('company.locations.id', location.id),
        name: text('company.locations.name', location.name),
        fields: fieldsOf(location, site),
      })),
    },
  );
}

function fieldsOf(location: Location, site: Site) {
  const { address, timeZone, phone, email, activities } = location;
  const language = withHomeWeek(languageOfSite(site), site);
  const hours = resolveOpeningHours(location);
  const at = 'company.locations.openingHours';
  return [
    lineField(translate(language, 'label.address'), addressLine(language, 'company.locations.address', address)),
    ...listField(
      translate(language, 'label.activities'),
      activities.map((activity) => text('company.locations.activities', activity)),
    ),
    ...(hours
      ? [
          field(translate(language, 'label.openingHours'), usualHours(language, at, hours)),
          ...exceptionalHours(language, at, hours),
        ]
      : optionalField(translate(language, 'label.timeZone'), 'company.locations.timeZone', timeZone)),
    ...(phone === undefined
      ? []
      : [
          field(
            translate(language, 'label.phone'),
            phoneLink(language, ['company.locations.phone', 'company.locations.phoneExtension'], phone),
          ),
        ]),
    ...(email === undefined
      ? []
      : [
          field(
            translate(language, 'label.email'),
            link('company.locations.email', email, `mailto:${email}`, 'address'),
          ),
        ]),
  ];
}

import { openingHoursOf } from '../../../content/opening-hours.ts';
import type { Site } from '../../../content/site.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say } from '../../../language/say.ts';
import { weekAtHome } from '../../facts/opening-hours.ts';
import { field, lineField, link, listField, listSection, optionalField, text } from '../make.ts';
import { companySource } from './company.ts';
import { addressLine, otherHours, usualHours } from './places.ts';

type Location = Site['company']['locations'][number];

/** Places of the organisation, with activities. */
export function locationsSection(site: Site) {
  const language = spokenBy(site);
  return listSection(
    { id: 'locations', title: say(language, 'section.locations'), source: companySource(site) },
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
  const language = weekAtHome(spokenBy(site), site);
  const hours = openingHoursOf(location);
  const at = 'company.locations.openingHours';
  return [
    lineField(say(language, 'label.address'), addressLine(language, 'company.locations.address', address)),
    ...listField(
      say(language, 'label.activities'),
      activities.map((activity) => text('company.locations.activities', activity)),
    ),
    ...(hours
      ? [
          field(say(language, 'label.openingHours'), usualHours(language, at, hours)),
          ...otherHours(language, at, hours),
        ]
      : optionalField(say(language, 'label.timeZone'), 'company.locations.timeZone', timeZone)),
    ...(phone === undefined
      ? []
      : [field(say(language, 'label.phone'), link('company.locations.phone', phone, `tel:${phone}`, 'phone'))]),
    ...(email === undefined
      ? []
      : [field(say(language, 'label.email'), link('company.locations.email', email, `mailto:${email}`, 'address'))]),
  ];
}

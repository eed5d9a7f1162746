import type { Site } from '../../../content/site.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say } from '../../../language/say.ts';
import { field, link, listSection, optionalField, text } from '../make.ts';
import { companySource } from './company.ts';

/** Named people, with roles and contact. */
export function peopleSection(site: Site) {
  const language = spokenBy(site);
  return listSection(
    { id: 'people', title: say(language, 'section.people'), source: companySource(site) },
    {
      kind: 'entries',
      of: 'person',
      form: 'line',
      entries: site.company.people.map(({ id, name, role, since, email, phone }) => ({
        id: text('company.people.id', id),
        name: text('company.people.name', name),
        summary: text('company.people.role', role),
        fields: [
          ...optionalField(say(language, 'label.since'), 'company.people.since', since, 'date'),
          ...(email === undefined
            ? []
            : [field(say(language, 'label.email'), link('company.people.email', email, `mailto:${email}`, 'address'))]),
          ...(phone === undefined
            ? []
            : [field(say(language, 'label.phone'), link('company.people.phone', phone, `tel:${phone}`, 'phone'))]),
        ],
      })),
    },
  );
}

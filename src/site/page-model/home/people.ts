import { findPicture } from '../../../content/pictures.ts';
import type { Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { field, link, listSection, optionalField, phoneLink, text } from '../builders.ts';
import { companySource } from './company.ts';

/** Named people, with roles and contact. */
export function peopleSection(site: Site) {
  const language = languageOfSite(site);
  return listSection(
    { id: 'people', title: translate(language, 'section.people'), source: companySource(site) },
    {
      kind: 'entries',
      of: 'person',
      form: 'line',
      entries: site.company.people.map(({ id, name, latinName, role, since, email, phone, ...pictured }) => ({
        id: text('company.people.id', id),
        name: text('company.people.name', name),
        summary: text('company.people.role', role),
        picture: findPicture(site, pictured),
        fields: [
          ...optionalField(translate(language, 'label.latinName'), 'company.people.latinName', latinName),
          ...optionalField(translate(language, 'label.since'), 'company.people.since', since, 'date'),
          ...(email === undefined
            ? []
            : [
                field(
                  translate(language, 'label.email'),
                  link('company.people.email', email, `mailto:${email}`, 'address'),
                ),
              ]),
          ...(phone === undefined
            ? []
            : [
                field(
                  translate(language, 'label.phone'),
                  phoneLink(language, ['company.people.phone', 'company.people.phoneExtension'], phone),
                ),
              ]),
        ],
      })),
    },
  );
}

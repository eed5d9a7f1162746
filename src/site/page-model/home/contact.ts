import { resolveResponseTime } from '../../../content/response-time.ts';
import type { Site } from '../../../content/site.ts';
import { contactAnchor } from '../../../core/url.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { joinWithCommas } from '../../../theme/model/view.ts';
import { requestForm } from '../../request-mail.ts';
import { lineField, link, phoneLink, section, text } from '../builders.ts';
import { openingHoursFields } from './company.ts';

/**
 * Contact (service.md 5.4): all routes, then the request form. The homepage shows only the hours of the usual week, as
 * exceptions may be many.
 */
export function contactSection(site: Site, isWhole = false) {
  const hours = openingHoursFields(site);
  const { contactEmail } = site;
  return section(
    { id: contactAnchor.slice(1), title: translate(languageOfSite(site), 'section.contact') },
    {
      kind: 'contact',
      routes: site.company.contactRoutes.map(({ id, name, description, email, phone, link: to }) => ({
        id: text('company.contactRoutes.id', id),
        name: text('company.contactRoutes.name', name),
        description: text('company.contactRoutes.description', description),
        ways: [
          ...(email ? [link('company.contactRoutes.email', email, `mailto:${email}`, 'address')] : []),
          ...(phone ? [phoneLink('company.contactRoutes.phone', phone)] : []),
          ...(to ? [link('company.contactRoutes.url', name, to)] : []),
        ],
      })),
      mailbox: link([], contactEmail, `mailto:${contactEmail}`, 'address'),
      response: resolveResponseTime(site)?.text,
      hours: hours ? [hours.usual, ...(isWhole ? hours.others : [])] : [],
      request: requestForm(site),
    },
  );
}

/** Mailboxes and telephones as fields, by the names of their routes; without any, the mailbox of the site. */
export function contactFields(site: Site) {
  const { company, contactEmail } = site;
  const fields = company.contactRoutes.flatMap(({ name, email, phone }) => {
    const ways = [
      ...(phone ? [phoneLink('company.contactRoutes.phone', phone)] : []),
      ...(email ? [link('company.contactRoutes.email', email, `mailto:${email}`, 'address')] : []),
    ];
    return ways.length > 0 ? [lineField(name, joinWithCommas(ways))] : [];
  });
  if (company.contactRoutes.some(({ email }) => email !== undefined)) return fields;
  const mailbox = link([], contactEmail, `mailto:${contactEmail}`, 'address');
  return [...fields, lineField(translate(languageOfSite(site), 'label.email'), [mailbox])];
}

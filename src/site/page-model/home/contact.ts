import { sectionPath } from '../../../content/renamable-pages.ts';
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
 * Contact (service.md 5.4): all routes, then the request form. `isForm`: whether the form stands on the page, so that
 * routes lead to it there.
 */
export function contactSection(site: Site, isForm = false) {
  const hours = openingHoursFields(site);
  const { contactEmail } = site;
  const language = languageOfSite(site);
  const request = requestForm(site);
  const elsewhere = [`/${contactAnchor}`, sectionPath(site, 'contact')];
  const placeOf = (to: string) => (isForm && elsewhere.includes(to) ? `#${request.anchor}` : to);
  return section(
    { id: contactAnchor.slice(1), title: translate(language, 'section.contact') },
    {
      kind: 'contact',
      routes: site.company.contactRoutes.map(({ id, name, description, email, phone, link: to }) => ({
        id: text('company.contactRoutes.id', id),
        name: text('company.contactRoutes.name', name),
        description: text('company.contactRoutes.description', description),
        ways: [
          ...(email ? [link('company.contactRoutes.email', email, `mailto:${email}`, 'address')] : []),
          ...(phone ? [phoneLink(language, calledFacts, phone)] : []),
          ...(to ? [link('company.contactRoutes.url', name, placeOf(to))] : []),
        ],
      })),
      mailbox: link([], contactEmail, `mailto:${contactEmail}`, 'address'),
      response: resolveResponseTime(site)?.text,
      hours: hours ? [hours.usual, ...hours.others] : [],
      request,
    },
  );
}

const calledFacts = ['company.contactRoutes.phone', 'company.contactRoutes.phoneExtension'] as const;

/** Mailboxes and telephones as fields, by the names of their routes; without any, the mailbox of the site. */
export function contactFields(site: Site) {
  const { company, contactEmail } = site;
  const language = languageOfSite(site);
  const fields = company.contactRoutes.flatMap(({ name, email, phone }) => {
    const ways = [
      ...(phone ? [phoneLink(language, calledFacts, phone)] : []),
      ...(email ? [link('company.contactRoutes.email', email, `mailto:${email}`, 'address')] : []),
    ];
    return ways.length > 0 ? [lineField(name, joinWithCommas(ways))] : [];
  });
  if (company.contactRoutes.some(({ email }) => email !== undefined)) return fields;
  const mailbox = link([], contactEmail, `mailto:${contactEmail}`, 'address');
  return [...fields, lineField(translate(language, 'label.email'), [mailbox])];
}

import { withoutExtension } from '../../core/phone-extension.ts';
import { parseJson } from '../../core/type-guards.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { findListMember, findMember, findTextMember } from '../published/members.ts';
import { parsePublishedPage } from '../published/page.ts';
import { formatWeekSlots } from './hours.ts';
import { joinAddressParts, recordContactRoute, toAddressKey } from './json.ts';
import type { PublishedRepresentation, RecordStatement } from './statement.ts';
import { createTextTemplate, parseWithTemplate } from './text.ts';

/** Claims of a page's structured data, term by term. */
export function recordJsonLd(doc: PublishedRepresentation, tell: RecordStatement): void {
  for (const text of parsePublishedPage(doc.text).linked)
    for (const node of findListMember(parseJson(text), '@graph')) {
      const id = findTextMember(node, '@id') ?? '';
      if (id.endsWith('#organization')) tellOrganization(node, tell);
      if (id.endsWith('#api')) tellWebApi(doc, node, tell);
      // An item of the organisation's own facts may have another licence.
      if (/#(?:organization|dataset)$/.test(id))
        tell('text of the licence', findTextMember(node, 'license'), at('license'));
      const modified = findTextMember(node, 'dateModified');
      if (id === `${doc.origin}${doc.path}`) tell(`date of ${doc.path}`, modified, 'JSON-LD dateModified');
    }
}

const at = (term: string): string => `JSON-LD ${term}`;

function tellOrganization(node: unknown, tell: RecordStatement): void {
  tell('legal name', findTextMember(node, 'legalName'), at('legalName'));
  if (findTextMember(node, 'legalName') !== undefined)
    tell('date of founding', findTextMember(node, 'foundingDate'), at('foundingDate'));
  tell(
    'company number',
    findTextMember(node, 'companyRegistration', 'certificationIdentification'),
    at('companyRegistration'),
  );
  for (const each of listed(findMember(node, 'identifier')))
    tell(`number: ${findTextMember(each, 'name')}`, findTextMember(each, 'value'), at('identifier'));
  tell('number: LEI', findTextMember(node, 'leiCode'), at('leiCode'));
  tellAddress('address', findMember(node, 'address'), 'address', tell);
  for (const place of listed(findMember(node, 'location')))
    tellAddress(`address of ${findTextMember(place, 'name')}`, findMember(place, 'address'), 'location', tell);
  for (const point of listed(findMember(node, 'contactPoint'))) {
    recordContactRoute(point, at('contactPoint'), findTextMember(point, 'contactType'), tell);
    for (const name of ['email', 'telephone'] as const) {
      const value = findTextMember(point, name);
      tell(
        name === 'email' ? 'any mailbox' : 'any telephone',
        value,
        at(`contactPoint ${name}`),
        value && withoutExtension(value.toLowerCase()),
      );
    }
    tell('hours of the week', formatWeekSlots(findListMember(point, 'hoursAvailable')), at('hoursAvailable'));
  }
}

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function tellAddress(about: string, address: unknown, term: string, tell: RecordStatement): void {
  if (address === undefined) return;
  const [street, locality, region, code, country] = [
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'addressCountry',
  ].map((name) => findTextMember(address, name));
  const parts = [street, locality, region, code, country];
  tell(about, joinAddressParts(parts), at(term), toAddressKey({ parts: parts.slice(0, 4), locality, country }));
}

function tellWebApi(doc: PublishedRepresentation, node: unknown, tell: RecordStatement): void {
  tell('version of the API', findTextMember(node, 'version'), at('WebAPI version'));
  tell('terms of use', findTextMember(node, 'termsOfService'), at('WebAPI termsOfService'));
  tell('text of the licence', findTextMember(node, 'license'), at('WebAPI license'));
  const facts = parseWithTemplate(
    createTextTemplate(languageByTag(doc.language), 'api.facts'),
    findTextMember(node, 'description') ?? '',
  );
  tell('legal name', facts?.get('name'), at('WebAPI description'));
  if (findMember(node, 'isAccessibleForFree') !== undefined)
    tell(
      'authentication',
      findMember(node, 'isAccessibleForFree') === true ? 'none' : 'not free',
      at('isAccessibleForFree'),
    );
}

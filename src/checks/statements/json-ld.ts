import { parseJson } from '../../core/type-guards.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { linkedDataIn } from '../published/html.ts';
import { listIn, memberIn, textIn } from '../published/members.ts';
import { formatWeekSlots } from './hours.ts';
import { joinAddressParts, recordContactRoute, toAddressKey } from './json.ts';
import type { PublishedRepresentation, RecordStatement } from './statement.ts';
import { createTextTemplate, parseWithTemplate } from './templates.ts';

/** Claims of a page's structured data, term by term. */
export function recordJsonLd(doc: PublishedRepresentation, tell: RecordStatement): void {
  for (const text of linkedDataIn(doc.text))
    for (const node of listIn(parseJson(text), '@graph')) {
      const id = textIn(node, '@id') ?? '';
      if (id.endsWith('#organization')) tellOrganization(node, tell);
      if (id.endsWith('#api')) tellWebApi(doc, node, tell);
      if (id !== '' && !id.endsWith('#api')) tell('text of the licence', textIn(node, 'license'), at('license'));
      const modified = textIn(node, 'dateModified');
      if (id === `${doc.origin}${doc.path}`) tell(`date of ${doc.path}`, modified, 'JSON-LD dateModified');
    }
}

const at = (term: string): string => `JSON-LD ${term}`;

function tellOrganization(node: unknown, tell: RecordStatement): void {
  tell('legal name', textIn(node, 'legalName'), at('legalName'));
  if (textIn(node, 'legalName') !== undefined)
    tell('date that schema.org calls founding', textIn(node, 'foundingDate'), at('foundingDate'));
  tell('company number', textIn(node, 'companyRegistration', 'certificationIdentification'), at('companyRegistration'));
  for (const each of listed(memberIn(node, 'identifier')))
    tell(`number: ${textIn(each, 'name')}`, textIn(each, 'value'), at('identifier'));
  tell('number: LEI', textIn(node, 'leiCode'), at('leiCode'));
  tellAddress('address', memberIn(node, 'address'), 'address', tell);
  for (const place of listed(memberIn(node, 'location')))
    tellAddress(`address of ${textIn(place, 'name')}`, memberIn(place, 'address'), 'location', tell);
  for (const point of listed(memberIn(node, 'contactPoint'))) {
    recordContactRoute(point, at('contactPoint'), textIn(point, 'contactType'), tell);
    for (const name of ['email', 'telephone'] as const) {
      const value = textIn(point, name);
      tell(name === 'email' ? 'any mailbox' : 'any telephone', value, at(`contactPoint ${name}`), value?.toLowerCase());
    }
    tell('hours of the week', formatWeekSlots(listIn(point, 'hoursAvailable')), at('hoursAvailable'));
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
  ].map((name) => textIn(address, name));
  const parts = [street, locality, region, code, country];
  tell(about, joinAddressParts(parts), at(term), toAddressKey({ parts: parts.slice(0, 4), locality, country }));
}

function tellWebApi(doc: PublishedRepresentation, node: unknown, tell: RecordStatement): void {
  tell('version of the API', textIn(node, 'version'), at('WebAPI version'));
  tell('terms of use', textIn(node, 'termsOfService'), at('WebAPI termsOfService'));
  tell('text of the licence', textIn(node, 'license'), at('WebAPI license'));
  const facts = parseWithTemplate(
    createTextTemplate(languageByTag(doc.language), 'api.facts'),
    textIn(node, 'description') ?? '',
  );
  tell('legal name', facts?.get('name'), at('WebAPI description'));
  if (memberIn(node, 'isAccessibleForFree') !== undefined)
    tell(
      'authentication',
      memberIn(node, 'isAccessibleForFree') === true ? 'none' : 'not free',
      at('isAccessibleForFree'),
    );
}

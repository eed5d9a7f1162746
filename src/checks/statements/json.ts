// Long: every document of the API, each with what it answers.
import { withoutExtension } from '../../core/phone-extension.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { findListMember, findMember, findTextMember, visitTexts } from '../published/members.ts';
import { formatHours, formatWeekSlots } from './hours.ts';
import { contentUses } from './labels.ts';
import {
  type PublishedRepresentation,
  type RecordStatement,
  recordProse,
  toLanguageTopic,
  toLegalFormKey,
} from './statement.ts';

/** Claims of an API document; in an example of a description, `base` is the pointer to it. */
export function recordApiDocument(
  doc: PublishedRepresentation,
  path: string,
  body: unknown,
  base: string,
  tell: RecordStatement,
): void {
  // Lists of examples are shortened: what many items say together is asked of the document alone.
  const isWhole = base === '#';
  const name = path.slice(path.lastIndexOf('/') + 1);
  const at = (pointer: string) => `${base}/${pointer}`;
  tell(`date of ${path}`, findTextMember(body, 'updated'), at('updated'));
  tell(`address of ${path}`, findTextMember(body, 'url'), at('url'));
  visitTexts(
    body,
    (text, pointer) => {
      if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) tell('any mailbox', text, pointer, text.toLowerCase());
      if (/^\+\d{7,15}$/.test(text)) tell('any telephone', text, pointer);
    },
    base,
  );
  // Parents, brands and subsidiaries may have our name with another form.
  if (name === 'company.json')
    visitTexts(
      body,
      (text, pointer) =>
        tell('any name with a legal form', toLegalFormKey(text) && text, pointer, toLegalFormKey(text)),
      base,
    );
  if (name === 'company.json') tellCompany(doc, body, at, tell, isWhole);
  if (name === 'index.json') tellIndex(doc, body, at, tell);
  if (name === 'faq.json' && isWhole) tellQuestions(doc, body, tell);
  if (name === 'status.json') tellStatus(body, at, tell);
  if (name === 'access.json') tellAccess(doc, body, at, tell, isWhole);
}

type At = (pointer: string) => string;

function tellCompany(
  doc: PublishedRepresentation,
  body: unknown,
  at: At,
  tell: RecordStatement,
  isWhole: boolean,
): void {
  // Bounded: names of members, written in the code.
  const own = (about: string, ...names: string[]) => tell(about, findTextMember(body, ...names), at(names.join('/')));
  own('legal name', 'legalName');
  own('trading name', 'tradingName');
  own('company number', 'companyNumber');
  own('date of incorporation', 'incorporated');
  own('date of founding', 'founded');
  own('privacy policy', 'privacyPolicy');
  own('terms of use', 'termsOfService');
  tell(toLanguageTopic('jurisdiction', doc), findTextMember(body, 'jurisdiction', 'name'), at('jurisdiction/name'));
  for (const [i, each] of findListMember(body, 'identifiers').entries())
    tell(`number: ${findTextMember(each, 'name')}`, findTextMember(each, 'value'), at(`identifiers/${i}/value`));
  const country =
    findTextMember(body, 'registeredAddress', 'country') ?? findTextMember(body, 'jurisdiction', 'country');
  if (isWhole) tellAddress(doc, 'address', body, 'registeredAddress', at, tell);
  if (isWhole) tellHours(doc, body, 'openingHours', country, at, tell);
  for (const [i, each] of findListMember(body, 'locations').entries()) {
    const inPlace: At = (pointer) => at(`locations/${i}/${pointer}`);
    if (isWhole) tellAddress(doc, `address of ${findTextMember(each, 'name')}`, each, 'address', inPlace, tell);
    // In some languages the address of a place stands behind the word for the seat.
    if (isWhole) tellAddress(doc, 'address', each, 'address', inPlace, tell);
    if (isWhole) tellHours(doc, each, 'openingHours', country, inPlace, tell, false);
  }
  for (const [i, each] of findListMember(body, 'compliance').entries())
    tell(
      toLanguageTopic(`review of "${findTextMember(each, 'name')}"`, doc),
      findTextMember(each, 'reviewed'),
      at(`compliance/${i}/reviewed`),
    );
  for (const [i, each] of findListMember(body, 'contactRoutes').entries())
    recordContactRoute(each, at(`contactRoutes/${i}`), findTextMember(each, 'name'), tell);
}

/** A way to a person, by its name and by the page that it leads to. */
export function recordContactRoute(
  route: unknown,
  where: string,
  name: string | undefined,
  tell: RecordStatement,
): void {
  const [email, url] = [findTextMember(route, 'email'), findTextMember(route, 'url')];
  tell(`mailbox of the route "${name}"`, email, `${where}/email`);
  const id = findTextMember(route, 'id');
  if (id !== undefined) tell(`mailbox of the route #${id}`, email, `${where}/email`);
  if (id !== undefined) tell(`telephone of the route #${id}`, findTextMember(route, 'phone'), `${where}/phone`);
  tell(
    `telephone of the route "${name}"`,
    withoutExtension(findTextMember(route, 'phone') ?? findTextMember(route, 'telephone') ?? ''),
    `${where}/phone`,
  );
  tell(`page of the route "${name}"`, url, `${where}/url`);
  if (url !== undefined && email !== undefined) tell(`mailbox behind ${url}`, email, `${where}/email`);
}

/** Address as data: texts are compared with it piece by piece. */
function tellAddress(
  doc: PublishedRepresentation,
  about: string,
  body: unknown,
  member: string,
  at: At,
  tell: RecordStatement,
): void {
  const address = findMember(body, member);
  if (address === undefined) return;
  const street = findListMember(address, 'streetAddress').concat(findTextMember(address, 'dependentLocality') ?? []);
  const [locality, region, code, country] = ['locality', 'region', 'postalCode', 'country'].map((name) =>
    findTextMember(address, name),
  );
  const parts = [...street, locality, region, code];
  const countryName = languageByTag(doc.language).table.countries[country ?? ''];
  const value = { parts, locality, country, countryName, jurisdiction: findTextMember(body, 'jurisdiction', 'name') };
  tell(about, joinAddressParts([street.join(', '), locality, region, code, country]), at(member), toAddressKey(value));
}

/** Parts of an address in one line. */
export const joinAddressParts = (parts: readonly unknown[]): string =>
  parts.filter((part) => typeof part === 'string').join(', ');

/** Comparable form of an address. */
export const toAddressKey = (address: { readonly parts: readonly unknown[] } & Record<string, unknown>): string =>
  `{${JSON.stringify({ ...address, parts: address.parts.filter((part) => typeof part === 'string') })}`;

function tellHours(
  doc: PublishedRepresentation,
  body: unknown,
  member: string,
  country: string | undefined,
  at: At,
  tell: RecordStatement,
  isUsual = true,
): void {
  const hours = findMember(body, member);
  if (hours === undefined) return;
  tell(toLanguageTopic('hours', doc), formatHours(hours, languageByTag(doc.language), country), at(member));
  if (isUsual) tell('hours of the week', formatWeekSlots(findListMember(hours, 'regular')), at(`${member}/regular`));
}

function tellIndex(doc: PublishedRepresentation, body: unknown, at: At, tell: RecordStatement): void {
  // Bounded: names of members, written in the code.
  const own = (about: string, ...names: string[]) => tell(about, findTextMember(body, ...names), at(names.join('/')));
  own('legal name', 'publisher', 'name');
  own('version of the API', 'version');
  own('version of the description', 'descriptionVersion');
  own('authentication', 'authentication');
  const licence = findTextMember(body, 'license', 'name');
  if (/^Creative Commons/.test(licence ?? ''))
    tell('any Creative Commons licence', licence, at('license/name'), licence?.toLowerCase());
  own('OpenAPI description', 'openapi');
  own('documentation', 'documentation');
  own('API catalog', 'apiCatalog');
  own('text of the licence', 'license', 'url');
  const text = findTextMember(body, 'license', 'url');
  if (/^Creative Commons/.test(licence ?? ''))
    tell('any address of a licence', text, at('license/url'), text?.replace(/\/(?:deed\.\w+)?$/, ''));
  tell(toLanguageTopic('licence', doc), findTextMember(body, 'license', 'name'), at('license/name'));
  for (const { signal, member } of contentUses) {
    const wanted = findMember(body, 'aiPreferences', member);
    if (typeof wanted === 'boolean')
      tell(`use by AI systems: ${signal}`, String(wanted), at(`aiPreferences/${member}`), wanted ? 'yes' : 'no');
  }
  for (const [i, each] of findListMember(body, 'resources').entries()) {
    const path = `${doc.prefix}${findTextMember(each, 'path')?.slice(findTextMember(each, 'path')?.startsWith(`${doc.prefix}/`) ? doc.prefix.length : 0)}`;
    tell(`date of ${path}`, findTextMember(each, 'updated'), at(`resources/${i}/updated`));
    tell(`address of ${path}`, findTextMember(each, 'url'), at(`resources/${i}/url`));
  }
}

function tellStatus(body: unknown, at: At, tell: RecordStatement): void {
  // Bounded: names of members, written in the code.
  const own = (about: string, ...names: string[]) => tell(about, findTextMember(body, ...names), at(names.join('/')));
  own('version of the API', 'apiVersion');
  own('version of the description', 'version');
  own('API index', 'links', 'index');
  own('OpenAPI description', 'links', 'openapi');
  own('documentation', 'links', 'documentation');
  own('API catalog', 'links', 'apiCatalog');
  own('authentication guide', 'links', 'authentication');
}

/** The names of the points of a request, in one order. */
export const toPointsKey = (names: readonly (string | undefined)[]): string => JSON.stringify(names.toSorted());

/** Topic of an item of the access page. */
export const toItemTopic = (doc: PublishedRepresentation, name: string | undefined): string =>
  toLanguageTopic(`"${name}"`, doc);

function tellAccess(
  doc: PublishedRepresentation,
  body: unknown,
  at: At,
  tell: RecordStatement,
  isWhole: boolean,
): void {
  const said = (about: string, ...names: string[]) =>
    // Bounded: names of members, written in the code.
    tell(toLanguageTopic(about, doc), findTextMember(body, ...names), at(names.join('/')));
  said('response time', 'responseTime', 'text');
  said('what a request must not contain', 'mustNotContain');
  said('how credentials are issued', 'credentials');
  said('how credentials are revoked', 'revocation');
  for (const name of ['credentials', 'revocation', 'mustNotContain']) said('any sentence on access', name);
  tell('mailbox', findTextMember(body, 'contact', 'email'), at('contact/email'));
  tell('contact form', findTextMember(body, 'contact', 'form'), at('contact/form'));
  const named = (member: string) => findListMember(body, member).map((each) => findTextMember(each, 'name'));
  const points = named('requestIncludes');
  if (isWhole && points.length > 0)
    tell(toLanguageTopic('points of a request', doc), points.join(', '), at('requestIncludes'), toPointsKey(points));
  for (const [i, name] of named('topics').entries())
    tell(toLanguageTopic('any topic of a request', doc), name, at(`topics/${i}/name`));
  for (const member of ['requestIncludes', 'topics', 'interfaces', 'reviewSteps'])
    for (const [i, each] of findListMember(body, member).entries())
      tell(
        toItemTopic(doc, findTextMember(each, 'name')),
        findTextMember(each, 'description'),
        at(`${member}/${i}/description`),
      );
}

/** Each question with the date of its page, and what its answer says in passing. */
function tellQuestions(doc: PublishedRepresentation, body: unknown, tell: RecordStatement): void {
  for (const [i, each] of findListMember(body, 'questions').entries()) {
    const [url = '', at] = [findTextMember(each, 'url'), `#/questions/${i}`];
    if (url.startsWith(`${doc.origin}/`) && !url.includes('#'))
      tell(`date of ${url.slice(doc.origin.length)}`, findTextMember(each, 'updated'), `${at}/updated`);
    for (const name of ['answer', 'answerMarkdown']) {
      const lines = (findTextMember(each, name) ?? '')
        .split('\n')
        .map((text) => ({ text, where: `${at}/${name}`, links: [] }));
      recordProse(lines, (about, shown, where, value, _, says) => tell(about, shown, where, value, true, says));
    }
  }
}

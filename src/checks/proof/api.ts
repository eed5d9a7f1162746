import type { WireSchemas } from '../../api/wire-schemas.ts';
import schemas from '../../api/wire-schemas.ts?value';
import { listIdentifiers } from '../../content/identifiers.ts';
import { type OpeningHoursSource, resolveOpeningHours } from '../../content/opening-hours.ts';
import type { Site } from '../../content/site.ts';
import { weekdays } from '../../core/dates.ts';
import { parseHtmlWithoutPositions } from '../../core/html-tree.ts';
import { withoutExtension } from '../../core/phone-extension.ts';
import { isObject } from '../../core/type-guards.ts';
import { renderWithMicromark } from '../../markdown/micromark.ts';
import { splitIntoPieces, toLetters } from '../published/letters.ts';
import { findListMember, findMember, findTextMember } from '../published/members.ts';
import { type MachineDocument, type ReportFinding, toOriginUrl } from './expected-output.ts';
import { findTextBlocks } from './parse-page.ts';

/** Content behind each document of the API, by name. */
const behind: Readonly<Record<string, (site: Site) => unknown>> = {
  company: ({ company: { capital, ...company } }) =>
    capital?.amount === undefined
      ? { ...company, paidUpCapital: capital && { amount: capital.paidUp, currency: capital.currency } }
      : { ...company, capital },
  solutions: ({ solutions, workflows, technologyStack }) => ({ solutions, workflows, technologyStack }),
  industries: ({ industries }) => ({ industries }),
  access: ({ access: { updated: _, ...access } }) => access,
  faq: ({ questions }) => ({ questions: questions.map(({ id, question }) => ({ id, question })) }),
};

/** Values that documents reformat: hours day by day, registers by the codes of their schemes. */
const formed = /^(?:registry\.|.*\bopeningHours\b|.*\bofficeHours\b)/;

/** A document of the API holds the values of the content, each under its name. */
export function checkApiBody(
  { document, path, site, expected }: MachineDocument,
  body: unknown,
  tell: ReportFinding,
): void {
  const said = isObject(body) ? body : {};
  const url = toOriginUrl(expected, document.path);
  if (said.url !== url) tell(`url: ${url}`, String(said.url));
  if (document.updated !== undefined && said.updated !== document.updated)
    tell(`updated: ${document.updated}`, String(said.updated));
  if (said.notice !== site.notice) tell(`notice: ${site.notice ?? 'none'}`, String(said.notice));
  const name = path.replace(/^\/api\/v1\/|\.json$/g, '');
  const content = behind[name]?.(site);
  // A path means another page in another language: whether it leads anywhere is asked of every address.
  const paths = site.inLanguage === undefined || site.inLanguage.prefix === '';
  if (content !== undefined)
    checkContentMembers(content, body, { formed, paths, members: listPublishedMembers(path) }, tell);
  if (name === 'company') checkCompany(site, said, tell);
  if (name === 'faq') checkAnswers(site, said, tell);
  const module = site.facts.find((each) => each.name === name);
  if (module) checkContentValues(module.items, said.items, tell);
}

function checkCompany({ company }: Site, said: Readonly<Record<string, unknown>>, tell: ReportFinding): void {
  const wanted = listIdentifiers(company).map(({ scheme, value }) => `${scheme.code} ${value}`);
  const found = findListMember(said, 'identifiers').map(
    (each) => `${findMember(each, 'scheme')} ${findMember(each, 'value')}`,
  );
  if (wanted.join() !== found.join()) tell(`identifiers ${wanted.join(', ')}`, found.join(', '));
  const number = listIdentifiers(company).find((each) => each.isCompanyNumber)?.value;
  if (said.companyNumber !== number) tell(`companyNumber: ${number ?? 'none'}`, String(said.companyNumber));
  checkHours(company, said, tell);
  const locations = findListMember(said, 'locations');
  for (const [i, location] of company.locations.entries()) checkHours(location, locations[i], tell);
}

/** The answers are those of the content: all that is written there, or, where marks are no marks, what another parser reads. */
function checkAnswers({ questions }: Site, said: Readonly<Record<string, unknown>>, tell: ReportFinding): void {
  for (const { id, markdown } of questions) {
    const item = findListMember(said, 'questions').find((each) => findMember(each, 'id') === id);
    const answer = toLetters(findTextMember(item, 'answer') ?? '');
    const isLost = (piece: string) => !answer.includes(piece);
    if (!splitIntoPieces(markdown).some(isLost)) continue;
    const lost = piecesOfMarkdown(markdown).find(isLost);
    if (lost !== undefined) tell(`the answer to ${id} with "${lost}"`, 'an answer without it');
  }
}

/** The pieces of a text, between its marks, that the other parser of Markdown reads. */
const piecesOfMarkdown = (markdown: string): string[] =>
  findTextBlocks(parseHtmlWithoutPositions(renderWithMicromark(markdown)), () => false).flatMap(
    (block) => block.pieces,
  );

/** Whether `openingHours` of a document is the usual week that the content gives, day by day. */
function checkHours(opened: OpeningHoursSource, body: unknown, tell: ReportFinding): void {
  const hours = resolveOpeningHours(opened);
  const said = findMember(body, 'openingHours');
  if (!hours) {
    if (said !== undefined) tell('no opening hours', JSON.stringify(said));
    return;
  }
  const wanted = weekdays.flatMap((day, i) =>
    (hours.regular[i] ?? []).map(({ opens, closes }) => `${day} ${clock(opens)}-${clock(closes)}`),
  );
  const found = findListMember(said, 'regular').map(
    (each) => `${findMember(each, 'day')} ${findMember(each, 'opens')}-${findMember(each, 'closes')}`,
  );
  const zone = findMember(said, 'timeZone');
  if (zone !== hours.timeZone) tell(`hours in the time zone ${hours.timeZone}`, String(zone));
  if (wanted.toSorted().join() !== found.toSorted().join()) tell(`hours ${wanted.join(', ')}`, found.join(', '));
}

/** Minutes of a day as a clock shows them; midnight at the end of a day is 24:00. */
function clock(minutes: number): string {
  const within = minutes > 1440 ? minutes - 1440 : minutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

const { bodies, components } = schemas as WireSchemas;
const known = new Map<string, ReadonlySet<string>>();

/**
 * The members that the wire schema of a document knows, by the names above each, with `.` between and none for a list:
 * `locations.address.country`. Content that no schema maps is not public.
 */
export function listPublishedMembers(path: string): ReadonlySet<string> {
  const found = known.get(path) ?? membersOf(bodies[path]);
  known.set(path, found);
  return found;
}

function membersOf(body: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (schema: unknown, path: string, above: readonly string[]) => {
    if (!isObject(schema)) return;
    const { $ref, properties, items } = schema;
    if (typeof $ref === 'string' && !above.includes($ref))
      walk(components[$ref.slice($ref.lastIndexOf('/') + 1)], path, [...above, $ref]);
    walk(items, path, above);
    for (const name of ['anyOf', 'oneOf', 'allOf'])
      for (const each of Array.isArray(schema[name]) ? schema[name] : []) walk(each, path, above);
    for (const [name, member] of Object.entries(isObject(properties) ? properties : {})) {
      const own = path === '' ? name : `${path}.${name}`;
      found.add(own);
      walk(member, own, above);
    }
  };
  walk(body, '', []);
  return found;
}

/** Differences in form between content and document. */
interface MemberFormats {
  /** Paths of values that are reformatted. */
  readonly formed: RegExp;
  /** Whether a path of the site is the same path in the document: it is not in another language. */
  readonly paths: boolean;
  /** Members of its wire schema, by paths of values; a link may be a url there. All else is not public. */
  readonly members: ReadonlySet<string>;
}

/**
 * Whether a document holds every value of the content behind it that its schema knows, under the same name and as often. A path of the site is
 * an address in the document.
 */
export function checkContentMembers(
  content: unknown,
  body: unknown,
  { formed, paths, members }: MemberFormats,
  tell: ReportFinding,
): void {
  const said = listDataScalars(body);
  const counts = new Map<string, number>();
  for (const scalar of said) counts.set(keyOf(scalar), (counts.get(keyOf(scalar)) ?? 0) + 1);
  const addresses = said.flatMap(({ value }) => (value.startsWith('http') ? value : []));
  for (const scalar of listDataScalars(content)) {
    const { path, value } = scalar;
    const isPublic = members.has(path) || members.has(path.replace(/\blink$/, 'url'));
    if (!isPublic || formed.test(path) || toLetters(value) === '') continue;
    if (value.startsWith('/')) {
      if (paths && !addresses.some((address) => address.endsWith(value)))
        tell(`${path}: an address that ends in ${value}`, 'none');
      continue;
    }
    const key = keyOf(scalar);
    const left = counts.get(key) ?? 0;
    if (left === 0) tell(`${path}: ${value}`, 'another value, or none');
    else counts.set(key, left - 1);
  }
}

/** A number in a register may be written with spaces and without; all else is as it is. */
const keyOf = ({ key, value }: Scalar): string =>
  `${key === 'link' ? 'url' : key}=${key === 'value' ? toLetters(value) : withoutExtension(value)}`;

/** Checks values alone, which may stand in any member: of modules whose fields an organisation names itself. */
export function checkContentValues(content: unknown, body: unknown, tell: ReportFinding): void {
  const counts = new Map<string, number>();
  const said = listDataScalars(body).map(({ value }) => toLetters(value));
  for (const value of said) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const { path, value } of listDataScalars(content)) {
    const key = toLetters(value);
    const left = counts.get(key) ?? 0;
    if (left === 0 && !said.some((each) => each.endsWith(key))) tell(`${path}: ${value}`, 'another value, or none');
    else counts.set(key, left - 1);
  }
}

/** One value of a tree of data: the name of the member that it stands in, or whose list it stands in. */
interface Scalar {
  readonly key: string;
  /** The names of all members above it, with `.` between. */
  readonly path: string;
  readonly value: string;
}

/** Every text, number and truth value of data, in its order; bytes are none. */
export function listDataScalars(data: unknown): Scalar[] {
  const found: Scalar[] = [];
  const open: (readonly [data: unknown, key: string, path: string])[] = [[data, '', '']];
  // No recursion: data of others nests as deep as it likes.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, key, path] = next;
    if (value === null || value === undefined || typeof value === 'function' || value instanceof Uint8Array) continue;
    if (typeof value !== 'object') found.push({ key, path, value: String(value) });
    else if (Array.isArray(value)) for (let i = value.length - 1; i >= 0; i--) open.push([value[i], key, path]);
    else
      for (const [name, member] of Object.entries(value).reverse())
        open.push([member, name, path === '' ? name : `${path}.${name}`]);
  }
  return found;
}

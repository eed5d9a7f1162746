import { isNearName } from '../../core/did-you-mean.ts';
import { isObject, parseJson } from '../../core/type-guards.ts';
import { toLetters } from '../published/letters.ts';
import type { DocumentStatement } from './statement.ts';

/** Every thing of which two documents say different things, in the order of the documents. Pure. */
export function findDisagreements(answers: readonly DocumentStatement[]): Disagreement[] {
  const groups = grouped(answers, ({ about, prefix }) => (isForAll.test(about) ? about : `${about}\n${prefix}`));
  return [...groups].flatMap(([key, group]) => {
    const [about = ''] = key.split('\n');
    if (about.startsWith('any ')) return byValue(about, findUnlistedStatements(about, group, groups));
    return about.startsWith('content of ') ? compareExamples(group) : odd(about, group);
  });
}

/** Topics equal in every language of a site. */
const isForAll =
  /^(?:number: |company number|hours of the week|authentication$|MCP|use by AI|version|origin|security|end of|any (?:mailbox|telephone|name|Creative|address)|mailbox|date|(?:address|content) of |text of the licence|what crawlers|what the skill)/;

/** Topics of which others only speak where the API does: what stands behind the same word may be something else. */
const needApi =
  /^(?:number: |hours|address|(?:mailbox|telephone|page) of the route|"|points of a request|licence|review of|response time|what a request|jurisdiction|date of (?:founding|incorporation)|company number|trading name)/;

/** Trust, 0 is highest. */
function rank(answer: DocumentStatement): number {
  if (isApiStatement(answer)) return 0;
  if (answer.path.endsWith('/openapi.json')) return 1;
  return answer.path.includes('/.well-known/') ? 2 : answer.isFree ? 4 : 3;
}

function odd(about: string, group: readonly DocumentStatement[]): Disagreement[] {
  const ranked = [...group].sort((a, b) => rank(a) - rank(b));
  const [first, ...others] = ranked;
  if (!first || (needApi.test(about) && !isApiStatement(first))) return [];
  // Each language has an API, which calls the country in its own words; hours may be those of a place.
  const isOfPlaces = /^(?:hours \(|address$)/.test(about);
  // Items of different lists may have one name: each is described in its own way.
  const mayBeMany = isOfPlaces || about.startsWith('"');
  const known = ranked.filter(
    (each) => each === first || (isApiStatement(each) && (mayBeMany || isConsistent(first, each))),
  );
  const different = others.filter((other) => !known.some((each) => isConsistent(each, other)));
  const [one] = different;
  // If all others agree against the first, the first is the odd one.
  if (
    one &&
    others.length > 1 &&
    different.length === others.length &&
    others.every(({ value }) => value === one.value)
  )
    return [{ about, one, other: first, more: 0 }];
  return byValue(
    about,
    different.map((other) => ({ one: first, other })),
  );
}

type Pair = Pick<Disagreement, 'one' | 'other'>;

/** One disagreement for each wrong value: the first place that has it, and how many more. */
function byValue(about: string, pairs: readonly Pair[]): Disagreement[] {
  return [...grouped(pairs, ({ other }) => other.value).values()].flatMap(([first, ...more]) =>
    first ? [{ about: about.replace(/^any /, ''), ...first, more: more.length }] : [],
  );
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A document of the API and the example of it that the description holds: the same, member by member. */
function compareExamples(group: readonly DocumentStatement[]): Disagreement[] {
  const [one, ...others] = group.toSorted(
    (a, b) => Number(a.shown !== 'the document') - Number(b.shown !== 'the document'),
  );
  if (one?.shown !== 'the document') return [];
  return others.flatMap((other) => {
    const difference = differenceOf(parseJson(one.value), parseJson(other.value), '');
    if (difference === undefined) return [];
    const [pointer, a, b] = difference;
    const said = (answer: DocumentStatement, value: unknown): DocumentStatement => ({
      ...answer,
      where: answer.where + pointer,
      shown: value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120),
    });
    return [{ about: `${one.path}${pointer}`, one: said(one, a), other: said(other, b), more: 0 }];
  });
}

/** The first place at which an example differs: its lists may end sooner, and texts that are cut end in `…`. */
function differenceOf(a: unknown, b: unknown, pointer: string): readonly [string, unknown, unknown] | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a === 'string' && typeof b === 'string' && b.endsWith('…') && a.startsWith(b.slice(0, -1)))
    return undefined;
  const areLists = Array.isArray(a) && Array.isArray(b);
  if (!areLists && !(isObject(a) && isObject(b))) return [pointer, a, b];
  const [one, other] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  const names = areLists ? Object.keys(other) : new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    const found = differenceOf(one[name], other[name], `${pointer}/${name}`);
    if (found) return found;
  }
  return undefined;
}

/** Whether an answer says what the API says, in the form of its topic. */
function isConsistent(api: DocumentStatement, other: DocumentStatement): boolean {
  if (api.value === other.value) return true;
  const { about } = api;
  // A text that is read as Markdown loses the marks of a name.
  if (about === 'legal name') return toLetters(api.value) === toLetters(other.value);
  // Registers write a number with letters that its value does not need: NIC199999.
  if (about.startsWith('number: '))
    return new RegExp(`^\\p{L}*${escaped(toLetters(api.value))}$`, 'u').test(toLetters(other.value));
  if (about === 'address' || about.startsWith('address of ')) return isAddress(api.value, other.value);
  // England and Wales (United Kingdom)
  if (about.startsWith('jurisdiction')) return other.value.replace(/\s*[（(][^（(]*$/, '') === api.value;
  if (about.startsWith('points of a request')) return !overlap(api.value, other.value);
  return false;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

interface Address {
  readonly parts: readonly string[];
  readonly locality?: string;
  readonly country?: string;
  readonly jurisdiction?: string;
  /** The country as the language of the document calls it. */
  readonly countryName?: string;
}

function read(value: string): Address | undefined {
  const parsed = value.startsWith('{') ? parseJson(value.slice(1)) : undefined;
  return isObject(parsed) ? (parsed as unknown as Address) : undefined;
}

/**
 * An address in one line holds each part of the one in the API and its country, and nothing else; a seat holds the town,
 * with the country or the jurisdiction.
 */
function isAddress(api: string, other: string): boolean {
  const address = read(api);
  if (!address) return false;
  const { parts, locality = '', country = '', jurisdiction = '', countryName = '' } = address;
  const structured = read(other);
  if (structured)
    return toLetters(structured.parts.join('')) === toLetters(parts.join('')) && structured.country === country;
  const countries = new Set(['', toLetters(jurisdiction), toLetters(countryName), country]);
  const isMadeOf = (pieces: readonly string[]): boolean => {
    let rest = toLetters(other);
    for (const piece of pieces.map(toLetters).sort((a, b) => b.length - a.length)) {
      if (!rest.includes(piece)) return false;
      rest = rest.replace(piece, '');
    }
    return countries.has(rest);
  };
  return isMadeOf(parts) || isMadeOf([locality]);
}

/** Lists that share some of their names, but not all, are meant to be the same list. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [one, other].map((each) => new Set(parseJson(each) as string[]));
  return [...(a ?? [])].some((name) => b?.has(name));
}

/**
 * Answers that contradict a complete list of the API: mailboxes, telephones, topics, names. A telephone that
 * an editor writes counts where it is almost one of them: it may be that of somebody else.
 */
function findUnlistedStatements(
  about: string,
  group: readonly DocumentStatement[],
  groups: StatementsByTopic,
): { one: DocumentStatement; other: DocumentStatement }[] {
  const facts = factsOf(about, group, groups);
  const known = new Set(facts.map(({ value }) => value));
  return group.flatMap((other) => {
    if (known.has(other.value) || isApiStatement(other)) return [];
    const one = facts.find((fact) => contradicts(about, fact, other));
    return one ? [{ one, other }] : [];
  });
}

function factsOf(
  about: string,
  group: readonly DocumentStatement[],
  groups: StatementsByTopic,
): readonly DocumentStatement[] {
  const own = group.filter(isApiStatement);
  if (about !== 'any mailbox') return own;
  return [
    ...own,
    ...(groups.get('mailbox') ?? []),
    ...(groups.get('security contact') ?? [])
      .filter(({ value }) => value.startsWith('mailto:'))
      .map((each) => ({ ...each, value: each.value.slice(7).toLowerCase() })),
  ];
}

const placeholders = /^(?:you|your[\w.-]*|user|name|someone|somebody|jane[\w.]*|john[\w.]*|max[\w.]*)$/;

/** Whether a value can only be meant to be a fact, or to be one of them. */
function contradicts(about: string, { value: fact }: DocumentStatement, { value, isFree }: DocumentStatement): boolean {
  if (about.startsWith('any sentence on access')) return isReworded(value, fact);
  if (about === 'any mailbox') {
    const [name = '', domain = ''] = value.split('@');
    const [factName, factDomain = ''] = fact.split('@');
    if (domain === factDomain) return !placeholders.test(name);
    return name === factName && domain.replace(/\.[a-z]+$/, '') === factDomain.replace(/\.[a-z]+$/, '');
  }
  if (about === 'any telephone') return !isFree || isNearName(value, fact);
  if (about === 'any name with a legal form') {
    const [[base = '', form], [factBase = '', factForm]] = [value.split('|'), fact.split('|')];
    // Words before the name may begin with capitals too.
    const last = base.split(' ').slice(-factBase.split(' ').length).join(' ');
    return last === factBase ? form !== factForm : isNearName(last, factBase);
  }
  return true;
}

/** Whether most words of two texts are the same, but not all. */
function isReworded(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (!a || !b || Math.min(a.size, b.size) < 6) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= 0.7 * Math.max(a.size, b.size);
}

/** Two places that do not say the same of one thing. */
export interface Disagreement {
  readonly about: string;
  /** The place that is taken for right: most often one of the API. */
  readonly one: DocumentStatement;
  readonly other: DocumentStatement;
  /** How many further places say what the other says. */
  readonly more: number;
}

/** Answers by what they are about. */
type StatementsByTopic = ReadonlyMap<string, readonly DocumentStatement[]>;

/** Whether the API says it as a fact: in what editors wrote for it, it only occurs. */
export const isApiStatement = ({ path, isFree }: DocumentStatement): boolean =>
  !isFree && /\/api\/v1\/(?!openapi\.json)[^/]+$/.test(path);

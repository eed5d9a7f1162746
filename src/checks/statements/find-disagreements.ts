import { isObject, parseJson } from '../../core/type-guards.ts';
import { isConsistent } from './consistency.ts';
import { type Disagreement, isApiStatement } from './disagreement.ts';
import type { DocumentStatement } from './statement.ts';
import { findUnlistedStatements } from './unlisted-statements.ts';

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
  /^(?:number: |company number|hours of the week|authentication$|MCP|use by AI|version|origin|security|end of|any (?:mailbox|telephone|number|name|Creative|address)|mailbox|date|(?:address|digest|content) of |text of the licence|what crawlers|what the skill|working days)/;

/** Topics of which others only speak where the API does: what stands behind the same word may be something else. */
const needApi =
  /^(?:number: |hours|address|(?:mailbox|telephone|page) of the route|"|points of a request|licence|review of|response time|what a request|jurisdiction|date of (?:founding|incorporation)|working days|company number|trading name)/;

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

import { escapeRegExp } from '../../core/escape.ts';
import type { CountedList, OwnTerm } from '../facts/claimed-facts.ts';
import type { ProseFinding } from '../facts/fact.ts';
import type { ListName } from '../words/claims/table.ts';
import { compilePattern, wordSource } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf, rowPattern } from './claim-context.ts';
import { createItemFinder } from './item-names.ts';
import {
  type Counted,
  countedNoun,
  findCounted,
  findHedge,
  findTimeUnit,
  isBehind,
  isQuantityTrue,
  timeUnitIn,
} from './measures.ts';
import type { Quantity } from './quantities.ts';

/** How many work for us, and how many we have of each list: places, products, solutions. */
export function findCountClaims(look: ClaimUnitContext): ProseFinding[] {
  if (look.quantities.length + look.unit.references.length === 0) return [];
  if (look.isSoft || look.isPast || look.isOtherCalled) return [];
  const found = findWrongLists(look);
  return look.has('seeing') ? found : [...findStaffClaims(look), ...findListClaims(look), ...found];
}

function findStaffClaims(look: ClaimUnitContext): ProseFinding[] {
  const { staff } = look.facts;
  if (!staff || !isOurCount(look) || look.isOfPart || look.has('notStaff')) return [];
  const said = findEmployed(look);
  // A few are a part of us; `4 bakers and 7 sellers` are all of us.
  if (!said || said.value < staff.from / 2) return [];
  const all = look.quantities.reduce((sum, { value }) => sum + value, 0);
  const isTrue =
    [said.value, all].some((value) => staff.from <= value && value <= staff.to) ||
    [staff.from, staff.to].some((count) => isQuantityTrue(look, said, count));
  return isTrue ? [] : [findingOf(said.start, said.end, staff)];
}

/** A number of all who work for us: people count as such only where the text says that they work here. */
function findEmployed(look: ClaimUnitContext): Quantity | undefined {
  const { staff = '(?!)', people = '(?!)' } = look.words.rows;
  const nouns = `${staff}|${people}`;
  const isStated = look.has('works');
  const counted = findCounted(look, isStated ? nouns : staff);
  if (counted && (isStated || look.isRow || isLabel(look, counted) || isBehind(look, 'employs', counted.start)))
    return counted;
  const end = compilePattern(`^\\s*(?:$|[.,;:)]|${wordSource(`${nouns}|works?`, look.words.script)})`, 'iu');
  return look.quantities.find((each) => isBehind(look, 'team', each.start) && end.test(look.after(each.end)));
}

/** The nouns of a list in a language, the site's own too. */
const nounsOf = ({ words }: ClaimUnitContext, list: string, { nouns }: CountedList): string =>
  [words.rows[list as ListName] ?? [], ...nouns.map(escapeRegExp)].flat().join('|');

function findListClaims(look: ClaimUnitContext): ProseFinding[] {
  const said = [...look.facts.counts].flatMap(([list, fact]) => {
    const nouns = nounsOf(look, list, fact);
    const counted = nouns === '' ? undefined : findCounted(look, nouns);
    const isSaid =
      counted &&
      counted.value > 1 &&
      Number.isInteger(counted.value) &&
      !/^[人名]/.test(look.after(counted.end)) &&
      (isLabel(look, counted) || (isOurCount(look) && isBesideUs(look, counted)));
    return isSaid ? [{ counted, fact, isTrue: isQuantityTrue(look, counted, fact.count) }] : [];
  });
  // A noun may mean two lists.
  return said
    .filter(
      ({ counted, isTrue }) => !isTrue && !said.some((each) => each.isTrue && each.counted.start === counted.start),
    )
    .map(({ counted, fact }) => wrongCount(look, counted, fact));
}

/** Whether a text is nothing but a label and its number. */
const isLabel = ({ unit, text }: ClaimUnitContext, { start, end, nounEnd }: Counted): boolean =>
  !unit.isOfOthers &&
  nounEnd < end &&
  /^[.|)\s]*$/.test(text.slice(end)) &&
  text.slice(0, start).trim().split(/\s+/).length <= 4;

function wrongCount(look: ClaimUnitContext, counted: Counted, fact: CountedList): ProseFinding {
  const { text, words } = look;
  const { start, end, nounEnd } = counted;
  const said = text.slice(start, end);
  const isInWords = !/\d/.test(said);
  const reference = isInWords
    ? `${fact.reference?.replace(/^c/, /^\p{Lu}/u.test(said) ? 'C' : 'c')} in words`
    : fact.reference;
  return {
    ...findingOf(start, Math.max(end, nounEnd), fact),
    replaceEnd: end,
    // More than nine would be as wrong; and number words of other languages change with the noun.
    ...(/^(?:en|de)$/.test(words.code) && !findHedge(look, counted) && { write: { reference, text: fact.text } }),
  };
}

/** References to the count of another list: `{{count industries}} solutions`. */
function findWrongLists(look: ClaimUnitContext): ProseFinding[] {
  const { text, facts, unit, words } = look;
  return unit.references.flatMap(({ name, at }): ProseFinding[] => {
    const [, named, inWords = ''] = /^count ([\w-]+)( in words)?$/i.exec(name) ?? [];
    if (named === undefined) return [];
    const meant = [...facts.counts].flatMap(([list, fact]) => {
      const nouns = nounsOf(look, list, fact);
      const noun = nouns === '' ? null : countedNoun(nouns, words).exec(text.slice(at + 1));
      return noun ? [{ list, fact, noun: noun[0].trim() }] : [];
    });
    const [first] = meant;
    if (!first || meant.some(({ list }) => list === named || list === `facts ${named}`)) return [];
    const { fact, noun } = first;
    const write = { reference: `${fact.reference}${inWords}`, text: fact.text };
    return [{ start: at, end: at + 1, has: { ...fact, text: `${fact.text} for ${noun}` }, write }];
  });
}

/** Programs have sites and branches too: in a sentence we stand right before what we have, or right behind. */
function isBesideUs(look: ClaimUnitContext, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const { kind, isOwn } = look.unit;
  if (kind === 'alt' || kind === 'heading') return look.saysUs || look.isOursAround;
  if (isOwn || kind !== 'sentence' || look.words.script === 'joined') return true;
  const around = `${look.before(start, 50)} ${look.after(end, 40)}`;
  return ['we' as const, 'self' as const].some((row) => rowPattern(look.words, row).test(around)) || look.isNamed;
}

const isOurCount = (look: ClaimUnitContext): boolean =>
  (look.isOurs || (look.isRow && look.unit.heads.length <= 2)) && (!look.isOther || look.has('we'));

const finders = new WeakMap<readonly OwnTerm[], (text: string) => OwnTerm | undefined>();

/** The number of a fact module that a text speaks of. */
export function namedTerm(look: ClaimUnitContext): OwnTerm | undefined {
  const { terms } = look.facts;
  if (terms.length === 0) return undefined;
  const find = finders.get(terms) ?? createItemFinder(terms, ({ name }) => withoutUnits(look, name));
  finders.set(terms, find);
  return find(look.text) ?? find(look.asked);
}

/** Numbers that fact modules promise: years of warranty, weeks until delivery, machines. */
export function findTermClaims(look: ClaimUnitContext): ProseFinding[] {
  if (look.quantities.length === 0 || look.isSoft || look.isPast || look.isOther || look.has('answer')) return [];
  const term = namedTerm(look);
  if (!term) return [];
  const unit = timeUnitIn(look, term.name) ?? timeUnitIn(look, term.unit);
  const said = look.quantities.find((each) => {
    const own = findTimeUnit(look, each)?.unit;
    if (unit !== undefined) return own === unit || (own === 'day' && unit === 'workingDay');
    return own === undefined ? isBeside(look, each.end, term) : term.unit === '' && own !== 'hour' && own !== 'minute';
  });
  return said && !isQuantityTrue(look, said, term.value) ? [findingOf(said.start, said.end, term)] : [];
}

/** A name without the words of time in it: `Turnaround, in working days`. */
const withoutUnits = ({ words }: ClaimUnitContext, name: string): string =>
  (['workingDay', 'day', 'week', 'year'] as const).reduce(
    (rest, unit) => rest.replace(rowPattern(words, unit, 'giu'), ' '),
    name,
  );

/** Whether the noun of a fact stands behind a number. */
function isBeside(look: ClaimUnitContext, end: number, { name, unit }: OwnTerm): boolean {
  const after = look.after(end, 30).toLowerCase();
  if (unit !== '' && after.trimStart().startsWith(unit.toLowerCase())) return true;
  const [first = ''] = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return first !== '' && after.trimStart().startsWith(first.slice(0, Math.max(4, first.length - 2)));
}

import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import { placeholderMarks } from '../read/flat-text.ts';
import type { ClaimWords } from '../words/claims/table.ts';
import { compilePattern, wordSource } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf, rowPattern } from './claim-context.ts';
import { isQuantityTrue } from './measures.ts';
import type { Quantity } from './quantities.ts';

interface SaidDate {
  /** Written with its own precision: `1968`, `1968-04`, `1968-04-02`. */
  readonly iso: string;
  readonly start: number;
  readonly end: number;
}

/** Dates as precise as they are written, in digits, with the name of a month, or in years of an era. */
export function findDates(text: string, { months, eras = {} }: Pick<ClaimWords, 'months' | 'eras'>): SaidDate[] {
  const name = months.map((each) => `${each}|${each.slice(0, 3)}\\.?`).join('|');
  const day = (group: string) => `(?<${group}>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?`;
  const source = [
    `(?:(?<era>${Object.keys(eras).join('|') || '(?!)'})(?<n>\\d{1,2}|元)年|(?<!\\d|\\d[.,])(?<y1>\\d{4})年)(?:(?<m1>\\d{1,2})月(?:(?<d1>\\d{1,2})日)?)?`,
    `(?<![\\p{L}\\p{N}.,:/-])(?:(?<y2>\\d{4})-(?<m2>\\d\\d)(?:-(?<d2>\\d\\d))?|(?<d3>\\d{1,2})\\.(?<m3>\\d{1,2})\\.(?<y3>\\d{4})|(?:${day('d4')}\\s+(?:of |de |d')?)?(?<month>${name})(?![\\p{L}])(?:\\s+${day('d5')},?)?,?\\s+(?:of |de |del |do )?(?<y4>\\d{4})|(?<y5>(?:1[5-9]|20)\\d\\d))(?![\\p{L}\\p{N}]|[/.,]\\d|-\\d\\d(?!\\d))`,
  ].join('|');
  return [...text.matchAll(compilePattern(source, 'giu'))].map((match) => {
    const { era, n, month, ...parts } = match.groups ?? {};
    const first = (part: string) =>
      Object.entries(parts).find(([key, said]) => key.startsWith(part) && said !== undefined)?.[1];
    const year = era === undefined ? first('y') : String((eras[era] ?? 0) + (n === '元' ? 1 : Number(n)));
    const named = months.findIndex((each) => each.startsWith((month ?? '-').toLowerCase().slice(0, 3))) + 1;
    const iso = [year, month === undefined ? first('m') : String(named), first('d')];
    return {
      iso: iso
        .filter((part) => part !== undefined)
        .map((part) => part.padStart(2, '0'))
        .join('-'),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Whether a product is spoken of, which is younger than we are. */
const namesProduct = ({ facts, text }: ClaimUnitContext): boolean =>
  [...facts.offers, ...facts.freeProducts].some(({ name }) => text.includes(name));

/** Whether we founded something else: a trust, eine Stiftung. */
function isOfAnother({ text, words }: ClaimUnitContext, verb: RegExpExecArray): boolean {
  const { we, ownNoun } = words.rows;
  const any = 'an?|eine?[nrm]?|une?|un[ao]|uma?|een';
  const article = ownNoun === undefined ? any : `${any}|the|our|unsere[nrms]?`;
  const thing = `(?:${article}) (?!(?:(?:own|family|eigene[ns]?) )?(?:${ownNoun ?? '(?!)'})(?!\\p{L}))\\p{L}+`;
  const [before, behind] = [text.slice(0, verb.index), text.slice(verb.index + verb[0].length)];
  const isBehind = compilePattern(`^(?: (?:in )?\\d{4})?(?: (?:${we}))? ${thing}`, 'iu').test(behind);
  const isBefore = compilePattern(`(?<!\\p{L})(?:${we})(?: \\p{L}+| \\d{4})* ${thing}(?: \\p{L}+)? $`, 'iu').test(
    before,
  );
  // `une fondation`: the word itself is what was founded.
  const isThing = compilePattern(`(?<!\\p{L})(?:${any}) $`, 'iu').test(before);
  return isThing || isBehind || (isBefore && !/(?<!\p{L})(?:wurden?|werde?n?|als|as) /iu.test(before));
}

/** Whether we speak of ourselves, and of no part, product or person. */
const isOfUsAlone = (look: ClaimUnitContext): boolean =>
  !(look.isOther || look.isOfPart || namesProduct(look) || look.isPersonNamed || look.has('person')) &&
  (look.isOurs || look.isRow);

function speaksOfFounding(look: ClaimUnitContext): boolean {
  const { kind, isOwn } = look.unit;
  const isShort = isOwn || kind === 'alt' || kind === 'heading';
  const isSaid = look.hasAny('founded', 'incorporated') || (isShort && look.hasAny('since', 'anniversary'));
  return Boolean(isSaid && (isShort || !look.isSoft)) && isOfUsAlone(look);
}

/** The one of our two days that a text names. */
function namedDay(look: ClaimUnitContext): ContentFact | undefined {
  if (look.has('incorporated')) return look.facts.incorporated;
  return look.has('founded') && !look.has('since') ? look.facts.founded : undefined;
}

/** When we were founded and registered, and since when we work. */
export function findFoundingClaims(look: ClaimUnitContext): ProseFinding[] {
  const { facts } = look;
  if (!speaksOfFounding(look)) return [];
  const verb = look.find('incorporated') ?? look.find('founded') ?? look.find('since') ?? look.find('anniversary');
  if (!verb || isOfAnother(look, verb)) return [];
  const distance = ({ start }: SaidDate) => Math.abs(start - verb.index);
  const [said] = findDates(look.text, look.words).sort((a, b) => distance(a) - distance(b));
  const named = namedDay(look);
  const judged = named ? [named] : [facts.founded, facts.incorporated].filter((fact) => fact !== undefined);
  const [fact] = judged;
  if (!said || !fact || distance(said) > 60) return [];
  if (judged.some(({ text }) => text.startsWith(said.iso) || said.iso.startsWith(text))) return [];
  // Since a later year we do this or that; since an earlier one we do nothing.
  if (!named && !look.has('anniversary') && said.iso.slice(0, 4) > fact.text.slice(0, 4)) return [];
  const text = [fact.text, fact.text.slice(0, 4)].find(({ length }) => length === said.iso.length);
  return [findingOf(said.start, said.end, fact, text)];
}

/** How old we are: years behind `for` and `since`, or before `old` and `of experience`; anniversaries. */
export function findAgeClaims(look: ClaimUnitContext): ProseFinding[] {
  const { facts, words, unit, today } = look;
  const own = [facts.founded, facts.incorporated].filter((fact) => fact !== undefined);
  const [fact] = own;
  if (
    !fact ||
    look.quantities.length === 0 ||
    look.isSoft ||
    look.hasAny('noAge', 'person') ||
    look.isOther ||
    look.isOfPart ||
    look.isPersonNamed
  )
    return [];
  const ages = own.flatMap(({ text: day }) => {
    const age = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
    return today.slice(5) < day.slice(5, 10) || day.length === 4 ? [age, age - 1] : [age];
  });
  return look.quantities.flatMap((each): ProseFinding[] => {
    const said = ageRange(look, each);
    if (!said) return [];
    const { start, end, isDuration } = said;
    const clause = look.text.slice(
      Math.max(look.text.lastIndexOf(',', start), look.text.lastIndexOf(';', start)) + 1,
      end + 24,
    );
    const isOfUs =
      unit.kind === 'sentence' ? saysUs(look, clause) : look.saysUs || look.has('self') || look.isOursAround;
    const isDecades = rowPattern(words, 'decade').test(look.text.slice(start, end));
    const value = each.value * (isDecades ? 10 : 1);
    const isTrue = ages.some(
      (age) => isQuantityTrue(look, { ...each, value }, age) || (isDecades && Math.floor(age / 10) === each.value),
    );
    // For fewer years we do this or that.
    const isLess = isDuration && ages.some((age) => value < age);
    return isTrue || isLess || value < 2 || !isOfUs ? [] : [findingOf(start, end, fact)];
  });
}

const saysUs = ({ words, prepared }: ClaimUnitContext, text: string): boolean =>
  (['we', 'self'] as const).some((row) => rowPattern(words, row).test(text)) ||
  text.includes(placeholderMarks.own) ||
  prepared.ownName.test(text);

interface SaidAge {
  readonly start: number;
  readonly end: number;
  /** Whether it may be the age of something that we do. */
  readonly isDuration: boolean;
}

/** The range of an age: its number with the words that make it one. */
function ageRange(look: ClaimUnitContext, { start, end }: Quantity): SaidAge | undefined {
  const { rows, script } = look.words;
  const source = (row: string | undefined) => wordSource(row ?? '(?!)', script);
  const age = compilePattern(`^(?:st|nd|rd|th|\\.)?[- ]?${source(rows.age)}`, 'iu').exec(look.after(end, 48));
  if (age) return { start, end: end + age[0].length, isDuration: false };
  const years = compilePattern(`^[- ]${source(`${rows.year}|${rows.decade}`)}`, 'iu').exec(look.after(end));
  const lead = compilePattern(`${source(rows.lasting)} (?:\\p{L}+ ){0,2}$`, 'iu').exec(look.before(start, 40));
  return years && lead ? { start: start - lead[0].length, end: end + years[0].length, isDuration: true } : undefined;
}

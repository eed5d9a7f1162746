import type { ClaimRow, ClaimWords } from '../words/claims/table.ts';
import { compilePattern, wordSource } from '../words/pattern.ts';
import type { ClaimUnitContext } from './claim-context.ts';
import type { Quantity } from './quantities.ts';

const hedges = ['more', 'least', 'most', 'less', 'about'] as const;

/** The words before a number that make it an inequality: more than, up to, about. */
export function findHedge(look: ClaimUnitContext, { start, end }: Quantity): (typeof hedges)[number] | undefined {
  const { words } = look;
  const isOpen =
    words.script === 'unspaced' && /^[^、。]{0,3}(?:以上|超|余り|ほど|前後|を超え|を上回|強)/.test(look.after(end, 9));
  const before = look.before(start, 28);
  const stands = (row: ClaimRow) =>
    compilePattern(`${wordSource(words.rows[row] ?? '(?!)', words.script)}\\s*(?:\\p{L}{1,3} )?$`, 'iu').test(before);
  return isOpen ? 'more' : hedges.find(stands);
}

/** Whether a number with the words before it (more than, up to, about) holds for a fact. */
export function isQuantityTrue(look: ClaimUnitContext, said: Quantity, fact: number): boolean {
  const { value, start } = said;
  const hedge = findHedge(look, said);
  if (hedge === 'more') return fact > value && fact <= value * 1.6;
  if (hedge === 'less') return fact < value;
  if (fact === value) return true;
  if (hedge === 'least') return fact >= value;
  if (hedge === 'most') return fact <= value;
  // `between 60 and 70`, `60-70`
  const [from] = look.quantities.filter((each) => each.end < start && start - each.end < 12 && each.value <= fact);
  const joint = compilePattern(`^(?:名|人)?\\s*(?:${look.words.rows.range ?? '-'})\\s*$`, 'iu');
  if (from && fact <= value && joint.test(look.text.slice(from.end, start))) return true;
  return hedge === 'about' && value % 5 === 0 && Math.abs(fact - value) <= Math.max(1, fact * 0.15);
}

/** Units of time, longest first: a working day is a day too. */
const units = ['workingDay', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** The unit of time right behind a number, and where its word ends. */
export function findTimeUnit(
  look: ClaimUnitContext,
  { end }: Quantity,
): { unit: (typeof units)[number]; end: number } | undefined {
  const after = look.after(end, 30);
  for (const unit of units) {
    const word = wordBehind(look, after, unit);
    if (word) return { unit, end: end + word[0].length };
  }
  return undefined;
}

/** The unit of time that a text holds, such as the name of a fact. */
export const timeUnitIn = (look: ClaimUnitContext, text: string): (typeof units)[number] | undefined =>
  units.find((unit) => compilePattern(wordSource(look.words.rows[unit] ?? '(?!)', look.words.script), 'iu').test(text));

const wordBehind = ({ words }: ClaimUnitContext, after: string, row: ClaimRow): RegExpExecArray | null =>
  compilePattern(
    `^[ -]{0,2}${wordSource(words.rows[row] ?? '(?!)', words.script).replace(/^\(\?<!\[\\p\{L\}\\p\{N\}\]\)/, '')}`,
    'iu',
  ).exec(after);

/** Whether it counts a part: twelve of them, half of the twelve. */
const isPart = (look: ClaimUnitContext, start: number, end: number): boolean =>
  compilePattern(wordSource(look.words.rows.part ?? '(?!)', look.words.script), 'iu').test(
    `${look.before(start, 12)} # ${look.after(end, 26)}`,
  ) ||
  compilePattern(`${wordSource(look.words.rows.notAll ?? '(?!)', look.words.script)}\\s*$`, 'iu').test(
    look.before(start),
  );

/** Whether words of a row stand right before an offset: a hedge and a short word may stand between. */
export const isBehind = (look: ClaimUnitContext, row: ClaimRow, at: number): boolean =>
  compilePattern(
    `${wordSource(look.words.rows[row] ?? '(?!)', look.words.script)}\\s*(?:(?:${hedges.map((hedge) => look.words.rows[hedge]).join('|')}) )?(?:\\p{L}{1,4} )?$`,
    'iu',
  ).test(look.before(at, 50));

/** A number that counts something, and where the noun ends. */
export interface Counted extends Quantity {
  readonly nounEnd: number;
}

/** The noun behind a number, with two words between at most. */
export function countedNoun(nouns: string, { script }: ClaimWords): RegExp {
  const between =
    script === 'unspaced'
      ? '(?:名|人)?[^、。\\d]{0,5}'
      : "(?:[ -](?!(?:and|or|und|et|y|e|i|en|of|von|unserer|der|de|di|dei|delle|du|des|van|z|ze|من|in|im|for|für|with|mit|at|on|from) )[\\p{L}-]+){0,2}?[ -]+(?:de |d')?";
  return compilePattern(`^${between}${wordSource(nouns, script)}`, 'iu');
}

/** The number that counts nouns: before the noun, or behind it and a colon. */
export function findCounted(look: ClaimUnitContext, nouns = '(?!)'): Counted | undefined {
  const { words, text } = look;
  const source = wordSource(nouns, words.script);
  if (!compilePattern(source, 'iu').test(text)) return undefined;
  const behind = countedNoun(nouns, words);
  const joint = words.script === 'unspaced' ? '(?:数|[:：|は=])?' : '[^\\d.,;:|]{0,14}[:：|=(–]';
  const label = compilePattern(`${source}${joint}\\s*(?:\\|\\s*)?(?:\\p{L}+ )?$`, 'iu');
  for (const said of look.quantities) {
    const { value, start, end } = said;
    if (value >= 1900 && value <= 2100 && /^\d+$/.test(text.slice(start, end))) continue;
    if (isPart(look, start, end)) continue;
    const after = look.after(end, 60);
    const noun = behind.exec(after);
    if (noun) return { ...said, nounEnd: end + noun[0].length };
    const isLabelled =
      label.test(look.before(start, 60)) && (words.script === 'unspaced' || !/^\s*[\p{L}%]/u.test(after));
    if (isLabelled) return { ...said, nounEnd: start };
  }
  return undefined;
}

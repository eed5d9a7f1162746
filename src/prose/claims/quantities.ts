import { parseAmount } from '../facts/offers.ts';
import type { ClaimWords } from '../words/claims/table.ts';
import { compilePattern, keepByLanguage } from '../words/pattern.ts';

/** A number of a text, in digits or words. */
export interface Quantity {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const digits =
  "\\d{1,3}(?:[.,'\u2019 ]\\d{3})+(?![\\d])(?:[.,](?:\\d{2}(?!\\d)|-+|–))?|\\d+(?:[.,](?:\\d{1,2}(?!\\d)|-+|–))?";
const large: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 億: 100_000_000 };

/** The number words of a language with their values, and the pattern of numbers in digits or in a run of them. */
const numberWords = keepByLanguage(({ numbers, and, script }) => {
  const values = new Map(
    numbers.split(/, */).map((pair): [string, number] => {
      const at = pair.lastIndexOf(' ');
      return [pair.slice(0, at), Number(pair.slice(at + 1))];
    }),
  );
  const one = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
  const joint = script === 'unspaced' ? '' : `[ -]?(?:(?:${and})[ -]?)?`;
  const edge = script === 'unspaced' ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const source = `${edge[0]}${script === 'joined' ? `(?:${and}|ب|ل|ال)?` : ''}(?:${one})(?:${joint}(?:${one}))*${edge[1]}`;
  const sought = compilePattern(
    `(?<![A-Za-z第\\p{N}.,/:–-])(?<digits>${digits})(?<large>[十百千万億](?:\\d+[十百千万])?)?(?![\\p{N}/:]|[.,]\\d)|(?<said>${source})`,
    'giu',
  );
  return { values, sought };
});

/** Every number of a text. Words that are an article far more often than a number are none: one. */
export function findQuantities(text: string, words: ClaimWords): Quantity[] {
  return [...text.matchAll(numberWords(words).sought)].flatMap((match): Quantity[] => {
    const { digits: written, large: group = '', said = '' } = match.groups ?? {};
    const value =
      written === undefined ? valueOfWords(said, words) : (parseAmount(written) ?? -1) * scale(group) + rest(group);
    const isNumber = value !== undefined && value >= 0 && (written !== undefined || value > 1);
    return isNumber ? [{ value, start: match.index, end: match.index + match[0].length }] : [];
  });
}

const scale = (group: string): number => large[group.charAt(0)] ?? 1;

/** `8千` of `12万8千`. */
const rest = (group: string): number =>
  group.length > 1 ? Number.parseInt(group.slice(1), 10) * (large[group.slice(-1)] ?? 1) : 0;

/** Value of number words: what is below a hundred adds up, hundred and thousand multiply what stands before. */
function valueOfWords(said: string, words: ClaimWords): number | undefined {
  const { values } = numberWords(words);
  const names = [...values.keys()].sort((a, b) => b.length - a.length);
  const pieces = said.toLowerCase().match(compilePattern(names.join('|'), 'gu'));
  if (!pieces) return undefined;
  let [total, section, digit] = [0, 0, 0];
  for (const piece of pieces) {
    const value = values.get(piece) ?? 0;
    const isFactor =
      value === 100 || value === 1000 || value >= 10_000 || (value === 10 && words.script === 'unspaced');
    if (!isFactor) digit += value;
    else if (value < 1000 || (value === 1000 && words.script === 'unspaced')) {
      section += (digit || 1) * value;
      digit = 0;
    } else {
      total += (section + digit || 1) * value;
      [section, digit] = [0, 0];
    }
  }
  return total + section + digit;
}

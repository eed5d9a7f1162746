import { findUniqueCorrection } from './did-you-mean.ts';

/** First letters of the months in the languages of Gazette, by month. */
const monthWords: readonly RegExp[] = [
  /^(?:jan|jän|ene|gen|sty)/,
  /^(?:feb|fév|fev|lut)/,
  /^(?:mar|mär|mrt|maa)/,
  /^(?:apr|avr|abr|kwi)/,
  /^(?:may|mai|mei|mag|maj)/,
  /^(?:jun|juin|giu|cze)/,
  /^(?:jul|juil|lug|lip)/,
  /^(?:aug|aoû|ago|sie)/,
  /^(?:sep|set|wrz)/,
  /^(?:oct|okt|out|ott|paź)/,
  /^(?:nov|lis)/,
  /^(?:dec|déc|dez|dic|gru)/,
];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date as `YYYY-MM-DD`, from the ways in which people write dates that leave no doubt: `2026-1-5`, `2026/01/05`,
 * `21.11.2026`, `21/11/2026`, `11/21/2026`, `21 November 2026`, `Nov 21, 2026`. `05/06/2026` could be two dates: then,
 * and for days that do not exist, undefined.
 */
export function parseUnambiguousDate(text: string): string | undefined {
  const trimmed = text
    .trim()
    .normalize('NFKC')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/^(\d{4})年(\d{1,2})月(\d{1,2})日$/, '$1-$2-$3');
  const numbers = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})$/.exec(trimmed);
  if (numbers) return fromNumbers(numbers[1]!, numbers[2]!, numbers[3]!, numbers[4]!);
  const [, day, name, year] =
    /^(\d{1,2})(?:st|nd|rd|th|er|\.|º)? (?:de )?(\p{L}{3,12})\.?,?(?: de)? (\d{4})$/u.exec(trimmed) ?? [];
  if (day !== undefined) return valid(year!, monthOf(name!), day);
  const [, word, dayAfter, yearAfter] = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(trimmed) ?? [];
  return word === undefined ? undefined : valid(yearAfter!, monthOf(word), dayAfter!);
}

/** A month as `YYYY-MM`, from `04/2019`, `4.2019` and `April 2019`; undefined for anything else. */
export function parseUnambiguousMonth(text: string): string | undefined {
  const [, word, year] = /^(\d{1,2}(?=[/.])|\p{L}{3,12})(?:[/.]|\.? (?:de )?)(\d{4})$/u.exec(text.trim()) ?? [];
  const month = word === undefined || /^\d/.test(word) ? word : monthOf(word);
  return month === undefined || year === undefined ? undefined : valid(year, month, '1')?.slice(0, 7);
}

function fromNumbers(first: string, separator: string, second: string, third: string): string | undefined {
  if (first.length === 4) return third.length > 2 ? undefined : valid(first, second, third);
  if (third.length !== 4 || first.length > 2) return undefined;
  // Full stops put the day first in all countries that use them.
  if (separator === '.' || first === second) return valid(third, second, first);
  const dayFirst = valid(third, second, first);
  const monthFirst = valid(third, first, second);
  return dayFirst && monthFirst ? undefined : (dayFirst ?? monthFirst);
}

function monthOf(name: string): string {
  const full = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'];
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  const names = [...full, 'november', 'december'];
  if (names[index]?.startsWith(name.toLowerCase()) || name.toLowerCase() === 'sept') return String(index + 1);
  const english = names.indexOf(findUniqueCorrection(name, names) ?? '') + 1;
  return String(english || monthWords.findIndex((word) => word.test(name.toLowerCase())) + 1);
}

function valid(year: string, month: string, day: string): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (y < 1600 || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  return date.toISOString().slice(0, 10);
}

import { findUniqueCorrection } from './did-you-mean.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date as `YYYY-MM-DD`, from the ways in which people write dates that leave no doubt: `2026-1-5`, `2026/01/05`,
 * `21.11.2026`, `21/11/2026`, `11/21/2026`, `21 November 2026`, `Nov 21, 2026`. `05/06/2026` could be two dates: then,
 * and for days that do not exist, undefined.
 */
export function parseUnambiguousDate(text: string): string | undefined {
  const trimmed = text.trim();
  const numbers = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})$/.exec(trimmed);
  if (numbers) return fromNumbers(numbers[1]!, numbers[2]!, numbers[3]!, numbers[4]!);
  const [, day, name, year] = /^(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]{3,9})\.?,? (\d{4})$/.exec(trimmed) ?? [];
  if (day !== undefined) return valid(year!, monthOf(name!), day);
  const [, word, dayAfter, yearAfter] = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(trimmed) ?? [];
  return word === undefined ? undefined : valid(yearAfter!, monthOf(word), dayAfter!);
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
  return String(names.indexOf(findUniqueCorrection(name, names) ?? '') + 1);
}

function valid(year: string, month: string, day: string): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (y < 1600 || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  return date.toISOString().slice(0, 10);
}

import { findNearestName, findUniqueCorrection, formatDidYouMean } from '../../core/did-you-mean.ts';
import { weekdays } from '../../core/weekdays.ts';
import type { Mistake } from '../mistake.ts';
import { quoteText } from '../mistake.ts';
import type { HoursMistake } from './model.ts';

/** How the days are written in English, in lower case, Monday first. */
const spellings: readonly (readonly string[])[] = [
  ['monday', 'mon', 'mo'],
  ['tuesday', 'tues', 'tue', 'tu'],
  ['wednesday', 'weds', 'wed', 'we'],
  ['thursday', 'thurs', 'thur', 'thu', 'th'],
  ['friday', 'fri', 'fr'],
  ['saturday', 'sat', 'sa'],
  ['sunday', 'sun', 'su'],
];
const indexes = new Map(spellings.flatMap((names, index) => names.map((name) => [name, index] as const)));

const range = /^([a-z]+)\.?\s*(?:\p{Pd}|\u2212|\bto\b|\bthrough\b|\bthru\b)\s*([a-z]+)\.?$/u;
const everyDay = /^(?:daily|every ?day|all days)$/;
/** Days that differ from country to country. */
const byCountry = /^(?:(?:week|working|work|business) ?days?|week-?ends?)$/;

/**
 * Reads a day or a range of days in English, such as `Monday`, `Mon-Fri`, `Saturday to Monday`, `daily`. Takes the text
 * and its place in the value; returns the days as indices (Monday is 0) in the order written, or what is wrong.
 */
export function parseDays(text: string, path: readonly (string | number)[]): readonly number[] | Mistake<HoursMistake> {
  const written = text.normalize('NFKC').trim().toLowerCase();
  if (everyDay.test(written)) return weekdays.map((_, index) => index);
  const one = indexes.get(written.replace(/\.$/, ''));
  if (one !== undefined) return [one];
  const [, first, last] = range.exec(written) ?? [];
  const [from, to] = [indexes.get(first ?? ''), indexes.get(last ?? '')];
  // A range may go over the end of the week; from a day to itself is a slip.
  if (from !== undefined && to !== undefined && from !== to)
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7);
  return {
    kind: 'day-unknown',
    path,
    expected: 'a day such as Monday, or days in a row such as Monday-Friday',
    found: quoteText(text),
    ...meantBy(written),
  };
}

/** `Wendesday`, `Mon-Firday`: where each name can only be a slip for one day. */
function meantBy(written: string): { readonly hint?: string; readonly meant?: string } {
  const parts = range.exec(written)?.slice(1) ?? [written];
  const days = parts.map((part) => weekdays[indexes.get(part) ?? -1] ?? findUniqueCorrection(part, weekdays));
  if (days.some((day) => day === undefined) || new Set(days).size < days.length) return hintFor(written);
  const meant = days.join('-');
  return { hint: formatDidYouMean(meant), meant };
}

function hintFor(written: string): { readonly hint?: string } {
  if (byCountry.test(written)) return { hint: 'Which days these are differs from country to country: Monday-Friday.' };
  if (/[,;/&]|\band\b/.test(written)) return { hint: 'Write each day as an entry of its own.' };
  if (/holiday/.test(written)) return { hint: 'Write holidays as exceptions, with their dates.' };
  const near = findNearestName(written, weekdays);
  if (near !== undefined) return { hint: formatDidYouMean(near) };
  if (weekdays.some((day) => written.includes(day.toLowerCase()))) return {};
  return { hint: 'Days are named in English here; pages name them in the language of the site.' };
}

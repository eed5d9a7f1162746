import { type Weekday, weekdays } from '../../core/dates.ts';
import type { LanguageTable } from '../language-table.ts';
import { joinListWithCommas } from './lists.ts';
import { toNativeDigits } from './numbers.ts';

/** Precision of a date: with weekday, without it, month or year. */
type DatePrecision = 'full' | 'long' | 'month' | 'year';

/** Parts of an ISO date; anything else is a bug of the caller. */
interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Formats `2026-11-21`, `2026-11` or `2026` as precisely as given: `21 November 2026`, `November 2026`. Throws on
 * anything else. Put the ISO date beside it, in `datetime`.
 */
export function formatIsoDate(table: LanguageTable, iso: string, form = knownForm(iso)): string {
  return written(table, table.date[form], partsOf(iso));
}

/** The ISO date that formatIsoDate() writes as these words; undefined if there is none. */
export const findIsoDate = (table: LanguageTable, words: string): string | undefined =>
  candidatesIn(table, words).find((iso) => formatIsoDate(table, iso) === words);

/** The ISO day with whose words a text begins; undefined if there is none. */
export const findLeadingDay = (table: LanguageTable, text: string): string | undefined =>
  candidatesIn(table, text.slice(0, 50)).find((iso) => iso.length === 10 && text.startsWith(formatIsoDate(table, iso)));

/** ISO dates of the first year in the words. */
function candidatesIn(table: LanguageTable, words: string): string[] {
  const own = [...table.number.digits];
  const numbers = words.replace(/\p{Nd}/gu, (digit) => String(own.indexOf(digit) < 0 ? digit : own.indexOf(digit)));
  const year = /\d{4}/.exec(numbers)?.[0];
  if (year === undefined) return [];
  const two = (n: number | string) => String(n).padStart(2, '0');
  const days = ['1', ...(numbers.match(/\b\d{1,2}(?!\d)/g) ?? [])];
  const months = table.months.map((_, i) => `${year}-${two(i + 1)}`);
  return [year, ...months, ...months.flatMap((month) => days.map((day) => `${month}-${two(day)}`))];
}

/** A month is not its first day. */
const knownForm = (iso: string): DatePrecision => (iso.length === 4 ? 'year' : iso.length === 7 ? 'month' : 'long');

/** A range, as the language writes it. */
export function formatRange({ range: pattern }: LanguageTable, from: string, to: string): string {
  return pattern.replace('{0}', () => from).replace('{1}', () => to);
}

/** The range sign without spaces, for ends that hold no space. */
export function rangeDash({ range: pattern }: LanguageTable): string {
  return pattern.replace(/\{[01]\}|\s/g, '');
}

function partsOf(iso: string): Parts {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(iso) ?? [];
  if (year === undefined) throw new Error(`expected a date such as 2026-11-21, got ${iso}`);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** Fills a pattern (UTS #35, part 4). */
function written(table: LanguageTable, pattern: string, parts: Parts): string {
  const { year, month, day } = parts;
  const texts: Readonly<Record<string, string | undefined>> = {
    EEEE: table.days[weekday(parts)],
    MMMM: table.months[month - 1],
    LLLL: table.monthsAlone[month - 1],
    M: String(month),
    y: String(year),
  };
  const dayText = (field: string) => (day === 1 && table.date.first) || field.replace('d', String(day));
  const text = pattern.replace(/'([^']*)'|EEEE|MMMM|LLLL|M|y|d[.日]?/g, (field: string, quoted?: string) =>
    field.startsWith('d') ? dayText(field) : (quoted ?? texts[field] ?? ''),
  );
  return toNativeDigits(table, text);
}

/** Weekday: 0 is Monday. UTC, so that no time zone has a say. */
const weekday = ({ year, month, day }: Parts) => (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

/** Name of a weekday. */
export function weekdayName({ days }: LanguageTable, day: Weekday): string {
  return days[weekdays.indexOf(day)] ?? day;
}

/** Weekdays in the order of a region, from `first` (`Language.firstDay`). */
export function orderWeekdays(first: Weekday): Weekday[] {
  const at = weekdays.indexOf(first);
  return [...weekdays.slice(at), ...weekdays.slice(0, at)];
}

/**
 * Weekdays in order, three or more in a row as a range: `Monday–Friday, Sunday`. Nominative with a dash, because "from
 * … to …" inflects the names in many languages.
 */
export function formatWeekdays(table: LanguageTable, days: readonly Weekday[], first: Weekday = 'Monday'): string {
  const runs: Weekday[][] = [];
  const order = orderWeekdays(first);
  for (const [i, day] of order.entries()) {
    if (!days.includes(day)) continue;
    const before = order[i - 1];
    const run = runs.at(-1);
    if (run && before !== undefined && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  }
  const [start, end] = [runs[0], runs.at(-1)];
  // The end of the week may cut one run in two: Sunday to Thursday if weeks begin on Monday.
  const isCut = runs.length === 2 && start?.[0] === order[0] && end?.at(-1) === order[6];
  if (isCut && days.length > 2) runs.splice(0, 2, [...(end ?? []), ...(start ?? [])]);
  const names = runs.flatMap((run) =>
    run.length > 2 ? [between(table, run)] : run.map((day) => weekdayName(table, day)),
  );
  return joinListWithCommas(table, names);
}

function between(table: LanguageTable, run: readonly Weekday[]): string {
  const [from = '', to = ''] = [run[0], run.at(-1)].map((day) => day && weekdayName(table, day));
  // Names with a hyphen or space need spaces around the dash: "segunda-feira – sexta-feira".
  return /[-\s]/.test(from + to) ? formatRange(table, from, to) : `${from}${rangeDash(table)}${to}`;
}

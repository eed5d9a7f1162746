import { type Weekday, weekdays } from '../../core/weekdays.ts';
import type { LanguageTable } from '../language-table.ts';
import { formatRange, rangeDash } from './dates.ts';
import { joinListWithCommas } from './lists.ts';

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

import { homeCountry } from '../../content/home-country.ts';
import type { Site } from '../../content/site.ts';
import { labelBehind, withoutLabels } from '../../core/labels.ts';
import { weekdays } from '../../core/weekdays.ts';
import { dash } from '../../language/formats/dates.ts';
import { commaList } from '../../language/formats/lists.ts';
import { timeRange } from '../../language/formats/times.ts';
import { weekday, weekdayList } from '../../language/formats/weekdays.ts';
import { firstDayIn, type Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import type { Hours } from '../../values/hours/model.ts';
import { hoursOutline, type OutlineDays, type OutlineTimes } from '../../values/hours/outline.ts';

/**
 * A language with the week of the organisation's country, whatever readers speak (bare `ar` has no country of its own).
 * Without a country, the language's own week.
 */
export function weekAtHome(language: Language, { company }: Pick<Site, 'company'>): Language {
  const country = homeCountry(company);
  return country === undefined ? language : { ...language, firstDay: firstDayIn(withoutLabels(country)) };
}

/** Outline of hours in a language. */
export const outlineIn = ({ firstDay }: Language, hours: Hours) => hoursOutline(hours, firstDay);

/** Times of a day: `09:00–12:30, 13:30–18:00`, `Closed`; a label follows its end. */
export function timesIn(language: Language, times: OutlineTimes): string {
  if (times.kind === 'closed') return say(language, 'hours.closed');
  if (times.kind === 'all-day') return say(language, 'hours.always');
  const { table, clock } = language;
  const ranges = times.intervals.map(({ opens, closes }) => {
    const labels = [...new Set([opens, closes].map(labelBehind))].join('');
    return timeRange(table, withoutLabels(opens), withoutLabels(closes), clock) + labels;
  });
  return commaList(table, ranges);
}

/** `Monday–Friday: 09:00–18:00`. */
function dayIn(language: Language, { from, to, times }: OutlineDays): string {
  const { table } = language;
  const [first, last] = [weekday(table, from), weekday(table, to)];
  const isSpaced = /[-\s]/.test(first + last);
  const between = isSpaced ? ` ${dash(table)} ` : dash(table);
  const label = from === to ? first : `${first}${between}${last}`;
  return say(language, 'text.labelled', { label, value: timesIn(language, times) });
}

/**
 * The usual week in one text: `Monday–Friday, 09:00–18:00, Europe/London` if all open days are alike, else every day:
 * `Monday: 09:00–12:30, 13:30–18:00; … (Europe/Berlin)`.
 */
export function usualHoursIn(language: Language, hours: Hours): string {
  const { isAlways, days, timeZone } = outlineIn(language, hours);
  const [first, ...others] = days.filter(({ times }) => times.kind !== 'closed');
  if (first?.times.kind === 'intervals' && others.every(({ times }) => areAlike(times, first.times)))
    return commaList(language.table, [openDays(language, hours), timesIn(language, first.times), timeZone]);
  const text = isAlways
    ? say(language, 'hours.always')
    : days.map((day) => dayIn(language, day)).reduce((text, next) => say(language, 'text.next', { text, next }));
  return say(language, 'text.noted', { text, note: timeZone });
}

const areAlike = (one: OutlineTimes, other: OutlineTimes): boolean =>
  withoutLabels(JSON.stringify(one)) === withoutLabels(JSON.stringify(other));

/** Open days, with their labels. */
function openDays({ table, firstDay }: Language, { regular }: Hours): string {
  const labels = new Set(regular.flatMap((day) => day.map((interval) => interval.labels?.day ?? '')));
  const open = weekdays.filter((_, index) => (regular[index]?.length ?? 0) > 0);
  return weekdayList(table, open, firstDay) + [...labels].join('');
}

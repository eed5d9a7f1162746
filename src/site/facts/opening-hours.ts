import { homeCountry } from '../../content/home-country.ts';
import type { Site } from '../../content/site.ts';
import { weekdays } from '../../core/dates.ts';
import { findTrailingLabel, stripLabels } from '../../core/labels.ts';
import { formatWeekdays, rangeDash, weekdayName } from '../../language/formats/dates.ts';
import { joinListWithCommas } from '../../language/formats/lists.ts';
import { formatTimeRange } from '../../language/formats/times.ts';
import { firstDayOfWeek, type Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import { type OutlineDays, type OutlineTimes, toHoursOutline } from '../../values/hours/hours-outline.ts';
import type { Hours } from '../../values/hours/model.ts';

/**
 * A language with the week of the organisation's country, whatever readers speak (bare `ar` has no country of its own).
 * Without a country, the language's own week.
 */
export function withHomeWeek(language: Language, { company }: Pick<Site, 'company'>): Language {
  const country = homeCountry(company);
  return country === undefined ? language : { ...language, firstDay: firstDayOfWeek(stripLabels(country)) };
}

/** Outline of hours in a language. */
export const outlineHours = ({ firstDay }: Language, hours: Hours) => toHoursOutline(hours, firstDay);

/** Times of a day: `09:00–12:30, 13:30–18:00`, `Closed`; a label follows its end. */
export function formatTimes(language: Language, times: OutlineTimes): string {
  if (times.kind === 'closed') return translate(language, 'hours.closed');
  if (times.kind === 'all-day') return translate(language, 'hours.always');
  const { table, clock } = language;
  const ranges = times.intervals.map(({ opens, closes }) => {
    const labels = [...new Set([opens, closes].map(findTrailingLabel))].join('');
    return formatTimeRange(table, stripLabels(opens), stripLabels(closes), clock) + labels;
  });
  return joinListWithCommas(table, ranges);
}

/** `Monday–Friday: 09:00–18:00`. */
function dayIn(language: Language, { from, to, times }: OutlineDays): string {
  const { table } = language;
  const [first, last] = [weekdayName(table, from), weekdayName(table, to)];
  const isSpaced = /[-\s]/.test(first + last);
  const between = isSpaced ? ` ${rangeDash(table)} ` : rangeDash(table);
  const label = from === to ? first : `${first}${between}${last}`;
  return translate(language, 'text.labelled', { label, value: formatTimes(language, times) });
}

/** The usual week in one text, with the note; without open days the note alone, as "closed" would deny it. */
export function formatUsualHours(language: Language, hours: Hours): string {
  const { note } = hours;
  if (note === undefined) return formatWeek(language, hours);
  if (isNoteAlone(hours)) return note;
  return translate(language, 'text.next', { text: formatWeek(language, hours), next: note });
}

/** Whether a note is all that is said of the usual week. */
export const isNoteAlone = ({ note, regular }: Hours): boolean =>
  note !== undefined && regular.every((day) => day.length === 0);

/**
 * The usual week: `Monday–Friday, 09:00–18:00, Europe/London` if all open days are alike, else every day:
 * `Monday: 09:00–12:30, 13:30–18:00; … (Europe/Berlin)`.
 */
function formatWeek(language: Language, hours: Hours): string {
  const { isAlways, days, timeZone } = outlineHours(language, hours);
  const [first, ...others] = days.filter(({ times }) => times.kind !== 'closed');
  if (first?.times.kind === 'intervals' && others.every(({ times }) => areAlike(times, first.times)))
    return joinListWithCommas(language.table, [
      openDays(language, hours),
      formatTimes(language, first.times),
      timeZone,
    ]);
  // A note may open a day that has no times: by arrangement, in even weeks.
  const shown = hours.note === undefined ? days : days.filter(({ times }) => times.kind !== 'closed');
  const text = isAlways
    ? translate(language, 'hours.always')
    : shown.map((day) => dayIn(language, day)).reduce((text, next) => translate(language, 'text.next', { text, next }));
  return translate(language, 'text.noted', { text, note: timeZone });
}

const areAlike = (one: OutlineTimes, other: OutlineTimes): boolean =>
  stripLabels(JSON.stringify(one)) === stripLabels(JSON.stringify(other));

/** Open days, with their labels. */
function openDays({ table, firstDay }: Language, { regular }: Hours): string {
  const labels = new Set(regular.flatMap((day) => day.map((interval) => interval.labels?.day ?? '')));
  const open = weekdays.filter((_, index) => (regular[index]?.length ?? 0) > 0);
  return formatWeekdays(table, open, firstDay) + [...labels].join('');
}

import { labelBehind, withoutLabels } from '../../core/labels.ts';
import { dash } from '../../language/formats/dates.ts';
import { commaList } from '../../language/formats/lists.ts';
import { timeRange } from '../../language/formats/times.ts';
import { weekday, weekdayList } from '../../language/formats/weekdays.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import type { Hours } from '../../values/hours/model.ts';
import { asOneInterval } from '../../values/hours/office-hours.ts';
import { hoursOutline, type OutlineDays, type OutlineTimes } from '../../values/hours/outline.ts';

/** Words of hours in a language, from what there is to say of them. */
export const outlineIn = ({ firstDay }: Language, hours: Hours) => hoursOutline(hours, firstDay);

/** Times of a day: `09:00–12:30, 13:30–18:00`, `Closed`; a label stands behind the end that it is of. */
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
 * The usual week in one text: `Monday–Friday, 09:00–18:00, Europe/London` where one interval says it, otherwise each
 * day, closed ones too: `Monday: 09:00–12:30, 13:30–18:00; … (Europe/Berlin)`.
 */
export function usualHoursIn(language: Language, hours: Hours): string {
  const { table, clock, firstDay } = language;
  const one = asOneInterval({ ...hours, exceptions: [] });
  if (one) {
    const [opens, closes] = [withoutLabels(one.opens), withoutLabels(one.closes)];
    const labels = [...new Set([...one.days, one.opens, one.closes].map(labelBehind))].join('');
    const days = weekdayList(table, one.days.map(withoutLabels) as typeof one.days, firstDay);
    return commaList(table, [days, timeRange(table, opens, closes, clock) + labels, one.timeZone]);
  }
  const { isAlways, days, timeZone } = outlineIn(language, hours);
  const text = isAlways
    ? say(language, 'hours.always')
    : days.map((day) => dayIn(language, day)).reduce((text, next) => say(language, 'text.next', { text, next }));
  return say(language, 'text.noted', { text, note: timeZone });
}

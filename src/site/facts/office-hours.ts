import type { Site } from '../../content/site.ts';
import { commaList } from '../../language/formats/lists.ts';
import { timeRange } from '../../language/formats/times.ts';
import { weekdayList } from '../../language/formats/weekdays.ts';
import type { Language } from '../../language/language.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type OfficeHours = NonNullable<Site['company']['officeHours']>;

/** `Monday to Friday, 09:00 to 18:00, Europe/London`: runs of three or more days are joined. */
export function officeHoursText(hours: NonNullable<Site['company']['officeHours']>): string {
  const open = week.filter((day) => hours.days.includes(day));
  const first = week.indexOf(open[0]!);
  const run = open.length > 2 && open.every((day, i) => day === week[first + i]);
  const days = run ? `${open[0]} to ${open.at(-1)}` : open.join(', ');
  return `${days}, ${hours.opens} to ${hours.closes}, ${hours.timeZone}`;
}

/** The same in a language: `Monday–Friday, 09:00–18:00, Europe/London`. */
export function officeHoursIn({ table, clock, firstDay }: Language, hours: OfficeHours): string {
  // Labels of `explain` (src/desk/provenance/marks.ts) are no part of a time.
  const [opens = '', closes = ''] = [hours.opens, hours.closes].map((time) => time.replace(/[\uE000-\uE0FF]/g, ''));
  const times = timeRange(table, opens, closes, clock);
  return commaList(table, [weekdayList(table, hours.days, firstDay), times, hours.timeZone]);
}

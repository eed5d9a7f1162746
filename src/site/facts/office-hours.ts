import type { Site } from '../../content/site.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `Monday to Friday, 09:00 to 18:00, Europe/London`: runs of three or more days are joined. */
export function officeHoursText(hours: Site['company']['officeHours']): string {
  const open = week.filter((day) => hours.days.includes(day));
  const first = week.indexOf(open[0]!);
  const run = open.length > 2 && open.every((day, i) => day === week[first + i]);
  const days = run ? `${open[0]} to ${open.at(-1)}` : open.join(', ');
  return `${days}, ${hours.opens} to ${hours.closes}, ${hours.timeZone}`;
}

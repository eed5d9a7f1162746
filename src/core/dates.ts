/** The newest of some `YYYY-MM-DD` dates; at least one must be given. */
export function latestDate(dates: readonly string[]): string {
  return dates.reduce((newer, date) => (newer > date ? newer : date));
}

/** Whole days from one `YYYY-MM-DD` (or longer ISO) date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  const day = (date: string) =>
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
  return Math.round((day(to) - day(from)) / 86_400_000);
}

/** The `YYYY-MM-DD` day of milliseconds since 1970, in UTC. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The `YYYY-MM-DD` date some days later, or earlier where negative. */
export function addDays(date: string, days: number): string {
  return toDay(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a year, a month of one or a calendar date: `1998`, `1998-04`, `1998-04-30`. */
export function isDateOrPart(text: string): boolean {
  return [4, 7, 10].includes(text.length) && isCalendarDate(`${text}-01-01`.slice(0, 10));
}

/** Whether a text is a calendar date, `YYYY-MM-DD`, so that it can be compared with another. */
export function isCalendarDate(text: string): boolean {
  if (!dayForm.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

/** Whether a text is a date and time of RFC 3339 §5.6, on a day that there is: `2026-04-30T12:00:00Z`. */
export function isDateTime(text: string): boolean {
  const isForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  return isForm && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Days of a week, as content, the API and schema.org name them, in the order of ISO 8601. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A day of the week, by its English name. */
export type Weekday = (typeof weekdays)[number];

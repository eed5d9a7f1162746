/** Minutes of a day. */
export const minutesPerDay = 1440;

/** A stretch of opening, in minutes after the midnight with which the day begins that it belongs to. */
export interface OpeningInterval {
  /** 0 to 1439. */
  readonly opens: number;
  /** More than `opens`, by a day at most; above 1440 it is on the next day. */
  readonly closes: number;
  /** Labels of `explain` that its texts carried; absent where they carried none. */
  readonly labels?: IntervalLabels;
}

/** Labels that stood behind the texts of an interval (src/core/labels.ts). */
interface IntervalLabels {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
}

/** Other hours than usual from one date to another, both included; no intervals: closed. */
interface HoursException<Reason = string> {
  readonly from: string;
  readonly to: string;
  readonly intervals: readonly OpeningInterval[];
  readonly reason?: Reason;
  /** Labels of `explain` behind the two dates: dates are compared without them. */
  readonly labels?: { readonly from: string; readonly to: string };
}

/**
 * Opening hours in wall time of a place. An exception replaces what begins on its dates: a night that began the day
 * before runs out.
 */
export interface Hours<Reason = string> {
  readonly timeZone: string;
  /** Intervals by opening day, Monday first, each in the order of time. */
  readonly regular: readonly (readonly OpeningInterval[])[];
  /** Exceptions by date; no two share a date. */
  readonly exceptions: readonly HoursException<Reason>[];
  /** In words: whatever a week and dates cannot say. */
  readonly note?: Reason;
}

/** Opening hours as content writes them; `reason` is whatever content takes for a text. */
export interface HoursInput<Reason = string> {
  readonly timeZone: string;
  readonly regular: '24/7' | readonly { readonly days: readonly string[]; readonly open: readonly string[] }[];
  readonly exceptions?: readonly ExceptionInput<Reason>[] | undefined;
  readonly note?: Reason | undefined;
}

/** Either `date`, or `from` and `to`; without `open` it is closed. */
export interface ExceptionInput<Reason = string> {
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly open?: readonly string[] | undefined;
  readonly reason?: Reason | undefined;
}

/** The older form, which knows one interval: it stays valid. */
export interface OfficeHoursInput {
  readonly timeZone: string;
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** Kinds of mistakes in opening hours. */
export type HoursMistake =
  | 'zone-unknown'
  | 'day-unknown'
  | 'day-twice'
  | 'day-contradiction'
  | 'time-unreadable'
  | 'time-ambiguous'
  | 'ends-equal'
  | 'ends-reversed'
  | 'overlap'
  | 'dates-missing'
  | 'date-impossible'
  | 'dates-reversed'
  | 'dates-shared';

/** Minutes as a time of day on the 24-hour clock: 540 is `09:00`, 1440 is `24:00`. */
export function formatTimeOfDay(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** An interval's end as a clock shows it, from `00:01` to `24:00`, and whether that is on the next day. */
export function toClosingTime(closes: number, label = ''): { readonly closes: string; readonly closesNextDay?: true } {
  const isNext = closes > minutesPerDay;
  const text = formatTimeOfDay(isNext ? closes - minutesPerDay : closes) + label;
  return isNext ? { closes: text, closesNextDay: true } : { closes: text };
}

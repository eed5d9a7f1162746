import { type Weekday, weekdays } from '../../core/dates.ts';
import { stripLabels } from '../../core/labels.ts';
import { type Hours, minutesPerDay } from './model.ts';
import { toWireInterval, type WireInterval } from './wire.ts';

/** Opening times: each form has words of its own in each language. */
export type OutlineTimes =
  | { readonly kind: 'closed' }
  | { readonly kind: 'all-day' }
  | { readonly kind: 'intervals'; readonly intervals: readonly WireInterval[] };

/** One line of a table of hours: a day, or three and more days in a row (`from` to `to`). */
export interface OutlineDays {
  readonly from: Weekday;
  /** Equals `from` for a single day. */
  readonly to: Weekday;
  readonly times: OutlineTimes;
}

/** Opening hours in the order of a text, without words. */
interface HoursOutline<Reason = string> {
  readonly timeZone: string;
  /** Open at all times of each usual week: the days need not be told. */
  readonly isAlways: boolean;
  /** All seven days, closed ones too. */
  readonly days: readonly OutlineDays[];
  readonly exceptions: readonly {
    readonly from: string;
    /** Equals `from` for a single date. */
    readonly to: string;
    readonly times: OutlineTimes;
    readonly reason?: Reason;
  }[];
}

/**
 * Outline of opening hours that were read, for a language to put into words. `firstDay` is the day with which a week
 * begins where the readers are; lines are in the order of that week.
 */
export function toHoursOutline<Reason>(hours: Hours<Reason>, firstDay: Weekday = 'Monday'): HoursOutline<Reason> {
  const first = weekdays.indexOf(firstDay);
  const week = weekdays.map((_, index) => {
    const at = (first + index) % 7;
    return { day: weekdays[at] ?? firstDay, times: timesOf(hours.regular[at] ?? []) };
  });
  return {
    timeZone: hours.timeZone,
    isAlways: week.every(({ times }) => times.kind === 'all-day'),
    days: joined(week),
    exceptions: hours.exceptions.map(({ from, to, intervals, reason, labels }) => ({
      from: from + (labels?.from ?? ''),
      to: to + (labels?.to ?? ''),
      times: timesOf(intervals),
      ...(reason === undefined ? {} : { reason }),
    })),
  };
}

function timesOf(intervals: Hours['regular'][number]): OutlineTimes {
  const [one, another] = intervals;
  if (!one) return { kind: 'closed' };
  if (!another && one.opens === 0 && one.closes === minutesPerDay) return { kind: 'all-day' };
  return { kind: 'intervals', intervals: intervals.map(toWireInterval) };
}

/** Labels are of the places where hours were written: alike is what says the same. */
const keyOf = (times: OutlineTimes | undefined): string => stripLabels(JSON.stringify(times) ?? '');

/** Three days and more that are alike are one line; two are not shorter to read than each of them. */
function joined(week: readonly { readonly day: Weekday; readonly times: OutlineTimes }[]): OutlineDays[] {
  const lines: OutlineDays[] = [];
  for (let at = 0; at < week.length; ) {
    const { day, times } = week[at] ?? { day: 'Monday', times: { kind: 'closed' } };
    const key = keyOf(times);
    let end = at + 1;
    while (end < week.length && keyOf(week[end]?.times) === key) end += 1;
    const isJoined = end - at >= 3;
    lines.push({ from: day, to: isJoined ? (week[end - 1]?.day ?? day) : day, times });
    at = isJoined ? end : at + 1;
  }
  return lines;
}

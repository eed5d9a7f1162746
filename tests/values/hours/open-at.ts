import { addDays } from '../../../src/core/dates.ts';
import type { Hours, OpeningInterval } from '../../../src/values/hours/model.ts';
import { minutesPerDay } from '../../../src/values/hours/model.ts';
import { weekdayOf } from '../../../src/values/hours/parse-hours.ts';

/** Intervals that begin on a date: the exception that covers it gives them alone, otherwise its day of the week. */
export function intervalsOn(hours: Hours<unknown>, date: string): readonly OpeningInterval[] {
  const exception = hours.exceptions.find(({ from, to }) => from <= date && date <= to);
  return exception ? exception.intervals : (hours.regular[weekdayOf(date)] ?? []);
}

/** Whether it is open at a minute of a date, in wall time of the place: a closing time is closed. */
export function isOpenAt(hours: Hours<unknown>, date: string, minute: number): boolean {
  const covers = (intervals: readonly OpeningInterval[], at: number) =>
    intervals.some(({ opens, closes }) => opens <= at && at < closes);
  return (
    covers(intervalsOn(hours, date), minute) || covers(intervalsOn(hours, addDays(date, -1)), minute + minutesPerDay)
  );
}

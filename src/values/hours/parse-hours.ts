import { stripLabels } from '../../core/labels.ts';
import { weekdays } from '../../core/weekdays.ts';
import type { Mistake, ParseResult } from '../mistake.ts';
import { checkTimeZone } from './check-time-zone.ts';
import type { LocatedDay, LocatedInterval } from './located-intervals.ts';
import { createOverlapFinder, sortIntervals } from './located-intervals.ts';
import type { Hours, HoursInput, HoursMistake } from './model.ts';
import type { LocatedException } from './parse-exceptions.ts';
import { parseHoursExceptions } from './parse-exceptions.ts';
import { parseRegularHours } from './parse-regular-hours.ts';

/**
 * Reads opening hours as content writes them. Takes a value of the right shape, whose texts are judged here; returns the
 * hours, or all that is wrong with them, with paths inside the value: `['regular', 1, 'open', 0]`.
 */
export function parseHours<Reason = string>(input: HoursInput<Reason>): ParseResult<Hours<Reason>, HoursMistake> {
  const mistakes: Mistake<HoursMistake>[] = [];
  const note = (mistake: Mistake<HoursMistake>) => void mistakes.push(mistake);
  const zone = checkTimeZone(stripLabels(input.timeZone), ['timeZone']);
  if (zone) note(zone);
  const week = parseRegularHours(input.regular, note);
  const exceptions = parseHoursExceptions(input.exceptions ?? [], note);
  // Bounded: what overlaps in one value.
  mistakes.push(...findOverlaps(week, exceptions));
  if (mistakes.length > 0) return { mistakes };
  return {
    value: {
      timeZone: input.timeZone,
      regular: week.map(sortIntervals),
      exceptions: exceptions.map(({ from, to, placed, reason, labels }) => ({
        from,
        to,
        intervals: sortIntervals(placed),
        ...(labels && { labels }),
        ...(reason === undefined ? {} : { reason }),
      })),
    },
  };
}

function findOverlaps<Reason>(
  week: readonly (readonly LocatedInterval[])[],
  exceptions: readonly LocatedException<Reason>[],
): readonly Mistake<HoursMistake>[] {
  const found = createOverlapFinder();
  const usual = (index: number): LocatedDay => ({ name: weekdays[index % 7] ?? '', placed: week[index % 7] ?? [] });
  week.forEach((_, index) => {
    found.within(usual(index));
  });
  week.forEach((_, index) => {
    found.between(usual(index), usual(index + 1));
  });
  const on = (date: string): LocatedDay => {
    const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
    return exception ? { name: date, placed: exception.placed } : { ...usual(weekdayOf(date)), name: date };
  };
  for (const { from, to } of exceptions) {
    found.within(on(from));
    // The days within are alike: what is true of the first two is of all.
    found.between(on(addDays(from, -1)), on(from));
    if (from !== to) found.between(on(from), on(addDays(from, 1)));
    found.between(on(to), on(addDays(to, 1)));
  }
  return found.mistakes;
}

/** The index of a `YYYY-MM-DD` date's day in the week: 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The `YYYY-MM-DD` date some days later, or earlier where negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

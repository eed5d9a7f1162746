import { withoutLabels } from '../../core/labels.ts';
import { weekdays } from '../../core/weekdays.ts';
import type { Mistake, Reading } from '../mistake.ts';
import { daysLater, weekdayOf } from './calendar.ts';
import type { Hours, HoursInput, HoursMistake } from './model.ts';
import type { Placed, PlacedDay } from './placed.ts';
import { inOrder, overlaps } from './placed.ts';
import type { PlacedException } from './read-exceptions.ts';
import { readExceptions } from './read-exceptions.ts';
import { readRegular } from './read-regular.ts';
import { timeZoneMistake } from './time-zone.ts';

/**
 * Reads opening hours as content writes them. Takes a value of the right shape, whose texts are judged here; returns the
 * hours, or all that is wrong with them, with paths inside the value: `['regular', 1, 'open', 0]`.
 */
export function readHours<Reason = string>(input: HoursInput<Reason>): Reading<Hours<Reason>, HoursMistake> {
  const mistakes: Mistake<HoursMistake>[] = [];
  const note = (mistake: Mistake<HoursMistake>) => void mistakes.push(mistake);
  const zone = timeZoneMistake(withoutLabels(input.timeZone), ['timeZone']);
  if (zone) note(zone);
  const week = readRegular(input.regular, note);
  const exceptions = readExceptions(input.exceptions ?? [], note);
  // Bounded: what overlaps in one value.
  mistakes.push(...findOverlaps(week, exceptions));
  if (mistakes.length > 0) return { mistakes };
  return {
    value: {
      timeZone: input.timeZone,
      regular: week.map(inOrder),
      exceptions: exceptions.map(({ from, to, placed, reason, labels }) => ({
        from,
        to,
        intervals: inOrder(placed),
        ...(labels && { labels }),
        ...(reason === undefined ? {} : { reason }),
      })),
    },
  };
}

function findOverlaps<Reason>(
  week: readonly (readonly Placed[])[],
  exceptions: readonly PlacedException<Reason>[],
): readonly Mistake<HoursMistake>[] {
  const found = overlaps();
  const usual = (index: number): PlacedDay => ({ name: weekdays[index % 7] ?? '', placed: week[index % 7] ?? [] });
  week.forEach((_, index) => {
    found.within(usual(index));
  });
  week.forEach((_, index) => {
    found.between(usual(index), usual(index + 1));
  });
  const on = (date: string): PlacedDay => {
    const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
    return exception ? { name: date, placed: exception.placed } : { ...usual(weekdayOf(date)), name: date };
  };
  for (const { from, to } of exceptions) {
    found.within(on(from));
    // The days within are alike: what is true of the first two is of all.
    found.between(on(daysLater(from, -1)), on(from));
    if (from !== to) found.between(on(from), on(daysLater(from, 1)));
    found.between(on(to), on(daysLater(to, 1)));
  }
  return found.mistakes;
}

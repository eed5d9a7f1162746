import type { Weekday } from '../../core/weekdays.ts';
import type { Mistake } from '../mistake.ts';
import { quoteText } from '../mistake.ts';
import type { HoursMistake, OpeningInterval } from './model.ts';
import { minutesPerDay } from './model.ts';

/** An interval with what it was read of, so that what is wrong between two of them has a place. */
export interface LocatedInterval extends OpeningInterval {
  readonly text: string;
  readonly path: readonly (string | number)[];
}

/** Intervals that begin on a day, and its name in messages. */
export interface LocatedDay {
  readonly name: Weekday | string;
  readonly placed: readonly LocatedInterval[];
}

/** Finds hours that overlap; of two texts that do so on many days it speaks once. */
interface OverlapFinder {
  /** Looks at what begins on one day. */
  readonly within: (day: LocatedDay) => void;
  /** Looks at the nights of one day and what begins on the next. */
  readonly between: (day: LocatedDay, next: LocatedDay) => void;
  readonly mistakes: readonly Mistake<HoursMistake>[];
}

/** Begins to look for overlaps: returns two looks, and the mistakes that they find in the order in which they do. */
export function createOverlapFinder(): OverlapFinder {
  const mistakes: Mistake<HoursMistake>[] = [];
  const seen = new Set<string>();
  const compare = (
    one: LocatedInterval,
    other: LocatedInterval,
    day: string,
    otherDay: string,
    shift: number,
  ): void => {
    if (one.closes <= other.opens + shift || other.closes + shift <= one.opens) return;
    const key = [one.path, other.path].map((path) => path.join('/')).sort();
    if (seen.has(key.join(' '))) return;
    seen.add(key.join(' '));
    mistakes.push({
      kind: 'overlap',
      path: other.path,
      expected: 'hours that begin when the others have ended',
      found: `${quoteText(other.text)} on ${otherDay} beside ${quoteText(one.text)} on ${day}`,
      ...(shift > 0 && { hint: `${quoteText(one.text)} ends on the next day: are its times in the right order?` }),
    });
  };
  return {
    within: ({ name, placed }) => {
      placed.forEach((one, index) => {
        for (const other of placed.slice(index + 1)) compare(one, other, name, name, 0);
      });
    },
    between: (day, next) => {
      for (const one of day.placed)
        for (const other of next.placed) compare(one, other, day.name, next.name, minutesPerDay);
    },
    mistakes,
  };
}

/** The intervals of a day without where they were written, in the order of time. */
export function sortIntervals(placed: readonly LocatedInterval[]): OpeningInterval[] {
  return placed
    .map(({ opens, closes, labels }) => ({ opens, closes, ...(labels && { labels }) }))
    .sort((a, b) => a.opens - b.opens);
}

import type { Weekday } from '../../core/weekdays.ts';
import type { Mistake } from '../mistake.ts';
import { quoted } from '../mistake.ts';
import type { HoursMistake, Interval } from './model.ts';
import { dayMinutes } from './model.ts';

/** An interval with what it was read of, so that what is wrong between two of them has a place. */
export interface Placed extends Interval {
  readonly text: string;
  readonly path: readonly (string | number)[];
}

/** Intervals that begin on a day, and its name in messages. */
export interface PlacedDay {
  readonly name: Weekday | string;
  readonly placed: readonly Placed[];
}

/** Finds hours that overlap; of two texts that do so on many days it speaks once. */
export interface Overlaps {
  /** Looks at what begins on one day. */
  readonly within: (day: PlacedDay) => void;
  /** Looks at the nights of one day and what begins on the next. */
  readonly between: (day: PlacedDay, next: PlacedDay) => void;
  readonly mistakes: readonly Mistake<HoursMistake>[];
}

/** Begins to look for overlaps: returns two looks, and the mistakes that they find in the order in which they do. */
export function overlaps(): Overlaps {
  const mistakes: Mistake<HoursMistake>[] = [];
  const seen = new Set<string>();
  const compare = (one: Placed, other: Placed, day: string, otherDay: string, shift: number): void => {
    if (one.closes <= other.opens + shift || other.closes + shift <= one.opens) return;
    const key = [one.path, other.path].map((path) => path.join('/')).sort();
    if (seen.has(key.join(' '))) return;
    seen.add(key.join(' '));
    mistakes.push({
      kind: 'overlap',
      path: other.path,
      expected: 'hours that begin when the others have ended',
      found: `${quoted(other.text)} on ${otherDay} beside ${quoted(one.text)} on ${day}`,
      ...(shift > 0 && { hint: `${quoted(one.text)} ends on the next day: are its times in the right order?` }),
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
        for (const other of next.placed) compare(one, other, day.name, next.name, dayMinutes);
    },
    mistakes,
  };
}

/** The intervals of a day without where they were written, in the order of time. */
export function inOrder(placed: readonly Placed[]): Interval[] {
  return placed
    .map(({ opens, closes, labels }) => ({ opens, closes, ...(labels && { labels }) }))
    .sort((a, b) => a.opens - b.opens);
}

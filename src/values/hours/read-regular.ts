import type { Mistake } from '../mistake.ts';
import { quoted } from '../mistake.ts';
import { readDays } from './days.ts';
import type { HoursInput, HoursMistake } from './model.ts';
import { dayMinutes, weekdays } from './model.ts';
import type { Placed } from './placed.ts';
import { readInterval } from './read-interval.ts';

type Note = (mistake: Mistake<HoursMistake>) => void;

/** The texts of a list of intervals with where they stand; what cannot be read is noted and left out. */
export function readOpen(open: readonly string[], path: readonly (string | number)[], note: Note): Placed[] {
  return open.flatMap((text, index) => {
    const place = [...path, index];
    const read = readInterval(text, place);
    if (!('kind' in read)) return [{ ...read, text, path: place }];
    note(read);
    return [];
  });
}

/**
 * Reads the hours of a usual week. Takes them as content has them; returns what begins on each day, Monday first. An
 * entry without times says that its days are closed, which no other entry may deny.
 */
export function readRegular(regular: HoursInput['regular'], note: Note): Placed[][] {
  if (regular === '24/7')
    return weekdays.map(() => [{ opens: 0, closes: dayMinutes, text: regular, path: ['regular'] }]);
  const week: Placed[][] = weekdays.map(() => []);
  const isClosed: (boolean | undefined)[] = weekdays.map(() => undefined);
  regular.forEach(({ days, open }, index) => {
    const times = readOpen(open, ['regular', index, 'open'], note);
    const own = new Set<number>();
    for (const [at, text] of days.entries()) {
      const path = ['regular', index, 'days', at];
      const read = readDays(text, path);
      if ('kind' in read) {
        note(read);
        continue;
      }
      for (const day of read) {
        const isShut = open.length === 0;
        if (own.has(day)) note(again('day-twice', 'each day once', text, path));
        else if ((isClosed[day] ?? isShut) !== isShut)
          note(again('day-contradiction', 'a day that is either open or closed', text, path));
        // Bounded: the intervals of one entry.
        else week[day]?.push(...times);
        own.add(day);
        isClosed[day] ??= isShut;
      }
    }
  });
  return week;
}

function again(
  kind: HoursMistake,
  expected: string,
  text: string,
  path: readonly (string | number)[],
): Mistake<HoursMistake> {
  return { kind, path, expected, found: `${quoted(text)} again` };
}

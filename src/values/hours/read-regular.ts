import { labelBehind, withoutLabels } from '../../core/labels.ts';
import { weekdays } from '../../core/weekdays.ts';
import type { Mistake } from '../mistake.ts';
import { quoted } from '../mistake.ts';
import { readDays } from './days.ts';
import type { HoursInput, HoursMistake } from './model.ts';
import { dayMinutes } from './model.ts';
import type { Placed } from './placed.ts';
import { readInterval } from './read-interval.ts';

type Note = (mistake: Mistake<HoursMistake>) => void;

/** The texts of a list of intervals with where they stand; what cannot be read is noted and left out. */
export function readOpen(open: readonly string[], path: readonly (string | number)[], note: Note): Placed[] {
  return open.flatMap((text, index) => {
    const place = [...path, index];
    const read = readInterval(withoutLabels(text), place);
    const label = labelBehind(text);
    const labels = label === '' ? {} : { labels: { day: '', opens: label, closes: label } };
    if (!('kind' in read)) return [{ ...read, ...labels, text, path: place }];
    note(read);
    return [];
  });
}

/**
 * Reads the hours of a usual week. Takes them as content has them; returns what begins on each day, Monday first. An
 * entry without times says that its days are closed, which no other entry may deny.
 */
export function readRegular(regular: HoursInput['regular'], note: Note): Placed[][] {
  if (typeof regular === 'string') {
    const label = labelBehind(regular);
    const labels = label === '' ? {} : { labels: { day: label, opens: label, closes: label } };
    return weekdays.map(() => [{ opens: 0, closes: dayMinutes, ...labels, text: regular, path: ['regular'] }]);
  }
  const week: Placed[][] = weekdays.map(() => []);
  const isClosed: (boolean | undefined)[] = weekdays.map(() => undefined);
  regular.forEach(({ days, open }, index) => {
    const times = readOpen(open, ['regular', index, 'open'], note);
    const own = new Set<number>();
    for (const [at, text] of days.entries()) {
      const path = ['regular', index, 'days', at];
      const read = readDays(withoutLabels(text), path);
      const label = labelBehind(text);
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
        else week[day]?.push(...times.map((each) => withDay(each, label)));
        own.add(day);
        isClosed[day] ??= isShut;
      }
    }
  });
  return week;
}

/** The interval as one of a day whose name carried a label. */
function withDay(placed: Placed, label: string): Placed {
  const { opens = '', closes = '' } = placed.labels ?? {};
  return label === '' ? placed : { ...placed, labels: { day: label, opens, closes } };
}

function again(
  kind: HoursMistake,
  expected: string,
  text: string,
  path: readonly (string | number)[],
): Mistake<HoursMistake> {
  return { kind, path, expected, found: `${quoted(text)} again` };
}

import { findTrailingLabel, stripLabels } from '../../core/labels.ts';
import { weekdays } from '../../core/weekdays.ts';
import type { Mistake } from '../mistake.ts';
import { quoteText } from '../mistake.ts';
import type { LocatedInterval } from './located-intervals.ts';
import type { HoursInput, HoursMistake } from './model.ts';
import { minutesPerDay } from './model.ts';
import { parseDays } from './parse-days.ts';
import { parseInterval } from './parse-interval.ts';

type Note = (mistake: Mistake<HoursMistake>) => void;

/** The texts of a list of intervals with where they stand; what cannot be read is noted and left out. */
export function parseIntervals(
  open: readonly string[],
  path: readonly (string | number)[],
  note: Note,
): LocatedInterval[] {
  return open.flatMap((text, index) => {
    const place = [...path, index];
    const read = parseInterval(stripLabels(text), place);
    const label = findTrailingLabel(text);
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
export function parseRegularHours(regular: HoursInput['regular'], note: Note): LocatedInterval[][] {
  if (typeof regular === 'string') {
    const label = findTrailingLabel(regular);
    const labels = label === '' ? {} : { labels: { day: label, opens: label, closes: label } };
    return weekdays.map(() => [{ opens: 0, closes: minutesPerDay, ...labels, text: regular, path: ['regular'] }]);
  }
  const week: LocatedInterval[][] = weekdays.map(() => []);
  const isClosed: (boolean | undefined)[] = weekdays.map(() => undefined);
  regular.forEach(({ days, open }, index) => {
    const times = parseIntervals(open, ['regular', index, 'open'], note);
    const own = new Set<number>();
    for (const [at, text] of days.entries()) {
      const path = ['regular', index, 'days', at];
      const read = parseDays(stripLabels(text), path);
      const label = findTrailingLabel(text);
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
function withDay(placed: LocatedInterval, label: string): LocatedInterval {
  const { opens = '', closes = '' } = placed.labels ?? {};
  return label === '' ? placed : { ...placed, labels: { day: label, opens, closes } };
}

function again(
  kind: HoursMistake,
  expected: string,
  text: string,
  path: readonly (string | number)[],
): Mistake<HoursMistake> {
  return { kind, path, expected, found: `${quoteText(text)} again` };
}

import opening_hours from 'opening_hours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/core/dates.ts';
import { formatTimeOfDay, type Hours, type HoursInput } from '../../../src/values/hours/model.ts';
import { parseHours, weekdayOf } from '../../../src/values/hours/parse-hours.ts';
import { seeded } from '../../support/seeded.ts';
import { intervalsOn, isOpenAt } from './open-at.ts';

// Wall time without changes of the clock: the library judges instants of the process' own zone.
const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'UTC';
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const short = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Random = (below: number) => number;

/** Up to three stretches of a day, the last of which may be a night. */
function open(random: Random): string[] {
  if (random(12) === 0) return ['00:00-24:00'];
  const step = 15;
  const cuts = [...new Set(Array.from({ length: 2 * (1 + random(3)) }, () => step * random(96)))].sort((a, b) => a - b);
  const pairs = Array.from({ length: cuts.length >> 1 }, (_, i) => [cuts[2 * i]!, cuts[2 * i + 1]!] as const);
  const night = pairs.length > 0 && random(3) === 0 ? step * random(20) : undefined;
  return pairs.map(
    ([from, to], i) => `${formatTimeOfDay(from)}-${formatTimeOfDay(i === pairs.length - 1 ? (night ?? to) : to)}`,
  );
}

function randomInput(random: Random, hasExceptions: boolean): HoursInput {
  const regular = weekdays.flatMap((day) => (random(4) === 0 ? [] : [{ days: [day], open: open(random) }]));
  const exceptions = Array.from({ length: hasExceptions ? 6 : 0 }, (_, i) => {
    const from = addDays('2026-01-05', i * 55 + random(30));
    return { from, to: addDays(from, random(4)), ...(random(2) === 0 ? {} : { open: open(random) }) };
  });
  return { timeZone: 'UTC', regular, exceptions };
}

/** In the library's syntax: weekdays joined by commas, since after `;` a rule erases the night before. */
function osm(hours: Hours): string {
  const times = (intervals: Hours['regular'][number]) =>
    intervals.map(({ opens, closes }) => `${formatTimeOfDay(opens)}-${formatTimeOfDay(closes)}`).join(',');
  const week = hours.regular.flatMap((day, i) => (day.length === 0 ? [] : [`${short[i]} ${times(day)}`]));
  const day = (date: string) => `${date.slice(0, 4)} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(8)}`;
  const dates = hours.exceptions.map(({ from, to, intervals }) => {
    const range = from === to ? day(from) : `${day(from)}-${day(to)}`;
    return `${range} ${intervals.length === 0 ? 'off' : times(intervals)}`;
  });
  return [week.length === 0 ? 'off' : week.join(', '), ...dates].join('; ');
}

/**
 * Theirs asks what day the moment is on: an exception cuts off the night that runs into it, and not the one that it
 * replaces. Ours replaces what begins on its dates. These moments, between two days of which one is an exception, are left out.
 */
function isAtSeam(hours: Hours, date: string, minute: number): boolean {
  const covering = (day: string) => hours.exceptions.find(({ from, to }) => from <= day && day <= to);
  const before = addDays(date, -1);
  if (covering(date) === covering(before)) return false;
  const begins = [intervalsOn(hours, before), hours.regular[weekdayOf(before)] ?? []];
  return begins.some((intervals) => intervals.some(({ closes }) => minute + 1440 < closes));
}

function compare(inputs: readonly HoursInput[], every: number) {
  const counts = { asked: 0, atSeam: 0, different: [] as string[] };
  for (const input of inputs) {
    const hours = parseHours(input).value;
    if (!hours) continue;
    const theirs = new opening_hours(osm(hours), null);
    for (let day = 0; day < 365; day++) {
      const date = addDays('2026-01-01', day);
      for (let minute = (day * 7) % every; minute < 1440; minute += every) {
        if (isAtSeam(hours, date, minute)) {
          counts.atSeam++;
          continue;
        }
        counts.asked++;
        const instant = new Date(`${date}T${formatTimeOfDay(minute)}:00Z`);
        if (theirs.getState(instant) !== isOpenAt(hours, date, minute))
          counts.different.push(`${date} ${formatTimeOfDay(minute)} ${osm(hours)}`);
      }
    }
  }
  return counts;
}

describe('opening_hours, over a year', () => {
  const size = process.env.LONG ? 300 : 12;

  it('finds the same of usual weeks', () => {
    const random = seeded(Number(process.env.SEED ?? 1));
    const inputs = Array.from({ length: size }, () => randomInput(random, false));
    const { asked, different } = compare(inputs, 157);
    expect(different.slice(0, 5)).toEqual([]);
    expect(asked).toBeGreaterThan(size * 1000);
  });

  it('finds the same of dated exceptions, but for nights at their edges', () => {
    const random = seeded(Number(process.env.SEED ?? 1) + 1);
    const inputs = Array.from({ length: size }, () => randomInput(random, true));
    const { asked, atSeam, different } = compare(inputs, 157);
    expect(different.slice(0, 5)).toEqual([]);
    expect(asked).toBeGreaterThan(size * 1000);
    expect(atSeam).toBeLessThan(asked / 50);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdays } from '../../../src/core/dates.ts';
import { formatTimeOfDay } from '../../../src/values/hours/model.ts';
import { parseHours, weekdayOf } from '../../../src/values/hours/parse-hours.ts';

const hour = fc.integer({ min: 0, max: 23 }).map((each) => each * 60);
const stretch = fc
  .tuple(hour, hour)
  .filter(([opens, closes]) => opens !== closes)
  .map(([opens, closes]) => ({ opens, closes: closes > opens ? closes : closes + 1440 }));
const day = fc.array(stretch, { maxLength: 2 });
const text = ({ opens, closes }: { opens: number; closes: number }) =>
  `${formatTimeOfDay(opens)}-${formatTimeOfDay(closes % 1440)}`;

/** Whether two stretches cover an hour of these days, each of which begins where the one before ends. */
function coversTwice(days: readonly (readonly { opens: number; closes: number }[])[]): boolean {
  const hours = new Set<number>();
  return days.some((stretches, index) =>
    stretches.some(({ opens, closes }) => {
      const covered = Array.from({ length: (closes - opens) / 60 }, (_, hour) => index * 24 + opens / 60 + hour);
      const isTwice = covered.some((hour) => hours.has(hour));
      for (const hour of covered) hours.add(hour);
      return isTwice;
    }),
  );
}

describe('overlaps', () => {
  it('are found where an hour of the calendar is covered twice, and nowhere else', () => {
    const counts = { some: 0, none: 0 };
    const from = '2026-12-23';
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), fc.option(day), fc.nat(3), (week, other, length) => {
        const to = addDays(from, length);
        const { mistakes } = parseHours({
          timeZone: 'UTC',
          regular: week.map((open, index) => ({ days: [weekdays[index] ?? ''], open: open.map(text) })),
          exceptions: other === null ? [] : [{ from, to, open: other.map(text) }],
        });
        const usual = [0, 1, 2, 3, 4, 5, 6, 0].map((index) => week[index] ?? []);
        const around = Array.from({ length: length + 3 }, (_, index) => {
          const date = addDays(from, index - 1);
          return other !== null && date >= from && date <= to ? other : (week[weekdayOf(date)] ?? []);
        });
        const isWrong = coversTwice(usual) || coversTwice(around);
        expect((mistakes ?? []).some(({ kind }) => kind === 'overlap')).toBe(isWrong);
        counts[isWrong ? 'some' : 'none']++;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(counts.some, counts.none)).toBeGreaterThan(100);
  });
});

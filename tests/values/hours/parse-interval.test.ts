import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInterval } from '../../../src/values/hours/parse-interval.ts';
import { formatTimeOfDay } from '../../../src/values/hours/time-of-day.ts';

const read = (text: string) => {
  const result = parseInterval(text, ['open', 0]);
  return 'kind' in result ? result.kind : `${formatTimeOfDay(result.opens)}-${formatTimeOfDay(result.closes)}`;
};

describe('the times of an interval', () => {
  it.each([
    ['09:00-17:30', '09:00-17:30'],
    ['09:00–17:30', '09:00-17:30'],
    ['09:00 — 17:30', '09:00-17:30'],
    ['09:00 − 17:30', '09:00-17:30'],
    ['09:00〜17:30', '09:00-17:30'],
    ['０９：００～１７：３０', '09:00-17:30'],
    ['9-17', '09:00-17:00'],
    ['9.00-17.00', '09:00-17:00'],
    ['0900-1730', '09:00-17:30'],
    ['9h-17h30', '09:00-17:30'],
    ['8-12 Uhr', '08:00-12:00'],
    ['08-12', '08:00-12:00'],
    ['9am-5pm', '09:00-17:00'],
    ['9 a.m. to 5.30 p.m.', '09:00-17:30'],
    ['from 9:30 AM until 12:30 PM', '09:30-12:30'],
    ['9am-17:00', '09:00-17:00'],
    ['noon-midnight', '12:00-24:00'],
    ['10:00-12:00', '10:00-12:00'],
    ['22-4', '22:00-28:00'],
    ['22:00-04:00', '22:00-28:00'],
    ['22:00-00:00', '22:00-24:00'],
    ['22:00-24:00', '22:00-24:00'],
    ['00:00-24:00', '00:00-24:00'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['9-5', 'time-ambiguous'],
    ['8-12', 'time-ambiguous'],
    ['1:30-5:30', 'time-ambiguous'],
    ['9-5pm', 'time-ambiguous'],
    ['9-noon', 'time-ambiguous'],
    ['10:30-midnight', 'time-ambiguous'],
    ['9am-12:30', 'time-ambiguous'],
    ['10-12', 'time-ambiguous'],
    ['09:00-09:00', 'ends-equal'],
    ['00:00-00:00', 'ends-equal'],
    ['9am-12am', 'time-unreadable'],
    ['13pm-5pm', 'time-unreadable'],
    ['09:00-25:00', 'time-unreadable'],
    ['22:00-28:00', 'time-unreadable'],
    ['24:00-04:00', 'time-unreadable'],
    ['09:60-17:00', 'time-unreadable'],
    ['09:00-24:01', 'time-unreadable'],
    ['09:00', 'time-unreadable'],
    ['09:00-', 'time-unreadable'],
    ['09:00-12:00, 13:00-17:00', 'time-unreadable'],
    ['closed', 'time-unreadable'],
    ['', 'time-unreadable'],
  ])('%s is refused: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('have a hint where it is known what was meant', () => {
    expect(parseInterval('22:00-28:00', [])).toMatchObject({ hint: expect.stringContaining('22:00-04:00') });
    expect(parseInterval('9am-12am', [])).toMatchObject({ hint: expect.stringContaining('24:00 for midnight') });
    expect(parseInterval('24/7', [])).toMatchObject({ hint: 'The whole day is 00:00-24:00.' });
    expect(parseInterval('18:00-', [])).toMatchObject({ hint: expect.stringContaining('write both times') });
    expect(parseInterval('closed', [])).toMatchObject({ hint: expect.stringContaining('Leave the day out') });
    expect(parseInterval('9-5', ['open', 0])).toEqual({
      kind: 'time-ambiguous',
      path: ['open', 0],
      expected: 'times that can be one half of the day only',
      found: '"9-5"',
      hint: 'On the 24-hour clock this is 09:00-05:00: write that, or am and pm to both.',
    });
  });

  it('are what they were when they are written on the 24-hour clock', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, fc.constantFrom('-', ' - ', '–', ' to '), (opens, closes, dash) => {
        fc.pre(opens !== closes);
        expect(parseInterval(`${formatTimeOfDay(opens)}${dash}${formatTimeOfDay(closes)}`, [])).toEqual({
          opens,
          closes: closes > opens ? closes : closes + 1440,
        });
      }),
    );
  });
});

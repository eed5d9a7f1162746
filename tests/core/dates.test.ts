import { expect, it } from 'vitest';
import { z } from 'zod';
import { isCalendarDate, isDateTime } from '../../src/core/dates.ts';

it('a text is a calendar date exactly where a schema takes it for one', () => {
  const schema = z.iso.date();
  const two = (n: number) => String(n).padStart(2, '0');
  const days = Array.from({ length: 14 * 33 }, (_, i) => `${two(Math.floor(i / 33))}-${two(i % 33)}`);
  // Every kind of year: leap or not, and of the years that are none.
  for (const year of ['0000', '0001', '0004', '1599', '1600', '1900', '2000', '2023', '2024', '2100', '2400', '9999'])
    for (const day of days) {
      const text = `${year}-${day}`;
      expect(isCalendarDate(text), text).toBe(schema.safeParse(text).success);
    }
  for (const text of [
    '',
    'x',
    '2026-1-1',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '2026-11-21\n',
    '٢٠٢٦-11-21',
    '12026-11-21',
  ])
    expect(isCalendarDate(text), text).toBe(schema.safeParse(text).success);
});

it.each([
  ['2026-04-30T12:00:00Z', true],
  ['2028-02-29T23:59:59.5+05:30', true],
  ['2026-04-30', false],
  ['2026-04-30T12:00Z', false],
  ['2026-04-30T12:00:00', false],
  ['2026-04-30 12:00:00Z', false],
  ['2026-13-01T12:00:00Z', false],
  ['2026-02-29T12:00:00Z', false],
  ['2026-04-31T12:00:00Z', false],
  ['2026-04-30T25:00:00Z', false],
  ['2026-04-30T12:00:00Z\n', false],
])('a text is a date and time on a day that there is: %s', (text, is) => {
  expect(isDateTime(text)).toBe(is);
});

import { expect, it } from 'vitest';
import { z } from 'zod';
import { isCalendarDate, isDateTime } from '../../src/core/dates.ts';
import cases from './dates.cases.json' with { type: 'json' };

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
  for (const text of cases['a text is a calendar date exactly where a'])
    expect(isCalendarDate(text), text).toBe(schema.safeParse(text).success);
});

it.each(cases['a text is a date and time on a day that there is'] as [string, boolean][])(
  'a text is a date and time on a day that there is: %s',
  (text, is) => {
    expect(isDateTime(text)).toBe(is);
  },
);

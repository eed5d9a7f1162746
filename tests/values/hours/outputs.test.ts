import { describe, expect, it } from 'vitest';
import { toHoursOutline } from '../../../src/values/hours/hours-outline.ts';
import type { Hours, HoursInput } from '../../../src/values/hours/model.ts';
import { parseOfficeHours, toSingleInterval } from '../../../src/values/hours/office-hours.ts';
import { parseHours } from '../../../src/values/hours/parse-hours.ts';
import { toSchemaOrgHours } from '../../../src/values/hours/schema-org.ts';
import { toWireHours } from '../../../src/values/hours/wire.ts';

function hours(input: Omit<HoursInput, 'timeZone'>): Hours {
  const { value, mistakes } = parseHours({ timeZone: 'Europe/London', ...input });
  expect(mistakes).toBeUndefined();
  return value!;
}

const week = hours({
  regular: [
    { days: ['Friday'], open: ['22:00-04:00', '09:00-12:00'] },
    { days: ['Monday-Thursday'], open: ['13:00-17:00', '09:00-12:00'] },
    { days: ['Sunday'], open: ['00:00-24:00'] },
  ],
  exceptions: [
    { date: '2026-12-31', open: ['18:00-24:00'] },
    { from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' },
  ],
});
const office = {
  timeZone: 'Europe/London',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '18:00',
} as const;

describe('the wire', () => {
  it('has a flat list, Monday first, and exceptions in the order of dates', () => {
    const { timeZone, regular, exceptions } = toWireHours(week);
    expect(timeZone).toBe('Europe/London');
    expect(regular.map((each) => Object.values(each).join(' '))).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].flatMap((day) => [`${day} 09:00 12:00`, `${day} 13:00 17:00`]),
      'Friday 09:00 12:00',
      'Friday 22:00 04:00 true',
      'Sunday 00:00 24:00',
    ]);
    expect(regular[9]).toEqual({ day: 'Friday', opens: '22:00', closes: '04:00', closesNextDay: true });
    expect(exceptions).toEqual([
      { from: '2026-12-24', to: '2026-12-26', intervals: [], reason: 'Christmas' },
      { from: '2026-12-31', to: '2026-12-31', intervals: [{ opens: '18:00', closes: '24:00' }] },
    ]);
  });
});

describe('schema.org', () => {
  it('groups the days, ends the night on the clock, and closes at 00:00', () => {
    const { openingHoursSpecification, specialOpeningHoursSpecification } = toSchemaOrgHours(week);
    const type = { '@type': 'OpeningHoursSpecification' };
    const four = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
    expect(openingHoursSpecification).toEqual([
      { ...type, dayOfWeek: [...four, 'Friday'], opens: '09:00', closes: '12:00' },
      { ...type, dayOfWeek: four, opens: '13:00', closes: '17:00' },
      { ...type, dayOfWeek: ['Friday'], opens: '22:00', closes: '04:00' },
      { ...type, dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
    ]);
    expect(specialOpeningHoursSpecification).toEqual([
      { ...type, validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      { ...type, validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '18:00', closes: '00:00' },
    ]);
    expect(toSchemaOrgHours(hours({ regular: '24/7' }))).toEqual({
      openingHoursSpecification: [
        { ...type, dayOfWeek: [...four, 'Friday', 'Saturday', 'Sunday'], opens: '00:00', closes: '23:59' },
      ],
    });
  });
});

describe('the outline for texts', () => {
  const lines = (input: Hours, first?: 'Monday' | 'Saturday' | 'Sunday') =>
    toHoursOutline(input, first).days.map(({ from, to, times }) => `${from} ${to} ${times.kind}`);

  it('joins three equal days in a row, and shows closed days', () => {
    expect(lines(week)).toEqual([
      'Monday Thursday intervals',
      'Friday Friday intervals',
      'Saturday Saturday closed',
      'Sunday Sunday all-day',
    ]);
    expect(lines(parseOfficeHours(office).value!)).toEqual([
      'Monday Friday intervals',
      'Saturday Saturday closed',
      'Sunday Sunday closed',
    ]);
    expect(lines(hours({ regular: [] }))).toEqual(['Monday Sunday closed']);
    expect(toHoursOutline(week)).toMatchObject({ timeZone: 'Europe/London', isAlways: false });
  });

  it('begins with the day with which the week of its readers begins', () => {
    const jordan = hours({ regular: [{ days: ['Sunday-Thursday'], open: ['08:00-15:00'] }] });
    expect(lines(jordan, 'Sunday')).toEqual([
      'Sunday Thursday intervals',
      'Friday Friday closed',
      'Saturday Saturday closed',
    ]);
    expect(lines(jordan, 'Saturday')).toEqual([
      'Saturday Saturday closed',
      'Sunday Thursday intervals',
      'Friday Friday closed',
    ]);
    expect(lines(jordan)).toEqual([
      'Monday Thursday intervals',
      'Friday Friday closed',
      'Saturday Saturday closed',
      'Sunday Sunday intervals',
    ]);
  });

  it('tells exceptions, and that it is always open', () => {
    expect(toHoursOutline(week).exceptions).toEqual([
      { from: '2026-12-24', to: '2026-12-26', times: { kind: 'closed' }, reason: 'Christmas' },
      {
        from: '2026-12-31',
        to: '2026-12-31',
        times: { kind: 'intervals', intervals: [{ opens: '18:00', closes: '24:00' }] },
      },
    ]);
    expect(toHoursOutline(hours({ regular: '24/7' }))).toMatchObject({
      isAlways: true,
      days: [{ from: 'Monday', to: 'Sunday', times: { kind: 'all-day' } }],
    });
  });
});

describe('the older form', () => {
  it('is one interval of the newer one, and back', () => {
    const { value } = parseOfficeHours(office);
    expect(value).toEqual(hours({ regular: [{ days: ['Monday-Friday'], open: ['09:00-18:00'] }] }));
    expect(toSingleInterval(value!)).toEqual(office);
  });

  it.each([
    ['ends-reversed closes "04:00"', { opens: '22:00', closes: '04:00' }],
    ['ends-reversed closes "09:00"', { opens: '10:00', closes: '09:00' }],
    ['ends-equal closes "09:00"', { closes: '09:00' }],
    ['time-unreadable closes "25:00"', { closes: '25:00' }],
    ['time-unreadable opens "9 o\'clock"', { opens: "9 o'clock" }],
    ['day-unknown days.1 "Tusday"', { days: ['Monday', 'Tusday'] }],
    ['zone-unknown timeZone "London"', { timeZone: 'London' }],
  ])('%s', (expected, change) => {
    const { mistakes } = parseOfficeHours({ ...office, ...change });
    expect((mistakes ?? []).map(({ kind, path, found }) => `${kind} ${path.join('.')} ${found}`)).toEqual([expected]);
  });

  it('is not found where it would not tell all', () => {
    const one = { days: ['Monday'], open: ['09:00-17:00'] };
    expect(toSingleInterval(hours({ regular: [one] }))).toBeDefined();
    const others: Omit<HoursInput, 'timeZone'>[] = [
      { regular: '24/7' },
      { regular: [] },
      { regular: [one], exceptions: [{ date: '2026-12-25' }] },
      { regular: [one, { days: ['Tuesday'], open: ['09:00-16:00'] }] },
      { regular: [{ days: ['Monday', 'Tuesday'], open: ['09:00-12:00', '13:00-17:00'] }] },
      { regular: [{ days: ['Monday'], open: ['22:00-04:00'] }] },
      { regular: [{ days: ['Monday'], open: ['12:00-24:00'] }] },
    ];
    expect(others.filter((input) => toSingleInterval(hours(input)))).toEqual([]);
  });
});

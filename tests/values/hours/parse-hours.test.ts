import { describe, expect, it } from 'vitest';
import type { HoursInput } from '../../../src/values/hours/model.ts';
import { parseHours } from '../../../src/values/hours/parse-hours.ts';

const berlin = (input: Omit<HoursInput, 'timeZone'>): HoursInput => ({ timeZone: 'Europe/Berlin', ...input });
const kinds = (input: HoursInput) =>
  (parseHours(input).mistakes ?? []).map(({ kind, path }) => `${kind} ${path.join('.')}`);

describe('opening hours', () => {
  it('are read with breaks, nights and exceptions', () => {
    const { value } = parseHours(
      berlin({
        regular: [
          { days: ['Monday', 'Tuesday'], open: ['13:30-18:00', '09:00-12:30'] },
          { days: ['Friday'], open: ['22:00-04:00'] },
        ],
        exceptions: [
          { from: '2026-12-28', to: '2026-12-30', open: ['10:00-15:00'] },
          { date: '2020-12-25', reason: 'Christmas Day' },
        ],
      }),
    );
    const halves = [
      { opens: 540, closes: 750 },
      { opens: 810, closes: 1080 },
    ];
    expect(value).toEqual({
      timeZone: 'Europe/Berlin',
      regular: [halves, halves, [], [], [{ opens: 1320, closes: 1680 }], [], []],
      exceptions: [
        { from: '2020-12-25', to: '2020-12-25', intervals: [], reason: 'Christmas Day' },
        { from: '2026-12-28', to: '2026-12-30', intervals: [{ opens: 600, closes: 900 }] },
      ],
    });
  });

  it('may be all the time, and may say that a day is closed', () => {
    expect(parseHours(berlin({ regular: '24/7' })).value?.regular).toEqual(
      Array.from({ length: 7 }, () => [{ opens: 0, closes: 1440 }]),
    );
    expect(parseHours(berlin({ regular: [{ days: ['Sunday'], open: [] }] })).mistakes).toBeUndefined();
  });

  it('may touch, and stand in several entries for a day', () => {
    const regular = [
      { days: ['Monday'], open: ['09:00-12:00', '12:00-13:00', '20:00-06:00'] },
      { days: ['Monday-Tuesday'], open: ['14:00-18:00'] },
      { days: ['Tuesday'], open: ['06:00-08:00'] },
    ];
    expect(parseHours(berlin({ regular })).mistakes).toBeUndefined();
  });

  it('that overlap are refused once, at the later text', () => {
    expect(
      parseHours(berlin({ regular: [{ days: ['daily'], open: ['09:00-13:00', '12:30-18:00'] }] })).mistakes,
    ).toEqual([
      {
        kind: 'overlap',
        path: ['regular', 0, 'open', 1],
        expected: 'hours that begin when the others have ended',
        found: '"12:30-18:00" on Monday beside "09:00-13:00" on Monday',
      },
    ]);
    expect(kinds(berlin({ regular: [{ days: ['daily'], open: ['20:00-10:00', '09:00-12:00'] }] }))).toEqual([
      'overlap regular.0.open.1',
    ]);
  });

  it('of Sunday night end before those of Monday begin', () => {
    const night = (end: string) =>
      berlin({
        regular: [
          { days: ['Monday'], open: ['03:00-05:00'] },
          { days: ['Sunday'], open: [`22:00-${end}`] },
        ],
      });
    expect(kinds(night('03:00'))).toEqual([]);
    expect(kinds(night('03:01'))).toEqual(['overlap regular.0.open.0']);
  });

  it('of an exception fit what runs into it, what it repeats and what follows', () => {
    const around = (open: string, to: string) =>
      berlin({
        // 2026-12-24 is a Thursday.
        regular: [
          { days: ['Wednesday'], open: ['22:00-04:00'] },
          { days: ['Friday-Saturday'], open: ['06:00-12:00'] },
        ],
        exceptions: [{ from: '2026-12-24', to, open: [open] }],
      });
    expect(kinds(around('04:00-05:00', '2026-12-24'))).toEqual([]);
    expect(kinds(around('03:00-05:00', '2026-12-24'))).toEqual(['overlap exceptions.0.open.0']);
    expect(kinds(around('20:00-07:00', '2026-12-24'))).toEqual(['overlap regular.1.open.0']);
    expect(kinds(around('20:00-06:00', '2026-12-25'))).toEqual([]);
    expect(kinds(around('12:00-11:00', '2026-12-27'))).toEqual([]);
  });

  it.each([
    ['dates-missing exceptions.0', {}],
    ['dates-missing exceptions.0', { from: '2026-12-24' }],
    ['dates-missing exceptions.0', { date: '2026-12-24', to: '2026-12-25' }],
    ['dates-reversed exceptions.0.to', { from: '2026-12-24', to: '2026-12-23' }],
    ['date-impossible exceptions.0.date', { date: '2026-02-29' }],
    ['date-impossible exceptions.0.from', { from: '2026-02-30', to: '2026-03-01' }],
    ['date-impossible exceptions.0.to', { from: '2026-02-01', to: '2026-13-01' }],
    ['time-ambiguous exceptions.0.open.0', { date: '2026-12-24', open: ['9-5'] }],
  ])('%s: %j', (expected, exception) => {
    expect(kinds(berlin({ regular: [], exceptions: [exception] }))).toEqual([expected]);
  });

  it('have each date in one exception', () => {
    const exceptions = [{ date: '2026-12-25' }, { from: '2026-12-01', to: '2026-12-31' }, { date: '2026-12-25' }];
    expect(kinds(berlin({ regular: [], exceptions }))).toEqual([
      'dates-shared exceptions.1',
      'dates-shared exceptions.2',
    ]);
  });

  it('say what their dates lack, and beside which they stand', () => {
    const of = (...exceptions: NonNullable<HoursInput['exceptions']>) =>
      parseHours(berlin({ regular: [], exceptions })).mistakes?.[0]?.found;
    expect(of({})).toBe('neither');
    expect(of({ date: '2026-12-24', to: '2026-12-25' })).toBe('date and to');
    expect(of({ from: '2026-12-01', to: '2026-12-31' }, { date: '2026-12-25' })).toBe(
      '2026-12-25 beside 2026-12-01 to 2026-12-31',
    );
  });

  it('name the date that was meant', () => {
    const [mistake] = parseHours(berlin({ regular: [], exceptions: [{ date: '25.12.2026' }] })).mistakes ?? [];
    expect(mistake?.hint).toBe('Did you mean "2026-12-25"?');
  });

  it('say all that is wrong with them at once', () => {
    const input: HoursInput = {
      timeZone: 'CET',
      regular: [
        { days: ['Munday', 'Friday', 'Fri'], open: ['09:00'] },
        { days: ['Saturday'], open: ['10:00-12:00'] },
        { days: ['Saturday'], open: [] },
      ],
      exceptions: [{ date: 'Christmas' }],
    };
    expect(kinds(input)).toEqual([
      'zone-unknown timeZone',
      'time-unreadable regular.0.open.0',
      'day-unknown regular.0.days.0',
      'day-twice regular.0.days.2',
      'day-contradiction regular.2.days.0',
      'date-impossible exceptions.0.date',
    ]);
  });
});

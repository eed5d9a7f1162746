import { describe, expect, it } from 'vitest';
import { weekdays } from '../../../src/core/dates.ts';
import { parseDays } from '../../../src/values/hours/parse-regular-hours.ts';

const read = (text: string) => {
  const days = parseDays(text, []);
  return 'kind' in days ? days : days.map((day) => weekdays[day]?.slice(0, 2)).join(' ');
};

describe('days', () => {
  it.each([
    ['Monday', 'Mo'],
    ['monday', 'Mo'],
    ['Tues.', 'Tu'],
    ['Mo', 'Mo'],
    ['Monday-Friday', 'Mo Tu We Th Fr'],
    ['Mon – Fri', 'Mo Tu We Th Fr'],
    ['Mon. to Wed.', 'Mo Tu We'],
    ['Saturday-Monday', 'Sa Su Mo'],
    ['Sunday through Thursday', 'Su Mo Tu We Th'],
    ['Fri thru Sat', 'Fr Sa'],
    ['daily', 'Mo Tu We Th Fr Sa Su'],
    ['every day', 'Mo Tu We Th Fr Sa Su'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('are known in full and by the usual short names', () => {
    const names = 'mon mo tues tue tu weds wed we thurs thur thu th fri fr sat sa sun su'.split(' ');
    expect(names.filter((name) => read(name) !== `${name[0]?.toUpperCase()}${name[1]}`)).toEqual([]);
    expect(weekdays.map((name) => parseDays(name, []))).toEqual([[0], [1], [2], [3], [4], [5], [6]]);
  });

  it('are refused where they are none, or different ones in different countries', () => {
    expect(read('Munday')).toMatchObject({ kind: 'day-unknown', found: '"Munday"', hint: 'Did you mean "Monday"?' });
    expect(read('Montag')).toMatchObject({ kind: 'day-unknown' });
    expect(read('Monday-Monday')).toMatchObject({ kind: 'day-unknown' });
    expect(parseDays('Dienstag', ['days', 0])).toEqual({
      kind: 'day-unknown',
      path: ['days', 0],
      expected: 'a day such as Monday, or days in a row such as Monday-Friday',
      found: '"Dienstag"',
      hint: 'Days are named in English here; pages name them in the language of the site.',
    });
    expect(read('Monday-Monday')).not.toHaveProperty('hint');
    expect(read('Monday-')).toMatchObject({ kind: 'day-unknown' });
    expect(read('Monday-Munday')).toMatchObject({ kind: 'day-unknown' });
    expect(read('Munday-Monday')).toMatchObject({ kind: 'day-unknown' });
    expect(read('-Monday')).toMatchObject({ kind: 'day-unknown' });
    expect(read('T')).toMatchObject({ kind: 'day-unknown' });
    expect(read('weekdays')).toMatchObject({ hint: expect.stringContaining('from country to country') });
    expect(read('weekend')).toMatchObject({ hint: expect.stringContaining('from country to country') });
    expect(read('Monday, Tuesday')).toMatchObject({ hint: expect.stringContaining('entry of its own') });
    expect(read('Monday and Tuesday')).toMatchObject({ hint: expect.stringContaining('entry of its own') });
    expect(read('public holidays')).toMatchObject({ hint: expect.stringContaining('exceptions') });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimeOfDay } from '../../../src/values/hours/model.ts';
import { parseInterval } from '../../../src/values/hours/parse-interval.ts';
import cases from './parse-interval.cases.json' with { type: 'json' };

const read = (text: string) => {
  const result = parseInterval(text, ['open', 0]);
  return 'kind' in result ? result.kind : `${formatTimeOfDay(result.opens)}-${formatTimeOfDay(result.closes)}`;
};

describe('the times of an interval', () => {
  it.each(cases['the times of an interval'] as [string, string][])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(cases['is refused'] as [string, string][])('%s is refused: %s', (text, expected) => {
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
      expected: 'times on the 24-hour clock, such as 09:00-17:00',
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

import { expect, it } from 'vitest';
import { median, pairedRatio } from '../../../bench/common/statistics.mjs';

it('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 5])).toBe(7);
  expect(median([])).toBeNaN();
});

it('a ratio is taken round by round: a round in which both were slow changes nothing', () => {
  expect(pairedRatio([2, 200, 2], [1, 100, 1])).toBe(2);
  expect(pairedRatio([2, 3, 40], [1, 1, 10])).toBe(3);
});

it('a round in which one of both is missing does not count', () => {
  expect(pairedRatio([2, 9, Number.NaN, 3], [1])).toBe(2);
});

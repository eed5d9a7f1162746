import { expect, it } from 'vitest';
import { affordable } from './affordable.mjs';

const names = (times: readonly number[]) =>
  affordable(
    times.map((time, i) => [i, { time }] as const),
    100,
  ).map(([i]) => i);

it('of the tests of a mutant those are tried that fit into the time together', () => {
  expect(names([40, 60])).toEqual([0, 1]);
  expect(names([40, 60, 1])).toEqual([0, 1]);
  expect(names([40, 61])).toEqual([0]);
});

it('one that does not fit takes no time from shorter ones behind it', () => {
  expect(names([40, 90, 50, 90, 10, 1])).toEqual([0, 2, 4]);
});

it('the first is tried however long it takes, and then no other', () => {
  expect(names([300, 1, 2])).toEqual([0]);
  expect(names([])).toEqual([]);
});

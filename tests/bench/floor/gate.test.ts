import { expect, it } from 'vitest';
import { exceeded, report } from '../../../bench/floor/gate.mjs';

const baseline = { cold: 2, 'one page edited': 0.5 };

it.each([
  ['as committed', { cold: 2 }, []],
  ['faster', { cold: 1 }, []],
  ['slower by less than the tolerance', { cold: 2.59 }, []],
  ['slower by more', { cold: 2.61, 'one page edited': 0.5 }, ['cold']],
  ['without a baseline', { 'a new column': 1 }, ['a new column']],
  ['not measured', { cold: Number.NaN }, ['cold']],
])('a ratio %s', (_, ratios, names) => {
  expect(exceeded(ratios, baseline)).toEqual(names);
});

it('stands beside its baseline in the report', () => {
  expect(report({ cold: 2.345 }, baseline)).toBe('cold             2.35 × the bare program (baseline 2)');
});

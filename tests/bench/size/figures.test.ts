import { expect, it } from 'vitest';
import { figuresOf, onlyNumbers } from '../../../bench/size/figures.mjs';

const runs = (...times: number[]) => times.map((ms) => ({ ms, cpu: 2 * ms, rss: 100 }));

it('a column is a multiple of the same column of the reference, with processor time and memory beside', () => {
  const samples = { cold: { gazette: runs(300, 30), hugo: runs(100, 10) } };
  expect(figuresOf(samples, ['hugo'])).toEqual({
    cold: 3,
    'cold: processor time': 3,
    'cold: peak memory, MB': 100,
  });
});

it('what the reference cannot do is a multiple of its cold build', () => {
  const samples = { cold: { gazette: runs(200), hugo: runs(100) }, production: { gazette: runs(250) } };
  expect(figuresOf(samples, ['hugo'])).toMatchObject({ cold: 2, production: 2.5 });
});

it('a cold build is a multiple of that of every other peer', () => {
  const samples = { cold: { gazette: runs(200), hugo: runs(100), eleventy: runs(800) } };
  expect(figuresOf(samples, ['hugo', 'eleventy'])).toMatchObject({ 'cold, × eleventy': 0.25 });
});

it('without a reference there are no multiples', () => {
  expect(figuresOf({ cold: { gazette: runs(200) } }, [])).toEqual({ 'cold: peak memory, MB': 100 });
});

it('a figure has three digits, and one that could not be measured is none', () => {
  expect(onlyNumbers({ a: 1.23456, b: Number.NaN, c: 123456 })).toEqual({ a: 1.23, c: 123_000 });
});

import { expect, test } from 'vitest';
import { isCount, isListOf, isObject, isRecordOf, isString, parseJson } from '../../src/core/type-guards.ts';

test('what fits', () => {
  expect([{}, [], null, 'x', undefined].map(isObject)).toEqual([true, false, false, false, false]);
  expect(['', 'x', 1, null].map(isString)).toEqual([true, true, false, false]);
  expect([0, 1, -1, 0.5, '1', Number.NaN, 2 ** 60].map((value) => isCount(value))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([0, 1, 2].map((value) => isCount(value, 1))).toEqual([false, true, true]);
  expect([[], ['x'], ['x', 1], {}, 'x'].map((value) => isListOf(value, isString))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const isPair = (value: unknown) => isRecordOf(value, { a: isString, b: isCount });
  expect([{ a: '', b: 0, c: 1 }, { a: '' }, { a: 1, b: 1 }, null, []].map(isPair)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a JSON text is its value, anything else is none', () => {
  expect(['{"a":1}', '"x"', '{', '', undefined].map(parseJson)).toEqual([
    { a: 1 },
    'x',
    undefined,
    undefined,
    undefined,
  ]);
});

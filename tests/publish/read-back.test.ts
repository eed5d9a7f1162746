import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCount, isListOf, isObject, isRecordOf, isText, readBack, readText } from '../../src/publish/read-back.ts';
import { freshTarget } from './fresh-target.ts';

test('the text of a file; none when it is gone, nothing when it is no file', () => {
  const { parent } = freshTarget();
  writeFileSync(join(parent, 'a'), 'text');
  mkdirSync(join(parent, 'b'));
  expect(['a', 'b', 'c'].map((name) => readText(join(parent, name)))).toEqual(['text', '', undefined]);
});

test('what fits is given back, torn and foreign are absent', () => {
  const { parent } = freshTarget();
  const file = join(parent, 'a');
  const read = (text: string) => {
    writeFileSync(file, text);
    return readBack(file, isText);
  };
  expect([read('"x"'), read('"x'), read('1'), read('')]).toEqual(['x', undefined, undefined, undefined]);
  const anything = (_value: unknown): _value is unknown => true;
  expect(readBack(join(parent, 'none'), anything)).toBeUndefined();
});

test('what fits', () => {
  expect([{}, [], null, 'x', undefined].map(isObject)).toEqual([true, false, false, false, false]);
  expect(['', 'x', 1, null].map(isText)).toEqual([true, true, false, false]);
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
  expect([[], ['x'], ['x', 1], {}, 'x'].map((value) => isListOf(value, isText))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const isPair = (value: unknown) => isRecordOf(value, { a: isText, b: isCount });
  expect([{ a: '', b: 0, c: 1 }, { a: '' }, { a: 1, b: 1 }, null, []].map(isPair)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

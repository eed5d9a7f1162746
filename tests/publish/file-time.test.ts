import { expect, test } from 'vitest';
import { fileTime, isFileTime } from '../../src/publish/file-time.ts';

test('the time of a file is made of its digest, in whole seconds of one range', () => {
  expect(fileTime('00000000ff')).toBe(1_000_000_000);
  expect(fileTime('0000000aff')).toBe(1_000_000_010);
  expect(fileTime('0fffffff')).toBe(1_000_000_000 + 2 ** 28 - 1);
  expect(fileTime('10000000')).toBe(1_000_000_000);
  expect(fileTime('a0000001')).toBe(1_000_000_001);
});

test.each([
  [1_000_000_000_000, true],
  [(1_000_000_000 + 2 ** 28 - 1) * 1000, true],
  [999_999_999_000, false],
  [(1_000_000_000 + 2 ** 28) * 1000, false],
  [1_000_000_000_500, false],
])('%d ms may be one: %s', (time, expected) => {
  expect(isFileTime(time)).toBe(expected);
});

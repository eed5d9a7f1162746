import { expect, test } from 'vitest';
import type { Invocation } from '../../src/commands/common/invocation.ts';
import { sourceOptions } from '../../src/commands/common/source-options.ts';

const invocation = { cwd: '/', env: {}, now: () => Date.UTC(2026, 11, 20, 23) } as unknown as Invocation;
const today = (ahead?: string) => sourceOptions({ ahead }, invocation).today;

test('--ahead asks for a later day', () => {
  expect([today(), today('0'), today('1'), today('30')]).toEqual([
    ...['2026-12-20', '2026-12-20', '2026-12-21', '2027-01-19'],
  ]);
});

test.each(['x', '-1', '1.5', '99999'])('--ahead %s is refused', (ahead) => {
  expect(() => today(ahead)).toThrow(`--ahead is a number of days, not "${ahead}".`);
});

test('--noindex is there only when it was asked for', () => {
  expect(sourceOptions({}, invocation)).not.toHaveProperty('noIndex');
  expect(sourceOptions({ noindex: true }, invocation).noIndex).toBe(true);
});

import { expect, test } from 'vitest';
import type { Invocation } from '../../src/commands/common/invocation.ts';
import { resolveSourceOptions } from '../../src/commands/common/source-options.ts';

const invocation = { cwd: '/', env: {}, now: () => Date.UTC(2026, 11, 20, 23) } as unknown as Invocation;
const today = (ahead?: string) => resolveSourceOptions({ ahead }, invocation).today;

test('--ahead asks for a later day', () => {
  expect([today(), today('0'), today('1'), today('30')]).toEqual([
    ...['2026-12-20', '2026-12-20', '2026-12-21', '2027-01-19'],
  ]);
});

test.each(['x', '-1', '1.5', '99999'])('--ahead %s is refused', (ahead) => {
  expect(() => today(ahead)).toThrow(`--ahead is a number of days, not "${ahead}".`);
});

test('--today is the day by the clock, or one beside it: midnight may come before the build does', () => {
  const given = (day: string) => resolveSourceOptions({ today: day }, invocation).today;
  for (const day of ['2026-12-19', '2026-12-20', '2026-12-21']) expect(given(day)).toBe(day);
  for (const day of ['2026-12-18', '2026-12-22', '2025-12-20', 'today', '2026-12-20T00:00', '2026-12-32', ''])
    expect(() => given(day)).toThrow(`--today is the day by this machine's clock (2026-12-20), not "${day}".`);
});

test('--noindex is there only when it was asked for', () => {
  expect(resolveSourceOptions({}, invocation)).not.toHaveProperty('noIndex');
  expect(resolveSourceOptions({ noindex: true }, invocation).noIndex).toBe(true);
});

test('--today is a day of the calendar', () => {
  const first = { ...invocation, now: () => Date.UTC(2026, 11, 1) };
  expect(() => resolveSourceOptions({ today: '2026-11-31' }, first)).toThrow('not "2026-11-31"');
});

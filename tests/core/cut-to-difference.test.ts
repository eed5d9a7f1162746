import { expect, it } from 'vitest';
import { cutToDifference } from '../../src/core/json-changes.ts';

it.each([
  ['short', 'shorter', 20, ['short', 'shorter']],
  ['same', 'same', 20, ['same', 'same']],
  [`${'x'.repeat(50)}one`, `${'x'.repeat(50)}two`, 40, [`…${'x'.repeat(24)}one`, `…${'x'.repeat(24)}two`]],
  [`a${'y'.repeat(50)}`, `b${'z'.repeat(50)}`, 10, [`a${'y'.repeat(8)}…`, `b${'z'.repeat(8)}…`]],
  [
    `${'x'.repeat(50)}${'😀'.repeat(12)}a`,
    `${'x'.repeat(50)}${'😀'.repeat(12)}b`,
    30,
    [`…${'😀'.repeat(12)}a`, `…${'😀'.repeat(12)}b`],
  ],
])('two texts are cut to where they differ: %#', (one, other, most, cut) =>
  expect(cutToDifference(one, other, most)).toEqual(cut),
);

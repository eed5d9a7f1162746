import { expect, test } from 'vitest';
import { thoroughness } from '../../support/runs.ts';
import { differences } from './differences.ts';

/** Accepted documents: 30,000 with LONG=1; SEED gives others. */
const many = [60, 1500, 30_000][thoroughness - 1] ?? 60;

test('mirrors of what is accepted say the same to every reader', () => {
  const found = [...differences(Number(process.env.SEED ?? 1), many)];
  expect(found.slice(0, 5).join('\n')).toBe('');
  expect(found.length).toBe(0);
}, 3_600_000);

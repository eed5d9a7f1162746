import { expect, test } from 'vitest';
import type { Problem } from '../../../src/core/problem.ts';
import { problemFingerprints } from '../../../src/terminal/report.ts';
import { hostile } from './hostile.ts';

const at = (line: number, message = 'm', file = 'content/a.ts'): Problem => ({
  code: 'field-unknown',
  at: { file, line, col: 1 },
  message,
});

test('a problem keeps its name when lines above it come or go', () => {
  expect(problemFingerprints([at(9)])).toEqual(problemFingerprints([at(3)]));
});

test('another file, message, field or code is another problem', () => {
  const [first] = problemFingerprints([at(1)]);
  const others: Problem[] = [
    at(1, 'n'),
    at(1, 'm', 'content/b.ts'),
    { ...at(1), field: 'f' },
    { ...at(1), code: 'field-type' },
  ];
  for (const other of others) expect(problemFingerprints([other])).not.toEqual([first]);
});

test('the same on two lines has two names', () => {
  expect(new Set(problemFingerprints([at(1), at(2), ...hostile])).size).toBe(2 + hostile.length);
});

import { expect, test } from 'vitest';
import { modeOf } from '../../src/publish/modes.ts';

test.each([
  ['text', 0o644],
  ['#!/bin/sh', 0o755],
  ['#', 0o644],
  ['!#', 0o644],
  ['', 0o644],
])('a script is run as it lies there: %j', (text, mode) => {
  expect(modeOf(Buffer.from(text))).toBe(mode);
});

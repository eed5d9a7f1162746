import { expect, test } from 'vitest';
import { fileModeFor } from '../../src/publish/stage-files.ts';

test.each([
  ['text', 0o644],
  ['#!/bin/sh', 0o755],
  ['#', 0o644],
  ['!#', 0o644],
  ['', 0o644],
])('a script is run as it lies there: %j', (text, mode) => {
  expect(fileModeFor(Buffer.from(text))).toBe(mode);
});

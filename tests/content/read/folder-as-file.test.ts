import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listFiles } from '../../../src/content/read/list-files.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { hasSameStamps, stampTree } from '../../../src/publish/folder-stamps.ts';

it.each(['content', 'public'] as const)('%s that is a file is a problem with a hint', (name) => {
  const parent = mkdtempSync(join(tmpdir(), 'gazette-file-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const path = join(parent, name);
  const absent = stampTree(path);
  writeFileSync(path, 'text');
  expect(hasSameStamps(absent, stampTree(path))).toBe(false);
  const told: Problem[] = [];
  const report = (problem: Problem) => void told.push(problem);
  expect(listFiles(path, name, () => false, report)).toEqual([]);
  expect(told).toMatchObject([
    { at: { file: name }, message: 'expected a folder, got a file', hint: `Rename it, and make a folder ${name}/.` },
  ]);
});

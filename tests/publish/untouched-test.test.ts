import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stampTree } from '../../src/publish/folder-stamps.ts';
import { listTree, type TreeEntry } from '../../src/publish/tree.ts';
import { createUntouchedTest } from '../../src/publish/untouched-test.ts';
import { freshTarget } from './fresh-target.ts';

const digest = 'a'.repeat(64);

function recorded() {
  const { outDir, deployDir } = freshTarget();
  for (const folder of [outDir, deployDir]) mkdirSync(folder);
  for (const file of [join(outDir, 'a'), join(outDir, 'b'), join(deployDir, 'c')]) writeFileSync(file, 'text');
  const trees = [outDir, deployDir].map(stampTree);
  const isUntouched = createUntouchedTest({ trees, digests: [['', digest], [digest]] });
  const entries = [...listTree(outDir), ...listTree(deployDir)];
  const named = (name: string) => entries.find(({ path }) => path === name) as TreeEntry;
  return { isUntouched, a: named('a'), b: named('b'), c: named('c') };
}

test('a file with the stat and the digest that were recorded is vouched for, in its own folder', () => {
  const { isUntouched, b, c } = recorded();
  expect(isUntouched('outDir', b, digest)).toBe(true);
  expect(isUntouched('deployDir', c, digest)).toBe(true);
  expect(isUntouched('deployDir', b, digest)).toBe(false);
  expect(isUntouched('outDir', c, digest)).toBe(false);
});

test.each([{ mode: 0o600 }, { size: 9 }, { mtimeMs: 9 }, { ctimeMs: 9 }, { ino: 9 }, { kind: 'other' }, { path: 'x' }])(
  'one that differs in %j is not',
  (change) => {
    const { isUntouched, b } = recorded();
    expect(isUntouched('outDir', { ...b, ...change } as TreeEntry, digest)).toBe(false);
  },
);

test('nor is one with another digest, one whose digest was not recorded, nor any without a record', () => {
  const { isUntouched, a, b } = recorded();
  expect(isUntouched('outDir', b, 'b'.repeat(64))).toBe(false);
  expect(isUntouched('outDir', a, digest)).toBe(false);
  expect(createUntouchedTest(undefined)('outDir', b, digest)).toBe(false);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeOwn, removeAbandoned } from './temp-folders.ts';

const gone = spawnSync(process.execPath, ['-e', '']).pid;
const parent = () => mkdtempSync(join(tmpdir(), 'gazette-'));

test('what tests make in the temporary folder is below the folder of their run', () => {
  expect(basename(dirname(parent()))).toMatch(/^gazette-tests-\d+$/);
});

test('the folders of runs that are gone are removed, with all in them; those of others are left', () => {
  const folder = parent();
  writeFileSync(join(makeOwn(folder, gone), 'left'), '');
  const running = makeOwn(folder, process.pid);
  const elsewhere = makeOwn(folder, gone + 1);
  const owner = join(elsewhere, '.owner.json');
  writeFileSync(owner, JSON.stringify({ ...JSON.parse(readFileSync(owner, 'utf8')), host: 'another' }));
  mkdirSync(join(folder, 'gazette-tests-unknown'));
  mkdirSync(join(folder, 'of-somebody-else'));
  removeAbandoned(folder);
  const left = [basename(running), basename(elsewhere), 'gazette-tests-unknown', 'of-somebody-else'];
  expect(readdirSync(folder).sort()).toEqual(left.sort());
});

test('a run begins with an empty folder, whatever one of its number left', () => {
  const folder = parent();
  writeFileSync(join(makeOwn(folder, process.pid), 'left'), '');
  expect(readdirSync(makeOwn(folder, process.pid))).toEqual(['.owner.json']);
});

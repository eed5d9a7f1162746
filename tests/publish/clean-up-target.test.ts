import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanUpTarget } from '../../src/publish/clean-up-target.ts';
import { acquireLock } from '../../src/publish/lock.ts';
import { freshTarget } from './fresh-target.ts';

test('what a killed build left is removed, unless another one runs', async () => {
  const target = freshTarget();
  mkdirSync(join(target.parent, '.dist.new-4711'));
  const lock = acquireLock(target.outDir);
  await cleanUpTarget(target);
  expect(readdirSync(target.parent)).toEqual(['.dist.lock', '.dist.new-4711']);
  lock.release();
  await cleanUpTarget(target);
  expect(readdirSync(target.parent)).toEqual([]);
});

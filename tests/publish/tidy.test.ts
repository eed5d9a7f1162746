import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acquireLock } from '../../src/publish/lock.ts';
import { tidy } from '../../src/publish/tidy.ts';
import { freshTarget } from './fresh-target.ts';

test('what a killed build left is removed, unless another one runs', async () => {
  const target = freshTarget();
  mkdirSync(join(target.parent, '.dist.new-4711'));
  const lock = acquireLock(target.outDir);
  await tidy(target);
  expect(readdirSync(target.parent)).toEqual(['.dist.lock', '.dist.new-4711']);
  lock.release();
  await tidy(target);
  expect(readdirSync(target.parent)).toEqual([]);
});

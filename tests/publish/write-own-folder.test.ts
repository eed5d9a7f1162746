import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listTree } from '../../src/publish/tree.ts';
import { writeOwnFolder } from '../../src/publish/write-own-folder.ts';
import { freshTarget } from './fresh-target.ts';

test('a folder of ours is written anew, and its files have the times by which a build knows them', () => {
  const folder = join(freshTarget().parent, 'deploy/old');
  writeOwnFolder(folder, [{ file: 'a/b/c.txt', text: 'one' }]);
  const { mtimeMs } = statSync(join(folder, 'a/b/c.txt'));
  writeOwnFolder(folder, [
    { file: 'x.txt', text: 'one' },
    { file: 'y.txt', text: 'two' },
  ]);
  expect(listTree(folder).map(({ path }) => path)).toEqual(['x.txt', 'y.txt']);
  expect(readFileSync(join(folder, 'x.txt'), 'utf8')).toBe('one');
  expect(statSync(join(folder, 'x.txt')).mtimeMs).toBe(mtimeMs);
  expect(statSync(join(folder, 'y.txt')).mtimeMs).not.toBe(mtimeMs);
});

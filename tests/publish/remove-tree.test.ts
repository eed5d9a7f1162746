import { linkSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTree } from '../../src/publish/remove-tree.ts';
import { freshTarget } from './fresh-target.ts';
import { noFiles } from './no-files.ts';

test('a tree is removed with all below it; second names of its files, and what its links lead to, stay', () => {
  const { parent } = freshTarget();
  const [root, other] = [join(parent, 'root'), join(parent, 'other')];
  mkdirSync(join(root, 'a/b'), { recursive: true });
  mkdirSync(other);
  writeFileSync(join(other, 'file'), 'text');
  linkSync(join(other, 'file'), join(root, 'a/b/file'));
  symlinkSync(other, join(root, 'a/link'));
  const before = statSync(join(other, 'file'));
  removeTree(root);
  expect(readdirSync(parent)).toEqual(['other']);
  expect(readFileSync(join(other, 'file'), 'utf8')).toBe('text');
  const { mode, mtimeMs, ino, nlink } = statSync(join(other, 'file'));
  expect({ mode, mtimeMs, ino, nlink }).toEqual({
    mode: before.mode,
    mtimeMs: before.mtimeMs,
    ino: before.ino,
    nlink: 1,
  });
});

test.each(noFiles)('%s is removed', (_, make) => {
  const { parent } = freshTarget();
  make(join(parent, 'x'));
  removeTree(join(parent, 'x'));
  removeTree(join(parent, 'x'));
  expect(readdirSync(parent)).toEqual([]);
});

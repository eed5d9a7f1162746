import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listEntries } from '../../../src/content/read/list-entries.ts';
import { listPlainFiles } from '../../../src/content/read/list-plain-files.ts';
import { compareCodeUnits } from '../../../src/core/problem.ts';
import { iterateEntries, takeSnapshot } from '../../../src/publish/folder-stamps.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gazette-plain-tree-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

const isOdd = (path: string) => path.endsWith('.md');
const asSeen = () => {
  const [tree] = takeSnapshot([root], Date.now()).trees;
  return tree && listPlainFiles(root, isOdd, iterateEntries(tree));
};
const paths = () => listPlainFiles(root, isOdd)?.map(({ path }) => path);

describe('plainTree', () => {
  it('finds the files that fast-glob finds, in code unit order', () => {
    write('b.md', 'B.md', 'a/b.md', 'a-b.md', 'a.md', 'a/.hidden/x_1.txt', '.gitkeep', 'a/b/c/d.ts', 'a0');
    const files = listEntries(root).entries.filter(({ dirent }) => dirent.isFile());
    expect(paths()).toEqual(files.map(({ path }) => path).sort(compareCodeUnits));
    expect(listPlainFiles(root, isOdd)?.[0]).toMatchObject({ path: '.gitkeep', file: join(root, '.gitkeep'), size: 0 });
    expect(asSeen()).toEqual(listPlainFiles(root, isOdd));
  });

  it('finds nothing where there is no folder', () => {
    rmSync(root, { recursive: true });
    expect(paths()).toEqual([]);
    expect(asSeen()).toEqual([]);
  });

  it.each([
    ['a name with a space', () => write('a/b c.md')],
    ['a name beyond ASCII', () => write('a/é.md')],
    ['a name with a bracket, which globs mean something by', () => write('x[1].md')],
    ['a folder with the name of a file', () => write('a/b.md/c.txt')],
    ['a symbolic link', () => symlinkSync('nowhere', join(root, 'link'))],
  ])('steps aside for %s', (_, make) => {
    write('a/plain.md');
    make();
    expect(paths()).toBeUndefined();
    expect(asSeen()).toBeUndefined();
  });
});

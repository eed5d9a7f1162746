import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listTree } from '../../src/publish/tree.ts';
import { freshTarget } from './fresh-target.ts';

function made(): string {
  const { outDir } = freshTarget();
  for (const folder of ['', 'b']) {
    mkdirSync(join(outDir, folder));
    chmodSync(join(outDir, folder), 0o755);
  }
  for (const [file, text] of Object.entries({ 'b/c': 'abc', 'a.txt': 'a' })) {
    writeFileSync(join(outDir, file), text);
    chmodSync(join(outDir, file), 0o644);
  }
  return outDir;
}

describe('the tree of a folder', () => {
  it('has every entry, sorted by code unit, and follows no link', () => {
    const root = made();
    symlinkSync('/', join(root, 'Link'));
    expect(listTree(root).map(({ path, kind, mode, size }) => [path, kind, mode, size])).toEqual([
      ['Link', 'other', 0o777, 0],
      ['a.txt', 'file', 0o644, 1],
      ['b', 'folder', 0o755, 0],
      ['b/c', 'file', 0o644, 3],
    ]);
  });

  it('is empty when there is no folder, and an error when it is a file', () => {
    const root = made();
    expect(listTree(join(root, 'none'))).toEqual([]);
    expect(() => listTree(join(root, 'a.txt'))).toThrow('ENOTDIR');
  });
});

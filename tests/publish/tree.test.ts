import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { sameTree } from '../../src/publish/same-tree.ts';
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

describe('a folder holds what is wanted', () => {
  const wanted = Object.entries({ 'a.txt': 'a', 'b/c': 'abc' }).map(([file, text]) => ({
    file,
    bytes: Buffer.from(text),
    sha256: '',
  }));
  const same = (root: string) => sameTree(root, wanted, listTree(root));

  it('exactly', () => {
    expect(same(made())).toBe(true);
  });

  test.each<[string, (root: string) => void]>([
    ['other bytes', (root) => writeFileSync(join(root, 'a.txt'), 'b')],
    ['another size', (root) => writeFileSync(join(root, 'a.txt'), 'ab')],
    ['another mode of a file', (root) => chmodSync(join(root, 'a.txt'), 0o600)],
    ['another mode of a folder', (root) => chmodSync(join(root, 'b'), 0o700)],
    ['a file more', (root) => writeFileSync(join(root, 'd'), '')],
    ['a folder more', (root) => mkdirSync(join(root, 'd'))],
  ])('not with %s', (_, spoil) => {
    const root = made();
    spoil(root);
    expect(same(root)).toBe(false);
  });

  it('not with a file less, nor with one for another, nor with a folder for a file', () => {
    const root = made();
    expect(sameTree(root, wanted.slice(1), listTree(root))).toBe(false);
    const other = [{ file: 'x.txt', bytes: Buffer.from('a'), sha256: '' }, ...wanted.slice(1)];
    expect(sameTree(root, other, listTree(root))).toBe(false);
    expect(sameTree(root, [...wanted, ...other.slice(0, 1)], listTree(root))).toBe(false);
    const folder = { file: 'b', bytes: Buffer.of(), sha256: '' };
    expect(
      sameTree(
        root,
        [folder],
        listTree(root).filter(({ path }) => path === 'b'),
      ),
    ).toBe(false);
    const inFile = { file: 'a.txt/x', bytes: Buffer.of(), sha256: '' };
    const found = listTree(root).filter(({ path }) => path === 'a.txt');
    expect(sameTree(root, [inFile], [...found, ...found])).toBe(false);
  });
});

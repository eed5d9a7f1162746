import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import { copyEntry, readFileBytes, removeFile, writeIfChanged } from '../../../src/publish/attachment/folder-files.ts';
import { listTree } from '../../../src/publish/tree.ts';
import { freshTarget } from '../fresh-target.ts';

const entryOf = (folder: string, path: string) =>
  assertDefined(
    listTree(folder).find((entry) => entry.path === path),
    path,
  );

describe('a file of a folder', () => {
  it('is written only where its bytes differ, under the rights that it had', () => {
    const { parent } = freshTarget();
    expect(writeIfChanged(parent, 'a/b.txt', Buffer.from('one'))).toBe(true);
    chmodSync(join(parent, 'a/b.txt'), 0o640);
    expect(writeIfChanged(parent, 'a/b.txt', Buffer.from('one'))).toBe(false);
    expect(writeIfChanged(parent, 'a/b.txt', Buffer.from('two'))).toBe(true);
    expect(readFileBytes(parent, 'a/b.txt')?.toString()).toBe('two');
    expect(statSync(join(parent, 'a/b.txt')).mode & 0o777).toBe(0o640);
    expect(listTree(parent).map(({ path }) => path)).toEqual(['a', 'a/b.txt']);
    expect(readFileBytes(parent, 'none')).toBeUndefined();
  });

  it('goes with the folders that are empty then, and no others', () => {
    const { parent } = freshTarget();
    for (const file of ['a/b/c.txt', 'a/d.txt']) writeIfChanged(parent, file, Buffer.from(file));
    removeFile(parent, 'a/b/c.txt');
    expect(listTree(parent).map(({ path }) => path)).toEqual(['a', 'a/d.txt']);
    removeFile(parent, 'a/none.txt');
    removeFile(parent, 'a/d.txt');
    expect(listTree(parent)).toEqual([]);
  });

  it('is copied with its time unless size and time are there already; a link as a link', () => {
    const { parent } = freshTarget();
    const [from, to] = [join(parent, 'from'), join(parent, 'to')];
    writeIfChanged(from, 'a/b.txt', Buffer.from('one'));
    utimesSync(join(from, 'a/b.txt'), 1_000_000, 1_000_000);
    symlinkSync('a/b.txt', join(from, 'link'));
    const copied = (path: string) => {
      const there = listTree(to).find((entry) => entry.path === path);
      return copyEntry(from, to, entryOf(from, path), there);
    };
    expect([copied('a/b.txt'), copied('link')]).toEqual([true, true]);
    expect(statSync(join(to, 'a/b.txt')).mtimeMs).toBe(1_000_000_000);
    expect(entryOf(to, 'link').kind).toBe('other');
    expect(copied('a/b.txt')).toBe(false);
    // Another time, another size, another kind.
    utimesSync(join(from, 'a/b.txt'), 1_000_003, 1_000_003);
    expect(copied('a/b.txt')).toBe(true);
    writeFileSync(join(to, 'a/b.txt'), 'longer');
    utimesSync(join(to, 'a/b.txt'), 1_000_003, 1_000_003);
    expect(copied('a/b.txt')).toBe(true);
    expect(readFileSync(join(to, 'a/b.txt'), 'utf8')).toBe('one');
    mkdirSync(join(parent, 'other'));
    symlinkSync('nowhere', join(parent, 'other/link'));
    expect(copyEntry(parent, to, { ...entryOf(join(parent, 'other'), 'link'), path: 'other/link' }, undefined)).toBe(
      true,
    );
  });
});

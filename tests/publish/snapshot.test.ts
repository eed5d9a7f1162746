import { expect, test } from 'vitest';
import { stamp, stamps } from '../../src/publish/snapshot.ts';
import type { TreeEntry } from '../../src/publish/tree.ts';

const file: TreeEntry = { path: 'a', kind: 'file', mode: 0o644, size: 1, mtimeMs: 2, ctimeMs: 3, ino: 4 };
const folder: TreeEntry = { ...file, kind: 'folder', size: 0 };
const changes: readonly Partial<TreeEntry>[] = [{ mode: 0o600 }, { mtimeMs: 9 }, { ctimeMs: 9 }, { ino: 9 }];

test('a file has another stamp when anything of its stat is another', () => {
  for (const change of [...changes, { path: 'b' }, { size: 9 }, { kind: 'other' as const }])
    expect(stamp({ ...file, ...change }), JSON.stringify(change)).not.toEqual(stamp(file));
  expect(stamp(file)[2]).not.toBe(stamp(folder)[2]);
});

test('a folder has the same stamp whatever its times, and another by its name', () => {
  for (const change of changes) expect(stamp({ ...folder, ...change })).toEqual(stamp(folder));
  expect(stamp({ ...folder, path: 'b' })).not.toEqual(stamp(folder));
});

test('a stamp holds its path, size and digest, and no digest where none was asked for', () => {
  const [path, size, , digest] = stamp(file, 'x');
  expect([path, size, digest]).toEqual(['a', 1, 'x']);
  expect(stamps([file])).toEqual([stamp(file, '')]);
});

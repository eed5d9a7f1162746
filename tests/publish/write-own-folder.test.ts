import { existsSync, lstatSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ForeignFilesError } from '../../src/publish/errors.ts';
import { listTree } from '../../src/publish/tree.ts';
import { assertOwnFolder, removeOwnFolder, writeOwnFolder } from '../../src/publish/write-own-folder.ts';
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

describe('a folder of ours that holds what is not ours', () => {
  const mine = { file: 'a/ours.txt', text: 'ours' };
  const withForeign = () => {
    const folder = join(freshTarget().parent, 'deploy/old');
    writeOwnFolder(folder, [mine, { file: 'b/ours.txt', text: 'too' }]);
    writeFileSync(join(folder, 'a/photo.jpg'), 'dear');
    return folder;
  };

  it('is not written anew, and the file is named with what to do', () => {
    const folder = withForeign();
    expect(() => writeOwnFolder(folder, [mine])).toThrow(ForeignFilesError);
    try {
      assertOwnFolder(folder, []);
    } catch (error) {
      const [problem, ...others] = (error as ForeignFilesError).problems;
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ code: 'output-foreign', at: { file: join(folder, 'a/photo.jpg') } });
      expect(problem?.hint).toMatch(/^Move it out of the folder/);
    }
    expect(listTree(folder).map(({ path }) => path)).toEqual(['a', 'a/ours.txt', 'a/photo.jpg', 'b', 'b/ours.txt']);
    rmSync(join(folder, 'a/photo.jpg'));
    // A file written there would be ours, whatever its time says.
    utimesSync(join(folder, 'a/ours.txt'), 1, 1);
    writeOwnFolder(folder, [mine]);
    expect(listTree(folder).map(({ path }) => path)).toEqual(['a', 'a/ours.txt']);
  });

  it('is removed but for that', () => {
    const folder = withForeign();
    removeOwnFolder(folder);
    expect(listTree(folder).map(({ path }) => path)).toEqual(['a', 'a/photo.jpg']);
    rmSync(join(folder, 'a/photo.jpg'));
    removeOwnFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('and is a link loses the link, and nothing behind it', () => {
    const folder = withForeign();
    const [link, other] = [join(folder, '../link'), join(folder, '../other')];
    symlinkSync(folder, link);
    symlinkSync(folder, other);
    writeOwnFolder(link, [mine]);
    removeOwnFolder(other);
    expect(lstatSync(link).isDirectory()).toBe(true);
    expect(existsSync(other)).toBe(false);
    expect(existsSync(join(folder, 'a/photo.jpg'))).toBe(true);
  });
});

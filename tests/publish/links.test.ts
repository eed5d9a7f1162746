import { linkSync, lstatSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import { type PlannedFile, sortPlannedFiles } from '../../src/publish/planned-files.ts';
import { type PlannedRelease, planReleaseFiles } from '../../src/publish/planned-release.ts';
import { type PublishFilesOptions, publishFiles } from '../../src/publish/publish.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

type Target = ReturnType<typeof freshTarget>;

/** A plan, and what is asked of it: the names of files whose bytes are made. */
function planOf(texts: Readonly<Record<string, string>>, asked: string[] = []): PlannedRelease {
  const watched = (file: PlannedFile): PlannedFile => ({
    ...file,
    bytes: () => {
      if (file.file !== manifestFile) asked.push(file.file);
      return file.bytes();
    },
  });
  const { outDir, deployDir } = planReleaseFiles(releaseOf(texts), [{ file: 'host.conf', bytes: Buffer.from('conf') }]);
  return { outDir: sortPlannedFiles(outDir.map(watched)), deployDir: deployDir.map(watched) };
}

const put = (target: Target, texts: Readonly<Record<string, string>>, options: PublishFilesOptions = {}) => {
  const asked: string[] = [];
  return publishFiles(target, planOf(texts, asked), options).then(() => asked);
};
const inode = (target: Target, file: string) => statSync(join(target.outDir, file)).ino;
const text = (target: Target, file: string) => readFileSync(join(target.outDir, file), 'utf8');

const first = { a: '1', 'b/c': '1', 'b/d': '1' };

describe.each([
  ['staged', false],
  ['in place', true],
] as const)('%s', (_, inPlace) => {
  const publishNext = (target: Target, texts: Readonly<Record<string, string>>, options: PublishFilesOptions = {}) =>
    put(target, texts, { ...options, inPlace });

  test('bytes are made once for each file of a first release, one after the other', async () => {
    const target = freshTarget();
    expect(await publishNext(target, first)).toEqual([
      '.well-known/api-catalog',
      '404.html',
      'a',
      'api/v1/index.json',
      'b/c',
      'b/d',
      'host.conf',
    ]);
    expect(text(target, 'b/d')).toBe('1');
  });

  test('bytes are written before the next ones are made', async () => {
    const target = freshTarget();
    const staged = (file: string) => join(target.parent, `.dist.new-${process.pid}`, file);
    const { outDir, deployDir } = planOf(first);
    const watched = outDir.map((file, index) => {
      const before = outDir[index - 1]?.file;
      const bytes = () => {
        if (before !== undefined) readFileSync(staged(before));
        return file.bytes();
      };
      return { ...file, bytes };
    });
    await publishFiles(target, { outDir: watched, deployDir }, { inPlace });
    expect(text(target, 'b/d')).toBe('1');
  });

  test('a file that changed has a new inode, the others keep theirs, and no bytes of theirs are made', async () => {
    const target = freshTarget();
    await put(target, first);
    const before = ['a', 'b/c', 'b/d'].map((file) => inode(target, file));
    expect(await publishNext(target, { ...first, 'b/c': '2' })).toEqual(['b/c']);
    const after = ['a', 'b/c', 'b/d'].map((file) => inode(target, file));
    expect(after.map((ino, index) => ino === before[index])).toEqual([true, false, true]);
    expect(text(target, 'b/c')).toBe('2');
    expect(statSync(join(target.outDir, 'a')).nlink).toBe(1);
  });

  test('an inode of the old release is left as it was, whatever becomes of its name', async () => {
    const target = freshTarget();
    await put(target, first);
    const kept = Object.keys(first).map((file) => join(target.parent, file.replace('/', '-')));
    for (const [index, file] of Object.keys(first).entries()) linkSync(join(target.outDir, file), kept[index] ?? '');
    const look = () => kept.map((path) => [readFileSync(path, 'utf8'), statSync(path).mode, statSync(path).mtimeMs]);
    const before = look();
    await publishNext(target, { a: '1', 'b/c': '2', 'b/e': '3' });
    expect(look()).toEqual(before);
    expect(kept.map((path) => statSync(path).nlink)).toEqual([2, 1, 1]);
  });

  test('equal bytes under two names are two files', async () => {
    const target = freshTarget();
    await put(target, first);
    await publishNext(target, { ...first, e: '1' });
    expect(inode(target, 'e')).not.toBe(inode(target, 'a'));
  });

  test('a flipped bit in an old file does not get into the new release, though its stat is as it was', async () => {
    const target = freshTarget();
    await put(target, first);
    const path = join(target.outDir, 'a');
    const { mtime } = statSync(path);
    writeFileSync(path, '0');
    utimesSync(path, mtime, mtime);
    expect(await publishNext(target, { ...first, 'b/c': '2' })).toEqual(['a', 'b/c']);
    expect(text(target, 'a')).toBe('1');
  });

  test('who vouches for a file answers for it: a file that was touched since is not vouched for, and is read', async () => {
    const target = freshTarget();
    await put(target, first);
    const recorded = new Map(Object.keys(first).map((file) => [file, lstatSync(join(target.outDir, file))]));
    const path = join(target.outDir, 'a');
    writeFileSync(path, '0');
    utimesSync(path, 1, recorded.get('a')?.mtime ?? 0);
    const vouched: string[] = [];
    const options: PublishFilesOptions = {
      isUntouched: (_folder, { path: file, ctimeMs, ino }) => {
        const isSame = recorded.get(file)?.ctimeMs === ctimeMs && recorded.get(file)?.ino === ino;
        if (isSame) vouched.push(file);
        return isSame;
      },
    };
    expect(await publishNext(target, { ...first, 'b/c': '2' }, options)).toEqual(['a', 'b/c']);
    expect(vouched).toEqual(['b/d']);
  });

  test('a file with another time than that of its bytes is written anew when its release is', async () => {
    const target = freshTarget();
    await put(target, first);
    utimesSync(join(target.outDir, 'a'), 1, 1);
    expect(await publishNext(target, first)).toEqual([]);
    expect(await publishNext(target, { ...first, 'b/c': '2' })).toEqual(['a', 'b/c']);
  });

  test('bytes that are not those of the plan are not published: of another size never, else where they are read back', async () => {
    const target = freshTarget();
    await put(target, first);
    const { outDir, deployDir } = planOf({ ...first, a: '2' });
    const wrong = outDir.map((file) => ({ ...file, bytes: () => Buffer.from('3') }));
    await expect(publishFiles(target, { outDir: wrong, deployDir }, { inPlace, isDurable: true })).rejects.toThrow(
      'does not read back',
    );
    const short = outDir.map((file) => ({ ...file, bytes: () => Buffer.of() }));
    await expect(publishFiles(target, { outDir: short, deployDir }, { inPlace })).rejects.toThrow('has 0 of 1 bytes');
    expect(text(target, 'a')).toBe('1');
  });
});

import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { compareFolder, type UntouchedTest } from '../../src/publish/compare-folder.ts';
import { fileTime } from '../../src/publish/file-time.ts';
import type { PlannedFile } from '../../src/publish/planned-files.ts';
import { freshTarget } from './fresh-target.ts';

type Target = ReturnType<typeof freshTarget>;

const texts = { 'a.txt': 'a', 'b/c': 'abc' };

/** A plan that nobody may ask for bytes: what stands there is to be told without. */
const wanted = (files: Readonly<Record<string, string>> = texts): PlannedFile[] =>
  Object.entries(files).map(([file, text]) => ({
    file,
    sha256: sha256(text),
    size: text.length,
    bytes: () => expect.fail('bytes of a file that is only looked at'),
  }));

function put(path: string, text: string): void {
  writeFileSync(path, text);
  chmodSync(path, 0o644);
  utimesSync(path, fileTime(sha256(text)), fileTime(sha256(text)));
}

function made(): Target {
  const target = freshTarget();
  for (const folder of ['', 'b']) {
    mkdirSync(join(target.outDir, folder));
    chmodSync(join(target.outDir, folder), 0o755);
  }
  for (const [file, text] of Object.entries(texts)) put(join(target.outDir, file), text);
  return target;
}

const look = async (target: Target, files = wanted(), isUntouched: UntouchedTest = () => false) => {
  const { isSame, kept } = await compareFolder(target, 'outDir', files, isUntouched, async () => {});
  return { isSame, kept: [...kept] };
};

test('a folder that holds exactly what is wanted is the same, and each file is kept', async () => {
  expect(await look(made())).toEqual({ isSame: true, kept: ['a.txt', 'b/c'] });
});

test('bytes and modes decide whether a folder is left alone; only a file with its time is kept', async () => {
  const target = made();
  utimesSync(join(target.outDir, 'a.txt'), 1, 1);
  expect(await look(target)).toEqual({ isSame: true, kept: ['b/c'] });
  writeFileSync(join(target.outDir, 'd'), '');
  expect(await look(target)).toEqual({ isSame: false, kept: ['b/c'] });
});

test.each<[string, readonly string[], (root: string) => void]>([
  ['other bytes', ['b/c'], (root) => writeFileSync(join(root, 'a.txt'), 'b')],
  ['another size', ['b/c'], (root) => writeFileSync(join(root, 'a.txt'), 'ab')],
  ['another mode of a file', ['b/c'], (root) => chmodSync(join(root, 'a.txt'), 0o600)],
  ['another mode of a folder', ['a.txt', 'b/c'], (root) => chmodSync(join(root, 'b'), 0o700)],
  ['a file more', ['a.txt', 'b/c'], (root) => writeFileSync(join(root, 'd'), '')],
  ['a folder more', ['a.txt', 'b/c'], (root) => mkdirSync(join(root, 'd'))],
  ['a file less', ['b/c'], (root) => rmSync(join(root, 'a.txt'))],
  [
    'one file for another',
    ['b/c'],
    (root) => {
      rmSync(join(root, 'a.txt'));
      put(join(root, 'x'), 'a');
    },
  ],
  [
    'a folder for a file',
    ['b/c'],
    (root) => {
      rmSync(join(root, 'a.txt'));
      mkdirSync(join(root, 'a.txt'));
    },
  ],
  [
    'a link for a file',
    ['b/c'],
    (root) => {
      rmSync(join(root, 'a.txt'));
      symlinkSync('b/c', join(root, 'a.txt'));
    },
  ],
])('a folder with %s is not the same; the files beside are kept', async (_, kept, spoil) => {
  const target = made();
  spoil(target.outDir);
  expect(await look(target)).toEqual({ isSame: false, kept });
});

test('a folder that is not there holds nothing', async () => {
  expect(await look(freshTarget())).toEqual({ isSame: false, kept: [] });
});

describe('a flipped bit under the same name, size, mode and time', () => {
  const flipped = () => {
    const target = made();
    const path = join(target.outDir, 'a.txt');
    const { mtime } = statSync(path);
    writeFileSync(path, 'A');
    utimesSync(path, mtime, mtime);
    return target;
  };

  test('is noticed by the bytes, which nobody vouched for', async () => {
    expect(await look(flipped())).toEqual({ isSame: false, kept: ['b/c'] });
  });

  test('is noticed when the caller vouches for the others alone', async () => {
    const recorded = made();
    const isUntouched: UntouchedTest = (_folder, { path }) => path !== 'a.txt';
    expect(await look(flipped(), wanted(), isUntouched)).toEqual({ isSame: false, kept: ['b/c'] });
    expect(await look(recorded, wanted(), isUntouched)).toEqual({ isSame: true, kept: ['a.txt', 'b/c'] });
  });
});

test('a file that is vouched for is not read; it is asked for with its folder, its stat and the digest', async () => {
  const target = made();
  // Not readable by its bytes: only the word of the caller can keep it.
  writeFileSync(join(target.outDir, 'b/c'), 'xyz');
  utimesSync(join(target.outDir, 'b/c'), fileTime(sha256('abc')), fileTime(sha256('abc')));
  const asked: unknown[] = [];
  const isUntouched: UntouchedTest = (folder, entry, digest) => {
    asked.push([folder, entry.path, entry.ino, digest]);
    return entry.path === 'b/c';
  };
  expect(await look(target, wanted(), isUntouched)).toEqual({ isSame: true, kept: ['a.txt', 'b/c'] });
  expect(asked).toEqual(
    Object.entries(texts).map(([file, text]) => [
      'outDir',
      file,
      statSync(join(target.outDir, file)).ino,
      sha256(text),
    ]),
  );
  expect(readFileSync(join(target.outDir, 'b/c'), 'utf8')).toBe('xyz');
});

test('nobody is asked to vouch for a file of another size, mode or time', async () => {
  const target = made();
  writeFileSync(join(target.outDir, 'a.txt'), 'ab');
  utimesSync(join(target.outDir, 'b/c'), 1, 1);
  const nobody = () => expect.fail('asked');
  expect(await look(target, wanted(), nobody)).toEqual({ isSame: false, kept: [] });
});

test('without a mode the bytes tell it: a script is read even if it is vouched for', async () => {
  const target = made();
  const script = { file: 'a.txt', sha256: sha256('#!'), size: 2, bytes: () => expect.fail('asked') };
  put(join(target.outDir, 'a.txt'), '#!');
  const files = [script, ...wanted({ 'b/c': 'abc' })];
  expect(await look(target, files)).toEqual({ isSame: false, kept: ['b/c'] });
  chmodSync(join(target.outDir, 'a.txt'), 0o755);
  const asked: string[] = [];
  const isUntouched: UntouchedTest = (_folder, { path }) => asked.push(path) > 0;
  expect(await look(target, files, isUntouched)).toEqual({ isSame: true, kept: ['a.txt', 'b/c'] });
  expect(asked).toEqual(['b/c']);
  chmodSync(join(target.outDir, 'b/c'), 0o755);
  expect(await look(target, files, isUntouched)).toEqual({ isSame: false, kept: ['a.txt'] });
});

test('a script keeps its mode', async () => {
  const target = made();
  const files = wanted().map((file) => ({ ...file, mode: file.file === 'a.txt' ? 0o755 : 0o644 }));
  expect(await look(target, files)).toEqual({ isSame: false, kept: ['b/c'] });
  chmodSync(join(target.outDir, 'a.txt'), 0o755);
  expect(await look(target, files)).toEqual({ isSame: true, kept: ['a.txt', 'b/c'] });
});

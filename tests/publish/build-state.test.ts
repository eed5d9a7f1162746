import { mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { readBuildState } from '../../src/publish/build-state.ts';
import { findUnchangedBuild } from '../../src/publish/find-unchanged.ts';
import {
  type BuildFolders,
  isSameSnapshot,
  isSettled,
  iterateEntries,
  takeSnapshot,
} from '../../src/publish/folder-stamps.ts';
import { keepFile } from '../../src/publish/keep-file.cjs';
import { reusableDigests, saveBuildState, takeFingerprint } from '../../src/publish/save-build-state.ts';
import { readStampedDigests, writeStampedDigests } from '../../src/publish/stamped-digests.ts';
import { freshTarget } from './fresh-target.ts';
import { noFiles } from './no-files.ts';

let parent: string;
const folders = () => ({ inputs: [join(parent, 'content')], outputs: [join(parent, 'dist')] });
const state = () => join(parent, 'cache/state.json');
/** Far enough ahead that the files just written do not count as fresh. */
const later = () => Date.now() + 10_000;

function save(now: number, key: unknown = 'k'): void {
  const inputs = takeFingerprint(folders().inputs, takeSnapshot(folders().inputs, now), nothing);
  saveBuildState(state(), folders(), { inputs, key, result: { said: 'hello' } });
}
const nothing = () => undefined;
const find = (key: unknown = 'k', of: BuildFolders = folders()) =>
  findUnchangedBuild(state(), readBuildState<{ said: string }>(state()), of, key, takeSnapshot(of.inputs, later()));

beforeEach(() => {
  parent = freshTarget().parent;
  for (const folder of ['content/faq', 'dist']) mkdirSync(join(parent, folder), { recursive: true });
  for (const file of ['content/a.ts', 'content/faq/b.md', 'dist/index.html']) writeFileSync(join(parent, file), 'text');
});

describe('an unchanged build', () => {
  test('is found, with what it said', async () => {
    save(later());
    expect(await find()).toEqual({ said: 'hello' });
  });

  test('is found after touch: the bytes decide, and the new times are remembered', async () => {
    save(later());
    utimesSync(join(parent, 'content/a.ts'), 1, 1);
    const before = readFileSync(state());
    expect(await find()).toEqual({ said: 'hello' });
    expect(readFileSync(state()).equals(before)).toBe(false);
  });

  test('is found when the state is younger than the edit before it by less than a tick', async () => {
    save(statSync(join(parent, 'content/a.ts')).mtimeMs);
    expect(await find()).toEqual({ said: 'hello' });
  });
});

describe('a build is needed', () => {
  test.each<[string, () => unknown]>([
    ['an input of another size', () => writeFileSync(join(parent, 'content/a.ts'), 'longer text')],
    ['other bytes of the same size', () => writeFileSync(join(parent, 'content/a.ts'), 'TEXT')],
    ['a new input', () => writeFileSync(join(parent, 'content/faq/c.md'), '')],
    ['a new empty folder', () => mkdirSync(join(parent, 'content/pages'))],
    ['an input that is gone', () => rmSync(join(parent, 'content/faq/b.md'))],
    ['an input with another name', () => renameSync(join(parent, 'content/a.ts'), join(parent, 'content/b.ts'))],
    ['an output with other bytes', () => writeFileSync(join(parent, 'dist/index.html'), 'TEXT')],
    ['an output that is gone', () => rmSync(join(parent, 'dist/index.html'))],
    ['an extra output', () => writeFileSync(join(parent, 'dist/extra'), '')],
    ['no output folder', () => rmSync(join(parent, 'dist'), { recursive: true })],
    ['no input folder', () => rmSync(join(parent, 'content'), { recursive: true })],
    ['no state', () => rmSync(state())],
    ['a torn state', () => writeFileSync(state(), readFileSync(state()).subarray(0, -9))],
    ['an empty state', () => writeFileSync(state(), '')],
    [
      'a state with one other letter',
      () => writeFileSync(state(), readFileSync(state(), 'latin1').replace('hello', 'hallo'), 'latin1'),
    ],
    ['a state without a seal', () => writeFileSync(state(), 'null')],
  ])('after %s', async (_, change) => {
    save(later());
    change();
    expect(await find()).toBeUndefined();
  });

  test.each(noFiles)('after %s took the place of the state', async (_, make) => {
    save(later());
    const whole = readFileSync(state());
    rmSync(state());
    make(state());
    expect(await find()).toBeUndefined();
    keepFile(state(), whole);
    expect(await find()).toEqual({ said: 'hello' });
  });

  test('after a change of one output folder of two', async () => {
    const both = { ...folders(), outputs: [join(parent, 'dist'), join(parent, 'deploy')] };
    mkdirSync(join(parent, 'deploy'));
    const inputs = takeFingerprint(both.inputs, takeSnapshot(both.inputs, later()), nothing);
    saveBuildState(state(), both, { inputs, key: 'k', result: 'said' });
    expect(await find('k', both)).toBe('said');
    writeFileSync(join(parent, 'deploy/nginx.conf'), '');
    expect(await find('k', both)).toBeUndefined();
  });

  test('when the key differs: another date, option or version', async () => {
    save(later(), { today: '2026-11-21' });
    expect(await find({ today: '2026-11-22' })).toBeUndefined();
    expect(await find({ today: '2026-11-21' })).toEqual({ said: 'hello' });
  });

  test('when an edit kept size and time within the tick of the state', async () => {
    const file = join(parent, 'content/a.ts');
    save(statSync(file).mtimeMs);
    // Forge the stat that a coarse file system would show: only the bytes tell.
    writeFileSync(file, 'TEXT');
    const stored = readBuildState(state())!;
    const { trees } = takeSnapshot(folders().inputs, stored.takenAt);
    const inputs = { trees, digests: stored.inputs.digests, takenAt: stored.takenAt };
    saveBuildState(state(), folders(), { inputs, key: 'k', result: { said: 'hello' } });
    expect(await find()).toBeUndefined();
  });
});

test('two snapshots differ when a file was saved between them', () => {
  const before = takeSnapshot(folders().inputs, 0);
  expect(isSameSnapshot(before, takeSnapshot(folders().inputs, 1))).toBe(true);
  writeFileSync(join(parent, 'content/a.ts'), 'TEXT');
  expect(isSameSnapshot(before, takeSnapshot(folders().inputs, 1))).toBe(false);
});

describe('digests of an earlier build', () => {
  test('are cut from their column once, however many files ask for theirs', () => {
    save(later());
    const known = readBuildState(state());
    expect(known?.outputs.digests).toBeDefined();
    expect(known?.outputs.digests).toBe(known?.outputs.digests);
  });

  const digests = (takenAt: number) => {
    save(takenAt);
    return reusableDigests(readBuildState(state()), takeSnapshot(folders().inputs, later()));
  };

  test('are known of files whose stats say that they are the same, and of no other', () => {
    expect(digests(later())(0, 'a.ts')).toBe(sha256('text'));
    const known = readBuildState(state());
    writeFileSync(join(parent, 'content/a.ts'), 'TEXT');
    const now = reusableDigests(known, takeSnapshot(folders().inputs, later()));
    expect(now(0, 'a.ts')).toBeUndefined();
    expect(now(0, 'faq/b.md')).toBe(sha256('text'));
    expect(now(0, 'faq')).toBeUndefined();
    expect(now(0, 'faq/c.md')).toBeUndefined();
    expect(now(1, 'a.ts')).toBeUndefined();
  });

  test('are not known of a file that may have been edited within the tick in which it was read', () => {
    expect(digests(statSync(join(parent, 'content/a.ts')).mtimeMs)(0, 'a.ts')).toBeUndefined();
  });

  test('are not known without a state', () => {
    expect(reusableDigests(undefined, takeSnapshot(folders().inputs, 0))(0, 'a.ts')).toBeUndefined();
  });
});

test('entries are told by path, kind, size and times', () => {
  symlinkSync('a.ts', join(parent, 'content/link'));
  const { size, mtimeMs, ctimeMs, ino } = statSync(join(parent, 'content/a.ts'));
  const entries = iterateEntries(takeSnapshot(folders().inputs, 0).trees[0]);
  expect(entries?.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
    'file a.ts',
    'folder faq',
    'file faq/b.md',
    'other link',
  ]);
  expect(entries?.[0]).toEqual({ path: 'a.ts', kind: 'file', size, mtimeMs, ctimeMs, ino });
  expect(iterateEntries(undefined)).toBeUndefined();
});

test('digests of settled files are kept by their stamps; a torn file of them knows none', () => {
  const file = join(parent, 'cache/stamps');
  const known = { stamp: '4 7800 7800 1', digest: 'd' };
  const fresh = { stamp: '4 9000 7800 1', digest: 'e' };
  writeStampedDigests(
    file,
    Object.entries({ 'a b': known, c: fresh, 'd\ne': known, f: { ...known, stamp: '4' } }),
    10_000,
  );
  expect(readStampedDigests(file)).toEqual(
    new Map([
      ['a b', known],
      ['d\ne', known],
    ]),
  );
  writeFileSync(file, readFileSync(file).subarray(0, -1));
  expect([readStampedDigests(file), readStampedDigests(parent)]).toEqual([new Map(), new Map()]);
});

test('a file is settled when its times are older than a tick of the clock that stamped them, and none is to come', () => {
  const at = (mtime: number, ctime = mtime) => isSettled(Float64Array.of(0, 0, 0, mtime, ctime, 0), 0, 10_000);
  const settled = [at(9_970.5), at(0, 9_979.5), at(9_979.5, 0), at(7_899), at(0)];
  expect(settled).toEqual(settled.map(() => true));
  const fresh = [at(9_990.5), at(9_980, 9_970.5), at(7_900), at(9_000), at(20_000.5), at(0, 9_999.5), at(9_000, 0)];
  expect(fresh).toEqual(fresh.map(() => false));
});

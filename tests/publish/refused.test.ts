import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanUpTarget } from '../../src/publish/clean-up-target.ts';
import { listUnremovable } from '../../src/publish/leftovers.ts';
import { resolveTarget } from '../../src/publish/publish-target.ts';
import { type PublishOptions, publishRelease } from '../support/publish-release.ts';
import { freshTarget } from './fresh-target.ts';
import { generation, generationIn } from './generation.ts';
import { refusal, refuse } from './refused-calls.ts';
import { releaseOf } from './releases.ts';

vi.mock('node:fs', async (original) => (await import('./refused-calls.ts')).refusingFs(await original()));

beforeEach(() => refuse());

type Target = ReturnType<typeof freshTarget>;

const put = (target: Target, n: number, options: Partial<PublishOptions> = {}) =>
  publishRelease(generation(n), { ...target, deployFiles: [], ...options });

test.each(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES'])(
  'where a file can have no second name (%s), it is written',
  async (code) => {
    const target = freshTarget();
    const same = { 'a.txt': 'same', 'b.txt': 'same' };
    await publishRelease(releaseOf({ ...same, 'c.txt': '1' }), { ...target, deployFiles: [] });
    const inode = statSync(join(target.outDir, 'a.txt')).ino;
    refuse({ name: 'linkSync', code, after: 1 });
    await publishRelease(releaseOf({ ...same, 'c.txt': '2' }), { ...target, deployFiles: [] });
    expect(refusal.calls).toBeGreaterThan(2);
    expect(['a', 'b', 'c'].map((name) => readFileSync(join(target.outDir, `${name}.txt`), 'utf8'))).toEqual([
      'same',
      'same',
      '2',
    ]);
    expect(statSync(join(target.outDir, 'a.txt')).ino).not.toBe(inode);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  },
);

test.each([1, 2, 3, 4])('a swap of which the system refuses rename %i of 4 is taken back', async (after) => {
  const target = freshTarget();
  await put(target, 1);
  // The first rename is that of the journal.
  refuse({ name: 'renameSync', code: 'EBUSY', after, times: 1 });
  await expect(put(target, 2)).rejects.toThrow('EBUSY');
  expect(generationIn(target.outDir)).toBe(1);
  expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
});

test.each([{}, { asLink: true }].flatMap((first) => [0, 1, 2, 3, 4].map((after) => [after, first] as const)))(
  'a turn of which the system refuses rename %i is taken back, before it %j',
  async (after, first) => {
    const target = freshTarget();
    await put(target, 1, first);
    const before = readdirSync(target.parent);
    refuse({ name: 'renameSync', code: 'EBUSY', after, times: 1 });
    await expect(put(target, 2, { asLink: true })).rejects.toThrow('EBUSY');
    expect(generationIn(target.outDir)).toBe(1);
    await cleanUpTarget(resolveTarget(target.outDir));
    expect(readdirSync(target.parent)).toEqual(before);
    await put(target, 3);
    expect(generationIn(target.outDir)).toBe(3);
  },
);

describe('in place, a change that the system refuses half-way', () => {
  test.each([
    ['renameSync', 0],
    ['renameSync', 1],
    ['renameSync', 39],
    ['unlinkSync', 0],
  ])('by %s after %i calls is told, and the next command ends it', async (name, after) => {
    const target = freshTarget();
    await put(target, 1);
    refuse({ name, code: 'EPERM', path: `${target.outDir}/`, after });
    await expect(put(target, 2, { inPlace: true })).rejects.toThrow('EPERM');
    expect(readdirSync(target.parent)).toContain('.dist.journal');
    // While it is refused, nothing else is published over it.
    refuse({ name, code: 'EPERM', path: `${target.outDir}/` });
    await expect(put(target, 4, { inPlace: true })).rejects.toThrow('EPERM');
    refuse();
    await cleanUpTarget(resolveTarget(target.outDir));
    expect(generationIn(target.outDir)).toBe(2);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  });
});

describe('in place, what is new comes first, in both folders, and what goes last', () => {
  const page = (target: Target) => readFileSync(join(target.outDir, 'pages/0/0.html'), 'utf8')[0];
  const list = (target: Target) => readFileSync(join(target.outDir, 'api/v1/index.json'), 'utf8');
  const isOddThere = (target: Target) => readdirSync(target.outDir).includes('odd.txt');

  test.each([
    ['a page', 'renameSync', '/dist/pages/0/0.html', ['1', '1', true]],
    ['a list', 'renameSync', '/dist/api/v1/index.json', ['2', '1', true]],
    ['the manifest', 'renameSync', '/deploy/gazette.manifest.json', ['2', '2', true]],
    ['a file that goes', 'unlinkSync', '/dist/odd.txt', ['2', '2', true]],
  ])('up to %s', async (_, name, path, expected) => {
    const target = freshTarget();
    await put(target, 1);
    const manifest = () => readFileSync(join(target.deployDir, 'gazette.manifest.json'), 'utf8');
    const before = manifest();
    refuse({ name, code: 'EPERM', path });
    await expect(put(target, 2, { inPlace: true })).rejects.toThrow('EPERM');
    refuse();
    expect([page(target), list(target), isOddThere(target)]).toEqual(expected);
    expect(manifest() === before).toBe(name === 'renameSync');
  });
});

test('a file of ours that cannot be read is replaced, and one of others is named', async () => {
  const target = freshTarget();
  await put(target, 1);
  refuse({ name: 'readFileSync', code: 'EACCES', path: '/dist/odd.txt' });
  expect((await put(target, 3)).outDir).toBe(true);
  refuse();
  expect(generationIn(target.outDir)).toBe(3);
  writeFileSync(join(target.outDir, 'mine.txt'), 'mine');
  utimesSync(join(target.outDir, 'mine.txt'), 1_100_000_000, 1_100_000_000);
  refuse({ name: 'readFileSync', code: 'EACCES', path: '/dist/mine.txt' });
  await expect(put(target, 4)).rejects.toThrow('Gazette did not make this file');
});

test('a release is live although the system lets none of those before be removed; a later one removes them', async () => {
  const target = freshTarget();
  for (const n of [1, 2, 3]) await put(target, n, { keep: 1 });
  const kept = () => readdirSync(join(target.parent, '.dist.releases'));
  expect(kept()).toHaveLength(1);
  refuse({ name: 'renameSync', code: 'EBUSY', path: '.dist.kept-', after: 1 });
  expect(await put(target, 4, { keep: 1 })).toMatchObject({ outDir: true });
  expect(generationIn(target.outDir)).toBe(4);
  expect(kept()).toHaveLength(2);
  refuse();
  await put(target, 5, { keep: 1 });
  expect(kept()).toHaveLength(1);
});

test.each([{}, { asLink: true }])(
  'a release is live although nothing of the one before can be removed, and so is each later one: %j',
  async (options) => {
    const target = freshTarget();
    await put(target, 1, options);
    refuse({ name: 'unlinkSync rmSync', code: 'EACCES', path: options.asLink ? '.dist.at-' : '.dist.old-' });
    for (const n of [2, 3, 4]) {
      expect(await put(target, n)).toMatchObject({ outDir: true });
      expect(generationIn(target.outDir)).toBe(n);
    }
    // This process has one number, as each has in a container.
    const left = listUnremovable(resolveTarget(target.outDir)).map((path) => basename(path));
    expect(left.length).toBeGreaterThan(1);
    expect(readdirSync(target.parent)).toEqual(expect.arrayContaining(left));
    expect(readdirSync(target.parent)).not.toContain('.dist.journal');
    refuse();
    await cleanUpTarget(resolveTarget(target.outDir));
    expect(listUnremovable(resolveTarget(target.outDir))).toEqual([]);
    expect(generationIn(target.outDir)).toBe(4);
  },
);

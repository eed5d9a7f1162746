import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isSystemError } from '../../src/core/system-error.ts';
import { swapOf } from '../../src/publish/journal.ts';
import { manifestFile } from '../../src/publish/manifest.ts';
import { publish, withLock } from '../../src/publish/publish.ts';
import { readRelease } from '../../src/publish/read-release.ts';
import { recover } from '../../src/publish/swap.ts';
import { beside, resolveTarget } from '../../src/publish/target.ts';
import { listTree } from '../../src/publish/tree.ts';
import { publishLoop } from './child.ts';
import { freshTarget } from './fresh-target.ts';
import { generation, generationIn } from './generation.ts';
import { noFiles } from './no-files.ts';

const preload = new URL('./signal-at.mjs', import.meta.url).href;

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => void child.on('close', done));
}

/** Moments of a build: before which of its calls on a path that holds this text. */
const moments: readonly (readonly [path: string, calls: readonly number[]])[] = [
  ['.dist.lock', [0, 1]],
  ['.dist.new-', [0, 1, 20, 40, 60, 80, 100]],
  ['.deploy.new-', [0, 1, 2]],
  ['.dist.journal', [0, 1, 2, 3]],
  // Looked for, and moved there; looked at again, and removed.
  ['.dist.old-', [0, 1, 2]],
  ['.deploy.old-', [0, 1, 2]],
];

test('after kill -9 in its calls to the disk, the next command finds a whole release, old or new', async () => {
  const target = freshTarget();
  const loop = await publishLoop();
  await publish(generation(0), { ...target, deployFiles: [] });
  const outcomes: string[] = [];
  for (const [n, [path, at]] of moments.flatMap(([path, calls]) => calls.map((at) => [path, at] as const)).entries()) {
    const before = generationIn(target.outDir);
    const env = { PATH: process.env.PATH, SIGNAL: 'SIGKILL', SIGNAL_PATH: path, SIGNAL_AT: String(at) };
    const args = ['--import', preload, loop, target.outDir, target.deployDir, '1', String(n + 1)];
    expect(spawnSync(process.execPath, args, { env }).signal, `before call ${at} of ${path}`).toBe('SIGKILL');
    await withLock(resolveTarget(target.outDir), undefined, () => recover(resolveTarget(target.outDir)));
    const found = generationIn(target.outDir);
    expect([before, n + 1]).toContain(found);
    // dist/ and deploy/ are of one release, and nothing is left beside them.
    expect(readRelease(target.outDir, target.deployDir).files.size).toBe(generation(found).files.size);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
    outcomes.push(found === before ? 'old' : 'new');
  }
  expect(outcomes.lastIndexOf('old')).toBeLessThan(outcomes.indexOf('new'));
  expect(outcomes.filter((outcome) => outcome === 'new').length).toBeGreaterThan(4);
});

describe.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s', (signal, exitCode) => {
  test.each([
    ['while files are staged ends without publishing', '.dist.new-', 0],
    ['in the middle of the swap lets it end', '.dist.old-', 1],
  ])('%s, cleans up, releases the lock and says so', async (_, path, published) => {
    const target = freshTarget();
    await publish(generation(0), { ...target, deployFiles: [] });
    const args = ['--import', preload, await publishLoop(), target.outDir, target.deployDir, '1', '1'];
    const env = { PATH: process.env.PATH, SIGNAL: signal, SIGNAL_PATH: path };
    const child = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect([child.status, child.signal]).toEqual([exitCode, null]);
    expect(child.stderr).toMatch(new RegExp(`^Stopped by ${signal}\\. .*published\\.\\n$`));
    expect(generationIn(target.outDir)).toBe(published);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  });
});

test.each(
  ['whole', 'empty', 'absent'].flatMap((journal) => [0, 1, 2, 3, 4].map((renames) => [renames, journal] as const)),
)('a swap that ended after %i of its four renames is carried through; its journal is %s', async (renames, journal) => {
  const target = freshTarget();
  const [next, old] = [freshTarget(), freshTarget()];
  await publish(generation(1), { ...target, deployFiles: [] });
  await publish(generation(2), { ...next, deployFiles: [] });
  const swaps = (['outDir', 'deployDir'] as const).map((folder) => swapOf(target, folder));
  const place = (name: string) => join(target.parent, name);
  for (const { folder, staged } of swaps) renameSync(next[folder], place(staged));
  const text = journal === 'whole' ? JSON.stringify(swaps) : '';
  if (journal !== 'absent') writeFileSync(beside(target.outDir, 'journal'), text);
  const steps = swaps.flatMap(({ folder, staged, old }) => [
    [target[folder], place(old)],
    [place(staged), target[folder]],
  ]);
  for (const [from, to] of steps.slice(0, renames)) renameSync(from!, to!);
  expect(recover(target)).toBe(journal === 'whole');
  expect(recover(target)).toBe(false);
  expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  // Without its journal each folder is whole, the old one or the new one, until the next build.
  expect(generationIn(target.outDir)).toBe(journal === 'whole' || renames >= 2 ? 2 : 1);
  if (journal !== 'whole') await publish(generation(2), { ...target, deployFiles: [] });
  expect(readRelease(target.outDir, target.deployDir).files.size).toBe(generation(2).files.size);
  expect(existsSync(old.outDir)).toBe(false);
});

test('what a build killed while staging left is removed; files of others beside dist/ are not', async () => {
  const target = freshTarget();
  await publish(generation(1), { ...target, deployFiles: [] });
  mkdirSync(join(target.parent, '.dist.new-4711'));
  writeFileSync(join(target.parent, '.dist.journal-new'), '[{"fol');
  for (const name of ['.dist.note', '.distant.new-1', 'dist.new-4711']) writeFileSync(join(target.parent, name), '');
  expect(recover(target)).toBe(false);
  expect(readdirSync(target.parent)).toEqual(['.dist.note', '.distant.new-1', 'deploy', 'dist', 'dist.new-4711']);
  expect(basename(beside(target.outDir, 'lock'))).toBe('.dist.lock');
});

/** Journals that no build of ours wrote, or that a disk damaged. */
const planted = (target: { parent: string }): [string, string][] => {
  const journal = (change: object, ...more: object[]) =>
    JSON.stringify([{ folder: 'outDir', staged: '.dist.new-1', old: '.dist.old-1', ...change }, ...more]);
  return [
    ['empty', ''],
    ['torn', '[{"folder":"outDir","sta'],
    ['null', 'null'],
    ['an object', '{}'],
    ['a list of nothing', '[null]'],
    ['binary', '\0\u0001'],
    ['another folder to delete', journal({ old: '../precious' })],
    ['a sibling to delete', journal({ old: 'precious' })],
    ['an absolute path', journal({ old: join(target.parent, 'precious') })],
    ['our prefix, and a path', journal({ old: '.dist.old-1/../precious' })],
    ['something else as the new site', journal({ staged: 'precious' })],
    ['a second swap', journal({}, { folder: 'deployDir', staged: '.deploy.new-1', old: '../precious' })],
    ['names of the other folder', journal({ folder: 'deployDir' })],
    ['a folder of no kind', journal({ folder: 'contentDir' })],
  ];
};

test.each(planted({ parent: '/tmp' }).map(([name]) => name))(
  'a journal that holds %s neither stops a build nor touches what is not ours',
  async (name) => {
    const target = freshTarget();
    const [, text] = planted(target).find(([known]) => known === name)!;
    mkdirSync(join(target.parent, 'precious'));
    writeFileSync(join(target.parent, 'precious/photo.jpg'), 'dear');
    await publish(generation(1), { ...target, deployFiles: [] });
    writeFileSync(beside(target.outDir, 'journal'), text);
    await publish(generation(2), { ...target, deployFiles: [] });
    expect(generationIn(target.outDir)).toBe(2);
    expect(readFileSync(join(target.parent, 'precious/photo.jpg'), 'utf8')).toBe('dear');
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist', 'precious']);
  },
);

test.runIf(process.platform !== 'win32').each(noFiles)(
  '%s in place of a file of ours stops no build',
  async (_what, make) => {
    const target = freshTarget();
    await publish(generation(1), { ...target, deployFiles: [] });
    for (const name of ['.dist.journal', '.dist.lock', '.dist.lock-1234567890', '.dist.new-1', '.deploy.new-1'])
      make(join(target.parent, name));
    rmSync(join(target.deployDir, manifestFile));
    make(join(target.deployDir, manifestFile));
    const foreign = listTree(target.deployDir).filter(({ path, kind }) => path !== manifestFile && kind === 'file');
    for (const { path } of foreign) rmSync(join(target.deployDir, path));
    await publish(generation(2), { ...target, deployFiles: [] });
    expect(generationIn(target.outDir)).toBe(2);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  },
);

test('a build that finds the lock of another one taken publishes nothing, and the next one does', async () => {
  const target = freshTarget();
  const loop = await publishLoop();
  await publish(generation(0), { ...target, deployFiles: [] });
  const build = () => {
    const args = [loop, target.outDir, target.deployDir, '3', '1'];
    return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
  };
  await withLock(resolveTarget(target.outDir), undefined, () => {
    expect(build()).toEqual({ published: 0, locked: 3 });
    expect(generationIn(target.outDir)).toBe(0);
  });
  expect(build()).toEqual({ published: 3, locked: 0 });
  expect(generationIn(target.outDir)).toBe(3);
});

test('builds at the same time: each publishes or finds the lock taken, and no file is ever torn', async () => {
  const target = freshTarget();
  const loop = await publishLoop();
  await publish(generation(0), { ...target, deployFiles: [] });
  let running = 3;
  const builds = [1000, 2001, 3000].map(async (first) => {
    const args = [loop, target.outDir, target.deployDir, '60', String(first)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [text, code] = await Promise.all([textOf(child.stdout), ended(child)]);
    running--;
    expect(code).toBe(0);
    return JSON.parse(text) as { published: number; locked: number };
  });
  while (running > 0) {
    for (let i = 0; i < 37; i++) {
      try {
        const text = readFileSync(join(target.outDir, `pages/${i % 5}/${i}.html`), 'utf8');
        expect(text).toMatch(new RegExp(`^\\d+\\nx{${i * 100}}$`));
      } catch (error) {
        // Between the two renames of a swap there is no folder, for microseconds.
        if (!isSystemError(error, 'ENOENT')) throw error;
      }
    }
    await setImmediate();
  }
  for (const { published, locked } of await Promise.all(builds)) expect(published + locked).toBe(60);
  expect(generationIn(target.outDir)).toBeGreaterThanOrEqual(1000);
  expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
});

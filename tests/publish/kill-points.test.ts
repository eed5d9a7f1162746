import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PublishFilesOptions, recover, withLock } from '../../src/publish/publish.ts';
import { readReleaseLink, resolveTarget } from '../../src/publish/publish-target.ts';
import { listTree } from '../../src/publish/tree.ts';
import { publishRelease } from '../support/publish-release.ts';
import { thoroughness, turn } from '../support/runs.ts';
import { death, dies, live } from './dying-fs.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

vi.mock('node:fs', async (original) => (await import('./dying-fs.ts')).dyingFs(await original()));
const { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } =
  await vi.importActual<typeof import('node:fs')>('node:fs');

type Target = ReturnType<typeof freshTarget>;

beforeEach(() => live());

/** The steps in which the moments of one death, and of a second one after it, are tried; others at each turn. */
const [step, stepOfSecond] = thoroughness === 3 ? [1, 1] : [5, 15];

const modes = [
  ['staged', {}, {}],
  ['in place', { inPlace: true }, {}],
  ['which makes dist/ a link', { asLink: true }, {}],
  ['which turns a link', {}, { asLink: true }],
] as const;

type How = Pick<PublishFilesOptions, 'inPlace' | 'asLink'>;

/**
 * Release number n. Most files name it; some are in all, as they were; odd releases have files and folders that even
 * ones lack, and one name is a file in odd ones and a folder in the others.
 */
const put = (target: Target, n: number, how: How = {}) => {
  const odd = { 'odd.txt': `${n}`, 'odd/deep/x.css': 'x', turn: 'file' };
  const files = { 'a.txt': `${n}`, 'pages/b.html': `${n}`, 'pages/c.html': 'same', 'same/d': 'same' };
  return publishRelease(releaseOf({ ...files, ...(n % 2 === 1 ? odd : { 'turn/y.md': `${n}` }) }), {
    ...target,
    deployFiles: [
      { file: 'host.conf', bytes: Buffer.from(`${n}`) },
      { file: 'deploy.sh', bytes: Buffer.from('#!/bin/sh') },
    ],
    ...how,
  });
};

/** Runs the next command. The dead process was this one, so its lock must be made that of another. */
async function recovered(target: Target, at?: number): Promise<boolean> {
  const lock = `${target.parent}/.dist.lock`;
  if (existsSync(lock))
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"start":"[^"]*"/, '"start":"before:1"'));
  live(at);
  return dies(() => withLock(resolveTarget(target.outDir), undefined, () => recover(resolveTarget(target.outDir))));
}

/** Everything that stands below a folder: bytes, modes, times of files, empty folders too. */
function everything(folder: string): string[] {
  return listTree(folder).map(({ path, kind, mode, mtimeMs }) =>
    kind === 'file'
      ? `${path} ${mode.toString(8)} ${mtimeMs} ${readFileSync(`${folder}/${path}`, 'utf8')}`
      : `${path} ${kind} ${mode.toString(8)}`,
  );
}

const folders = ['outDir', 'deployDir'] as const;
const clean = new Map<number, string[][]>();

/** The content of both folders after a first build of release n. */
async function cleanBuild(n: number): Promise<string[][]> {
  const target = freshTarget();
  if (!clean.has(n)) {
    await put(target, n);
    clean.set(
      n,
      folders.map((folder) => everything(target[folder])),
    );
  }
  return clean.get(n) ?? [];
}

/** The number of the release that stands there, dist/ and deploy/ alike, and nothing beside; 0 for none. */
async function standing(target: Target): Promise<number> {
  const beside = readdirSync(target.parent);
  if (beside.length === 0) return 0;
  expect(beside.filter((name) => !/^\.dist\.at-\d+$/.test(name))).toEqual(['deploy', 'dist']);
  // Where dist/ is a link: the release that stands there, and at most the one before.
  const at = readReleaseLink(target.outDir);
  const releases = beside.filter((name) => name.startsWith('.dist.at-'));
  expect([`.dist.at-${at}`, `.dist.at-${(at ?? 0) - 1}`]).toEqual(expect.arrayContaining(releases));
  expect(releases.includes(`.dist.at-${at}`)).toBe(at !== undefined);
  const n = Number(readFileSync(`${target.outDir}/a.txt`, 'utf8'));
  expect(folders.map((folder) => everything(target[folder]))).toEqual(await cleanBuild(n));
  return n;
}

/** Second names of all files of the release that stands: whatever comes, they must stay as they are. */
function keepsafe(target: Target): () => void {
  const { parent } = freshTarget();
  for (const folder of folders)
    for (const { path, kind } of listTree(target[folder]))
      if (kind === 'file') linkSync(`${target[folder]}/${path}`, `${parent}/${folder}-${path.replaceAll('/', '-')}`);
  const before = everything(parent);
  return () => {
    expect(everything(parent)).toEqual(before);
    rmSync(parent, { recursive: true });
  };
}

describe.each<readonly [string, How, How]>(modes)(
  'a build that is killed before any one of its calls to the file system, %s,',
  (mode, how, first) => {
    // A moment that is equal for each of them is seen often enough.
    const stride = thoroughness < 3 && mode.includes('link') ? 3 : 1;
    test.each([
      ['leaves the old release or the new one', 1],
      ['leaves nothing or the first release', 0],
    ])('%s, and the next build goes on', async (_, old) => {
      const seen = new Set<number>();
      let kills = 0;
      for (let at = turn % step, died = true; died; at += step * stride) {
        const target = freshTarget();
        if (old > 0) await put(target, old, first);
        const assertKept = keepsafe(target);
        live(at);
        died = await dies(() => put(target, old + 1, how));
        assertKept();
        await recovered(target);
        const n = await standing(target);
        expect([old, old + 1], `killed before call ${at}`).toContain(n);
        seen.add(n);
        if (died) kills++;
        await put(target, old + 2, how);
        expect(await standing(target)).toBe(old + 2);
        rmSync(target.parent, { recursive: true });
        if (!died) expect(at).toBeGreaterThan(80);
      }
      expect(seen.size).toBe(2);
      if (thoroughness === 3) console.log(`${mode}: ${kills} kills`);
    });

    test('is carried through even if the next command is killed as well, anywhere', async () => {
      const renames = (await callsOfBuild(how, first)).flatMap((name, at) => (name === 'renameSync' ? [at] : []));
      // The journal, and two for each of the folders; or the journal, and one for each file that changed. What becomes a
      // link is put away once, and turned.
      expect(renames).toHaveLength(how.inPlace || how.asLink ? 6 : 5);
      let kills = 0;
      for (const at of renames) {
        for (let second = kills % stepOfSecond, died = true; died; second += stepOfSecond * stride, kills++) {
          const target = freshTarget();
          await put(target, 1, first);
          const assertKept = keepsafe(target);
          live(at);
          await dies(() => put(target, 2, how));
          died = await recovered(target, second);
          await recovered(target);
          // A change that was on its way when the journal stood is carried through.
          expect(await standing(target), `killed before call ${at}, then ${second}`).toBe(at === renames[0] ? 1 : 2);
          assertKept();
          rmSync(target.parent, { recursive: true });
        }
      }
      expect(kills).toBeGreaterThan(100 / stepOfSecond / stride);
    });
  },
);

/** The names of the calls that an undisturbed build makes. */
async function callsOfBuild(how: How, first: How): Promise<readonly string[]> {
  const target = freshTarget();
  await put(target, 1, first);
  live();
  await put(target, 2, how);
  return [...death.names];
}

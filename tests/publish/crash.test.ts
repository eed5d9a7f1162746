import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isSystemError } from '../../src/publish/errors.ts';
import { publish, withLock } from '../../src/publish/publish.ts';
import { readRelease } from '../../src/publish/read-release.ts';
import { isInterrupted, recover, swapOf } from '../../src/publish/swap.ts';
import { beside, resolveTarget } from '../../src/publish/target.ts';
import { publishLoop } from './child.ts';
import { freshTarget } from './fresh-target.ts';
import { generation, generationIn } from './generation.ts';

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => void child.on('close', done));
}

test('after kill -9 at 60 moments, the next command finds a whole release, old or new', async () => {
  const target = freshTarget();
  const loop = await publishLoop();
  publish(generation(0), { ...target, deployFiles: [] });
  let next = 1;
  const seen = new Set<number>();
  for (let kill = 0; kill < 60; kill++) {
    const child = spawn(process.execPath, [loop, target.outDir, target.deployDir, '0', String(next)], {
      stdio: 'ignore',
    });
    // Spread over start-up and many rounds: a round takes a few milliseconds.
    await sleep(60 + kill * 1.7);
    child.kill('SIGKILL');
    await ended(child);
    withLock(resolveTarget(target.outDir), undefined, () => recover(resolveTarget(target.outDir)));
    const n = generationIn(target.outDir);
    expect(n).toBeGreaterThanOrEqual(next - 1);
    // dist/ and deploy/ are of one release, and nothing is left beside them.
    expect(readRelease(target.outDir, target.deployDir).files.size).toBe(generation(n).files.size);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
    seen.add(n);
    next = n + 1;
  }
  expect(seen.size).toBeGreaterThan(10);
});

test.each([0, 1, 2, 3, 4])('a swap that ended after %i of its four renames is carried through', (renames) => {
  const target = freshTarget();
  const [next, old] = [freshTarget(), freshTarget()];
  publish(generation(1), { ...target, deployFiles: [] });
  publish(generation(2), { ...next, deployFiles: [] });
  const swaps = (['outDir', 'deployDir'] as const).map((folder) => swapOf(target, folder));
  const place = (name: string) => join(target.parent, name);
  for (const { folder, staged } of swaps) renameSync(next[folder], place(staged));
  writeFileSync(beside(target.outDir, 'journal'), JSON.stringify(swaps));
  const steps = swaps.flatMap(({ folder, staged, old }) => [
    [target[folder], place(old)],
    [place(staged), target[folder]],
  ]);
  for (const [from, to] of steps.slice(0, renames)) renameSync(from!, to!);
  expect(isInterrupted(target)).toBe(true);
  expect(recover(target)).toBe(true);
  expect(isInterrupted(target)).toBe(false);
  expect(generationIn(target.outDir)).toBe(2);
  expect(readRelease(target.outDir, target.deployDir).files.size).toBe(generation(2).files.size);
  expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  expect(existsSync(old.outDir)).toBe(false);
});

test('what a build killed while staging left is removed; files of others beside dist/ are not', () => {
  const target = freshTarget();
  publish(generation(1), { ...target, deployFiles: [] });
  mkdirSync(join(target.parent, '.dist.new-4711'));
  writeFileSync(join(target.parent, '.dist.journal-new'), '[{"fol');
  for (const name of ['.dist.note', '.distant.new-1', 'dist.new-4711']) writeFileSync(join(target.parent, name), '');
  expect(recover(target)).toBe(false);
  expect(readdirSync(target.parent)).toEqual(['.dist.note', '.distant.new-1', 'deploy', 'dist', 'dist.new-4711']);
  expect(basename(beside(target.outDir, 'lock'))).toBe('.dist.lock');
});

test('builds at the same time: each publishes or finds the lock taken, and no file is ever torn', async () => {
  const target = freshTarget();
  const loop = await publishLoop();
  publish(generation(0), { ...target, deployFiles: [] });
  let running = 3;
  const builds = [1000, 2001, 3000].map(async (first) => {
    const args = [loop, target.outDir, target.deployDir, '60', String(first)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    expect(await ended(child)).toBe(0);
    running--;
    return JSON.parse(text) as { published: number; locked: number };
  });
  let reads = 0;
  while (running > 0) {
    for (let i = 0; i < 37; i++) {
      try {
        const text = readFileSync(join(target.outDir, `pages/${i % 5}/${i}.html`), 'utf8');
        expect(text).toMatch(new RegExp(`^\\d+\\nx{${i * 100}}$`));
        reads++;
      } catch (error) {
        // Between the two renames of a swap there is no folder, for microseconds.
        if (!isSystemError(error, 'ENOENT')) throw error;
      }
    }
    await sleep(1);
  }
  const counts = await Promise.all(builds);
  expect(reads).toBeGreaterThan(100);
  for (const { published, locked } of counts) expect(published + locked).toBe(60);
  expect(counts.some(({ published }) => published > 0)).toBe(true);
  expect(counts.some(({ locked }) => locked > 0)).toBe(true);
  expect(generationIn(target.outDir)).toBeGreaterThanOrEqual(1000);
  expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
});

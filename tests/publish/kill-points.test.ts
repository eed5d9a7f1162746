import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publish, withLock } from '../../src/publish/publish.ts';
import { readRelease } from '../../src/publish/read-release.ts';
import { recover } from '../../src/publish/recover.ts';
import { resolveTarget } from '../../src/publish/target.ts';
import { thoroughness } from '../support/runs.ts';
import { Dead, death, live } from './dying-fs.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

vi.mock('node:fs', async (original) => (await import('./dying-fs.ts')).dyingFs(await original()));
const { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } =
  await vi.importActual<typeof import('node:fs')>('node:fs');

type Target = ReturnType<typeof freshTarget>;

beforeEach(() => live());

/** Of the moments of one death, and of a second one after it, every so many-th is tried. */
const [step, stepOfSecond] = (
  [
    [4, 12],
    [1, 3],
    [1, 1],
  ] as const
)[thoroughness - 1] ?? [1, 1];

/** Release number n: every file names it, and odd ones have a file more, so that mixtures show. */
const put = (target: Target, n: number) =>
  publish(releaseOf({ 'a.txt': `${n}`, 'pages/b.html': `${n}`, ...(n % 2 === 1 && { 'odd.txt': `${n}` }) }), {
    ...target,
    deployFiles: [{ file: 'host.conf', bytes: new TextEncoder().encode(`${n}`) }],
  });

/** Runs `action` until it is dead; returns whether it died. */
async function dies(action: () => unknown): Promise<boolean> {
  try {
    await action();
    return false;
  } catch (error) {
    // What catches every error takes death for one, and goes on until its next call.
    if (!(error instanceof Dead) && death.calls <= death.at) throw error;
    return true;
  } finally {
    live();
  }
}

/** What the next command does first. The dead process was this one, so its lock must be made that of another. */
async function recovered(target: Target, at?: number): Promise<boolean> {
  const lock = `${target.parent}/.dist.lock`;
  if (existsSync(lock))
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"start":"[^"]*"/, '"start":"before:1"'));
  live(at);
  return dies(() => withLock(resolveTarget(target.outDir), undefined, () => recover(resolveTarget(target.outDir))));
}

/** The number of the release that stands there, dist/ and deploy/ alike, and nothing beside; 0 for none. */
function standing(target: Target): number {
  const beside = readdirSync(target.parent);
  if (beside.length === 0) return 0;
  expect(beside).toEqual(['deploy', 'dist']);
  const n = Number(readFileSync(`${target.outDir}/a.txt`, 'utf8'));
  const { files } = readRelease(target.outDir, target.deployDir);
  expect(Buffer.from(files.get('pages/b.html')!.bytes).toString()).toBe(`${n}`);
  expect(files.has('odd.txt')).toBe(n % 2 === 1);
  expect(readFileSync(`${target.deployDir}/host.conf`, 'utf8')).toBe(`${n}`);
  return n;
}

describe('a build that is killed before any one of its calls to the file system', () => {
  test.each([
    ['leaves the old release or the new one', 1],
    ['leaves nothing or the first release', 0],
  ])('%s, and the next build goes on', async (_, old) => {
    const seen = new Set<number>();
    for (let at = 0, died = true; died; at += step) {
      const target = freshTarget();
      if (old > 0) await put(target, old);
      live(at);
      died = await dies(() => put(target, old + 1));
      await recovered(target);
      const n = standing(target);
      expect([old, old + 1], `killed before call ${at}`).toContain(n);
      seen.add(n);
      await put(target, old + 2);
      expect(standing(target)).toBe(old + 2);
      rmSync(target.parent, { recursive: true });
      if (!died) expect(at).toBeGreaterThan(80);
    }
    expect(seen.size).toBe(2);
  });

  test('is carried through even if the next command is killed as well, anywhere', async () => {
    const renames = (await callsOfBuild()).flatMap((name, at) => (name === 'renameSync' ? [at] : []));
    // The journal, and two for each of the folders.
    expect(renames).toHaveLength(5);
    let kills = 0;
    for (const at of renames) {
      for (let second = kills % stepOfSecond, died = true; died; second += stepOfSecond, kills++) {
        const target = freshTarget();
        await put(target, 1);
        live(at);
        await dies(() => put(target, 2));
        died = await recovered(target, second);
        await recovered(target);
        expect([1, 2], `killed before call ${at}, then ${second}`).toContain(standing(target));
        rmSync(target.parent, { recursive: true });
      }
    }
    expect(kills).toBeGreaterThan(100 / stepOfSecond);
  });
});

/** The names of the calls that an undisturbed build makes. */
async function callsOfBuild(): Promise<readonly string[]> {
  const target = freshTarget();
  await put(target, 1);
  live();
  await put(target, 2);
  return [...death.names];
}

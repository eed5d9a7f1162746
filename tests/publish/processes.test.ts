import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isSystemError } from '../../src/core/system-error.ts';
import { recover, withLock } from '../../src/publish/publish.ts';
import { resolveTarget } from '../../src/publish/publish-target.ts';
import { readRelease } from '../../src/publish/read-manifest.ts';
import { publishRelease } from '../support/publish-release.ts';
import { publishLoop } from './child.ts';
import { freshTarget } from './fresh-target.ts';
import { generation, generationIn } from './generation.ts';

const preload = new URL('./signal-at.mjs', import.meta.url).href;

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => void child.on('close', done));
}

/** Moments of a build: before which of its calls on a path that holds this text. */
type Moments = readonly (readonly [path: string, calls: readonly number[]])[];

const staging: Moments = [
  ['.dist.lock', [0, 1]],
  ['.dist.new-', [0, 1, 20, 40, 50]],
  ['.deploy.new-', [0, 1, 2]],
  ['.dist.journal', [0, 1, 2, 3]],
];

test.each<[string, Moments]>([
  [
    'staged',
    [
      ...staging,
      // Looked for, and moved there; looked at again, and removed.
      ['.dist.old-', [0, 1, 2]],
      ['.deploy.old-', [1, 2, 3]],
    ],
  ],
  [
    'in-place',
    [
      ...staging,
      // A staged folder is listed, moved and removed.
      ['.dist.new-', [80, 120, 160, 200, 235]],
      ['/dist/pages/1', [0, 4, 8, 12, 16, 20]],
      ['/deploy/gazette.manifest.json', [1, 2, 3]],
    ],
  ],
])(
  'after kill -9 in its calls to the disk (%s), the next command finds a whole release, old or new',
  async (mode, moments) => {
    const target = freshTarget();
    const loop = await publishLoop();
    await publishRelease(generation(0), { ...target, deployFiles: [] });
    const outcomes: string[] = [];
    for (const [n, [path, at]] of moments
      .flatMap(([path, calls]) => calls.map((at) => [path, at] as const))
      .entries()) {
      const before = generationIn(target.outDir);
      const env = { PATH: process.env.PATH, SIGNAL: 'SIGKILL', SIGNAL_PATH: path, SIGNAL_AT: String(at) };
      const args = ['--import', preload, loop, target.outDir, target.deployDir, '1', String(n + 1), mode];
      expect(spawnSync(process.execPath, args, { env }).signal, `before call ${at} of ${path}`).toBe('SIGKILL');
      await withLock(resolveTarget(target.outDir), undefined, () => recover(resolveTarget(target.outDir)));
      const found = generationIn(target.outDir);
      expect([before, n + 1]).toContain(found);
      // dist/ and deploy/ are of one release, and nothing is left beside them.
      expect(readRelease(target.outDir, target.deployDir).files.size).toBe(generation(found).files.size);
      expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
      outcomes.push(found === before ? 'old' : 'new');
    }
    if (mode === 'staged') expect(outcomes.lastIndexOf('old')).toBeLessThan(outcomes.indexOf('new'));
    expect(outcomes.filter((outcome) => outcome === 'new').length).toBeGreaterThan(4);
  },
);

describe.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s', (signal, exitCode) => {
  test.each([
    ['while files are staged ends without publishing', '.dist.new-', 0],
    ['in the middle of the swap lets it end', '.dist.old-', 1],
  ])('%s, cleans up, releases the lock and says so', async (_, path, published) => {
    const target = freshTarget();
    await publishRelease(generation(0), { ...target, deployFiles: [] });
    const args = ['--import', preload, await publishLoop(), target.outDir, target.deployDir, '1', '1'];
    const env = { PATH: process.env.PATH, SIGNAL: signal, SIGNAL_PATH: path };
    const child = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect([child.status, child.signal]).toEqual([exitCode, null]);
    expect(child.stderr).toMatch(new RegExp(`^Stopped by ${signal}\\. .*published\\.\\n$`));
    expect(generationIn(target.outDir)).toBe(published);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  });
});

test('a build that finds the lock of another one taken publishes nothing, and the next one does', async () => {
  const target = freshTarget();
  const loop = await publishLoop();
  await publishRelease(generation(0), { ...target, deployFiles: [] });
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

test.each([
  ['staged', 'absent but for an instant'],
  ['in-place', 'absent'],
])(
  'builds at the same time, %s: each publishes or finds the lock taken, and no file is ever torn or %s',
  async (mode) => {
    const target = freshTarget();
    const loop = await publishLoop();
    await publishRelease(generation(0), { ...target, deployFiles: [] });
    let running = 3;
    const builds = [1000, 2001, 3000].map(async (first) => {
      const args = [loop, target.outDir, target.deployDir, '60', String(first), mode];
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
          if (mode !== 'staged' || !isSystemError(error, 'ENOENT')) throw error;
        }
      }
      await setImmediate();
    }
    for (const { published, locked } of await Promise.all(builds)) expect(published + locked).toBe(60);
    expect(generationIn(target.outDir)).toBeGreaterThanOrEqual(1000);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  },
);

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { trialKinds } from '../../../src/commands/torture/kinds/index.ts';
import { randomOf } from '../../../src/commands/torture/random.ts';
import { tortureAll } from '../../../src/commands/torture/torture-all.ts';
import { type Fault, fakeWorld, put, says } from './fake-program.ts';

/** The last of these, once the others have been done. */
const after = <T>(_done: unknown, result: T): T => result;

/** What a Gazette with a bug would do, and what is then told of it. */
const faults: readonly (readonly [kind: string, about: string, fault: Fault, told: RegExp])[] = [
  [
    'kill',
    'leaves half a release',
    (site, _, { signal }) => signal && after(put(site, 'new', { 'dist/a.txt': 'ha' }), says(0)),
    /neither the old release nor the new/,
  ],
  [
    'kill',
    'leaves nothing',
    (site, _, { signal }) => signal && after(rmSync(join(site, 'dist'), { recursive: true }), says(0)),
    /dist\/ is gone/,
  ],
  [
    'kill',
    'leaves a mixture',
    (site, _, { signal }) => signal && after(put(site, 'old', { 'deploy/m.json': '["new"]' }), says(0)),
    /stands neither release/,
  ],
  [
    'kill-at-call',
    'does not heal',
    (_, args, { faults: given }) => (args[0] === 'build' && !given?.kill ? says(74, 'cannot') : undefined),
    /the next build ended with 74: cannot/,
  ],
  [
    'stop',
    'leaves its new folder',
    (site, _, { signal }, honest) =>
      signal && after([honest(), writeFileSync(join(site, '.dist.new-1'), '')], says(143)),
    /it left behind/,
  ],
  ['stop', 'ends as if nothing was', (_site, _, { signal }) => signal && says(1, 'hm'), /it ended with 1, not/],
  [
    'caches',
    'believes them',
    (site, args, _, honest) =>
      args[0] === 'build' && cacheOf(site) !== 'kept'
        ? after([honest(), put(site, 'new', { 'dist/a.txt': cacheOf(site) })], says(0))
        : undefined,
    /other bytes than a clean one: dist\//,
  ],
  [
    'caches',
    'crashes',
    (site, args) =>
      args[0] === 'build' && cacheOf(site) !== 'kept' ? says(70, 'Error\n    at read (src/x.ts:1:2)\n') : undefined,
    /it crashed/,
  ],
  ['published', 'verifies nothing', (_, args) => (args[0] === 'verify' ? says(0) : undefined), /verify finds nothing/],
  [
    'published',
    'names no file',
    (_, args, __, honest) => (args[0] === 'verify' ? says(honest().status ?? 1, 'something') : undefined),
    /does not name the file/,
  ],
  [
    'full-disk',
    'claims to have published',
    (_, __, { faults: given }) => given?.full && says(0),
    /it ended with 0, but/,
  ],
  ['full-disk', 'says nothing of it', (_, __, { faults: given }) => given?.full && says(74, 'no'), /does not say why/],
  [
    'clock',
    'writes the day down',
    (site, args, { faults: given, cwd }, honest) =>
      args[0] === 'build' && given?.clock && cwd === undefined
        ? after([honest(), writeFileSync(join(site, 'dist/a.txt'), String(given.clock))], says(0))
        : undefined,
    /it ended with 0, but dist\/a\.txt differs/,
  ],
  [
    'surroundings',
    'writes the time zone down',
    (_, args, { cwd, env }, honest) =>
      args[0] === 'build' && cwd && env
        ? after([honest(), writeFileSync(join(cwd, 'dist/a.txt'), String(env.TZ))], says(0))
        : undefined,
    /other bytes than at home: dist\/a\.txt differs/,
  ],
  [
    'foreign',
    'deletes what is beside',
    (site, args, _, honest) =>
      args[0] === 'build'
        ? after(rmSync(join(site, 'precious'), { recursive: true, force: true }), honest())
        : undefined,
    /the folder beside dist\/ is gone/,
  ],
  [
    'foreign',
    'deletes what is within',
    (site, args, _, honest) => (args[0] === 'build' ? after(put(site, 'old'), honest()) : undefined),
    /the foreign file in the output is gone/,
  ],
  [
    'hostile',
    'publishes a script',
    (site, args, _, honest) =>
      args.includes('json')
        ? after([honest(), writeFileSync(join(site, 'dist/index.html'), '<gztorture-x onclick=a>')], says(0))
        : undefined,
    /has an element <gztorture-x>/,
  ],
  [
    'hostile',
    'names no file',
    (_, args) => (args.includes('json') ? says(1, '{"code":"x","severity":"error","file":null}') : undefined),
    /a problem names no file/,
  ],
  [
    'hostile',
    'crashes',
    (_, args) => (args.includes('json') ? says(70, 'This is a bug in Gazette') : undefined),
    /it crashed/,
  ],
  [
    'two-builds',
    'mixes them',
    (_, args) => (args[0] === 'build' ? says(1, 'mixed') : undefined),
    /one ended with 1: mixed/,
  ],
  [
    'readers',
    'writes in place',
    (site, args, _, honest) => (args[0] === 'build' ? tornFor(site).then(honest) : undefined),
    /was read torn/,
  ],
];

const cacheOf = (site: string) =>
  existsSync(join(site, '.cache/kept'))
    ? String(safely(() => readFileSync(join(site, '.cache/kept'), 'utf8')))
    : 'gone';

const safely = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

async function tornFor(site: string): Promise<void> {
  writeFileSync(join(site, 'dist/a.txt'), 'sa');
  await setTimeout(20);
}

const kindOf = (id: string) => trialKinds.find((kind) => kind.id === id)!;

describe('each trial holds where all is well', () => {
  test.each(trialKinds.map((kind) => [kind.id, kind] as const))('%s', async (_, kind) => {
    const world = fakeWorld();
    for (let seed = 0; seed < 4; seed++) {
      const { did, fell } = await kind.run(world, randomOf(seed));
      expect([did, fell]).toEqual([expect.stringMatching(/\w/), []]);
    }
  });
});

describe('and falls where something is wrong', () => {
  test('no kind is without a fault that it finds', () => {
    expect(new Set(faults.map(([kind]) => kind))).toEqual(new Set(trialKinds.map(({ id }) => id)));
  });

  test.each(faults)('%s: the program %s', async (id, _, fault, told) => {
    const found: string[] = [];
    for (let seed = 0; seed < 8 && !found.some((what) => told.test(what)); seed++) {
      const { fell } = await kindOf(id).run(fakeWorld(fault), randomOf(seed));
      found.push(...fell);
    }
    expect(found.filter((what) => told.test(what))).not.toEqual([]);
  });
});

test('every kind takes its turn, the same seed gives the same trials, and one can be repeated alone', async () => {
  let now = 0;
  const elapsed = () => now++;
  const run = (seed: number, only?: number) =>
    tortureAll(fakeWorld(), {
      kinds: [kindOf('published'), kindOf('caches')],
      seed,
      most: 20,
      elapsed,
      ...(only !== undefined && { only }),
    });
  const trials = await run(7);
  expect(trials.slice(0, 3).map(({ kind }) => kind)).toEqual(['published', 'caches', 'published']);
  expect((await run(7)).slice(0, 2).map(({ seed, did }) => [seed, did])).toEqual(
    trials.slice(0, 2).map(({ seed, did }) => [seed, did]),
  );
  expect((await run(8))[0]!.seed).not.toBe(trials[0]!.seed);
  const [again, ...others] = await run(1, trials[0]!.seed);
  expect([again!.did, others.length]).toEqual([trials[0]!.did, 1]);
});

test('after a trial that fell, the next one begins anew', async () => {
  let isBroken = true;
  const world = fakeWorld((site, args) =>
    isBroken && args[0] === 'build' ? after(put(site, 'old', { 'dist/a.txt': 'x' }), says(0)) : undefined,
  );
  const trials = await tortureAll(world, {
    ...{ kinds: [kindOf('caches'), kindOf('published')], seed: 1, most: 0, elapsed: () => 1 },
    onTrial: () => {
      isBroken = false;
    },
  });
  expect(trials.map(({ fell }) => fell.length > 0)).toEqual([true, false]);
});

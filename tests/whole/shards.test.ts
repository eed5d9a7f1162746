import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { thoroughness } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { edits, type World } from './incremental/edits.ts';
import { makeProject } from './incremental/project.ts';
import { run } from './shards/run.ts';
import { tree } from './shards/tree.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A project after random edits; of an odd seed those are undone that nobody could publish. */
async function randomProject(seed: number, count = 30): Promise<string> {
  const random = seeded(seed);
  const project = makeProject();
  const root = dirname(project.content);
  roots.push(root);
  const world: World = { project, random, history: [], choices: { flags: [], version: 'version 0' } };
  // Those of content: what is done to caches and published files is tried without shards.
  const names = Object.keys(edits).filter((name) => /^(?:a|the) (?:page|fact|name|site|question|skill)/.test(name));
  for (let i = 0; i < 20; i++) edits['a page is added']?.(world);
  for (let i = 0; i < count; i++) {
    edits[names[random(names.length)] ?? '']?.(world);
    if (seed % 2 === 1 && (await run('build', root, [])).exit !== 0) edits['the last change is undone']?.(world);
  }
  return root;
}

const shardsOf = (of: number) => Array.from({ length: of }, (_, i) => `${i + 1}/${of}`);
const foldersOf = (of: number) => Array.from({ length: of }, (_, i) => `shards/${i + 1}-of-${of}`);

async function makeShards(root: string, of: number, flags: readonly string[] = []) {
  rmSync(join(root, 'shards'), { recursive: true, force: true });
  const ended = [];
  for (const shard of shardsOf(of)) ended.push(await run('build', root, ['--shard', shard, ...flags]));
  return ended;
}

/** A merge on a machine that has only the content and the shards. */
async function merged(root: string, of: number, flags: readonly string[] = [], folders = foldersOf(of)) {
  const fresh = `${root}-merge`;
  roots.push(fresh);
  rmSync(fresh, { recursive: true, force: true });
  for (const folder of ['content', 'public', 'shards'])
    cpSync(join(root, folder), join(fresh, folder), { recursive: true, preserveTimestamps: true });
  const ended = await run('merge', fresh, [...folders, ...flags]);
  return { ...ended, tree: ended.exit === 0 ? tree(fresh) : [] };
}

async function unsharded(root: string, flags: readonly string[] = []) {
  const ended = await run('build', root, ['--full', ...flags]);
  return { ...ended, tree: ended.exit === 0 ? tree(root) : [] };
}

describe('shards, merged', () => {
  const seeds = Array.from(
    { length: [6, 20, 300][thoroughness - 1] ?? 20 },
    (_, i) => i + 1 + 100 * Number(process.env.SEED ?? 0),
  );

  test.each(seeds)(
    'are what a build of the whole is, byte for byte, whatever the number of shards: seed %i',
    async (seed) => {
      const root = await randomProject(seed);
      const flags =
        seed % 3 === 0 ? ['--production'] : seed % 3 === 1 ? ['--noindex', '--base-url', 'https://x.example'] : [];
      const whole = await unsharded(root, flags);
      console.log(seed, whole.exit, whole.problems.length, whole.tree.length);
      for (const of of [1, 2, 3, 7]) {
        const ended = await makeShards(root, of, flags);
        const exits = ended.map(({ exit }) => exit);
        const isClean = exits.every((exit) => exit === 0);
        const {
          exit,
          problems,
          tree: files,
        } = await merged(root, of, [...flags, ...(isClean ? [] : ['--make-missing'])]);
        expect({ exit, problems }, `${of} shards`).toEqual({ exit: whole.exit, problems: whole.problems });
        expect(files).toEqual(whole.tree);
        // A shard that fails does so for something that the whole tells, too.
        for (const problem of ended.flatMap((each) => each.problems)) expect(whole.problems).toContain(problem);
      }
    },
  );
});

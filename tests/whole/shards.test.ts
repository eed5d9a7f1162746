import { cpSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { thoroughness, turn } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { edits, type World } from './incremental/edits.ts';
import { makeProject } from './incremental/project.ts';
import { run } from './shards/run.ts';
import { tree } from './shards/tree.ts';
import { makeWorkers, pageText } from './shards/worker.ts';

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
  // Two of four, an even one and an odd one; with LONG=1 200.
  const seeds = Array.from(
    { length: thoroughness === 3 ? 200 : 2 },
    (_, i) => i + 1 + (thoroughness === 3 ? 0 : 2 * (turn % 2)) + 100 * Number(process.env.SEED ?? 0),
  );

  test.each(seeds)(
    'are what a build of the whole is, byte for byte, whatever the number of shards: seed %i',
    async (seed) => {
      const root = await randomProject(seed);
      const flags =
        seed % 3 === 0 ? ['--production'] : seed % 3 === 1 ? ['--noindex', '--base-url', 'https://x.example'] : [];
      const whole = await unsharded(root, flags);
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

/** A project with pages in which nothing is wrong. */
function plainProject(count = 24): string {
  const root = dirname(makeProject().content);
  roots.push(root);
  for (let i = 0; i < count; i++) writeFileSync(join(root, `content/pages/seite-${i}.md`), pageText(i));
  return root;
}

describe('a merge', () => {
  test('renders no page that a shard has made', async () => {
    const root = plainProject();
    await makeShards(root, 3);
    const { said } = await merged(root, 3, ['--why']);
    const { why, pagesOfShards } = JSON.parse(said.trimEnd().split('\n').at(-1) ?? '').summary;
    expect(pagesOfShards).toBeGreaterThan(24);
    expect(why.filter((reason: string) => /^\d+ pages?:/.test(reason))).toEqual([]);
  });

  test('takes shards that were made twice, and folders in any order', async () => {
    const root = plainProject();
    await makeShards(root, 2);
    cpSync(join(root, 'shards/1-of-2'), join(root, 'shards/again'), { recursive: true });
    const folders = ['shards/2-of-2', 'shards/again', 'shards/1-of-2'];
    expect((await merged(root, 2, [], folders)).tree).toEqual((await unsharded(root)).tree);
  });

  const lose: Record<string, [what: (folder: string) => void, said: string]> = {
    'is not there': [(folder) => rmSync(folder, { recursive: true }), 'shards/2-of-3 holds no finished shard'],
    'has no head': [(folder) => rmSync(join(folder, 'shard')), 'shards/2-of-3 holds no finished shard'],
    'has a torn head': [(folder) => truncateSync(join(folder, 'shard'), 100), 'shards/2-of-3 holds a damaged shard'],
    'lacks a part': [(folder) => rmSync(partOf(folder)), '.part is missing.'],
    'has a torn part': [(folder) => truncateSync(partOf(folder), 5000), '.part has 5000 of '],
    'has a part with other records': [(folder) => damage(partOf(folder), (size) => size - 20), '.part is damaged.'],
    'has a part with other bytes of a page': [(folder) => damage(partOf(folder), () => 9000), '.part is damaged.'],
    'is a folder of something else': [
      (folder) => {
        rmSync(folder, { recursive: true });
        cpSync(join(folder, '../../public'), folder, { recursive: true });
      },
      'shards/2-of-3 holds no finished shard',
    ],
  };

  test.each(Object.entries(lose))(
    'refuses a shard that %s, and makes its pages when asked to',
    async (_, [what, said]) => {
      const root = plainProject();
      await makeShards(root, 3);
      what(join(root, 'shards/2-of-3'));
      const refused = await merged(root, 3);
      expect(refused.exit).toBe(65);
      expect(refused.said).toContain(said);
      expect(refused.said).toContain('--make-missing');
      expect(existsSync(join(`${root}-merge`, 'dist'))).toBe(false);
      const mended = await merged(root, 3, ['--make-missing']);
      expect(mended.tree).toEqual((await unsharded(root)).tree);
      expect(mended.said).toContain(said);
    },
  );

  test('refuses when a shard is not among its folders, and names it', async () => {
    const root = plainProject();
    await makeShards(root, 3);
    const { exit, said } = await merged(root, 3, [], ['shards/1-of-3', 'shards/3-of-3']);
    expect([exit, said]).toEqual([65, expect.stringContaining('Shard 2 of 3 is missing.')]);
  });

  const change: Record<string, [what: (root: string) => Promise<unknown>, said: string]> = {
    'a fact': [
      async (root) => edit(root, 'content/company.ts', /HRA? \d+|HRB \d+/, 'HRB 1'),
      'content/company.ts differs',
    ],
    'a page': [async (root) => edit(root, 'content/pages/seite-3.md', /Teil/, 'Kapitel'), 'content/pages/ differs'],
    'a public file': [async (root) => writeFileSync(join(root, 'public/neu.txt'), 'x'), 'public/ differs'],
    'the base URL': [
      async (root) => run('build', root, ['--shard', '2/3', '--base-url', 'https://x.example']),
      '--base-url was https://x.example there and is not given here',
    ],
    'a flag': [async (root) => run('build', root, ['--shard', '2/3', '--noindex']), '--noindex was given there'],
    Gazette: [async (root) => run('build', root, ['--shard', '2/3'], 'version 1'), 'Gazette differs'],
    'the number of shards': [
      async (root) => run('build', root, ['--shard', '2/4', '--out', 'shards/2-of-3']),
      'the number of shards was 4 there and is 3 here',
    ],
  };

  test.each(Object.entries(change))(
    'refuses shards of another plan, and says what differs: %s',
    async (_, [what, said]) => {
      const root = plainProject();
      await makeShards(root, 3);
      await what(root);
      for (const flags of [[], ['--make-missing']]) {
        const refused = await merged(root, 3, flags);
        expect([refused.exit, refused.said]).toEqual([65, expect.stringContaining(said)]);
      }
    },
  );

  test('of the day after is one of the same plan', async () => {
    const root = plainProject();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      await makeShards(root, 2);
      vi.setSystemTime(Date.now() + 86_400_000);
      expect((await merged(root, 2)).exit).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

const partOf = (folder: string) =>
  join(folder, readdirSync(folder).find((name) => name.endsWith('.part')) ?? 'no part');

function damage(file: string, at: (size: number) => number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at(bytes.length)) ^ 1, at(bytes.length));
  writeFileSync(file, bytes);
}

function edit(root: string, file: string, from: RegExp, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(root, file), text.replace(from, to));
}

describe('what is wrong', () => {
  const codesIn = (problems: readonly string[]) =>
    problems.map((line) => JSON.parse(line)).map(({ code, file }) => `${code} ${file}`);

  test('with a page is told by its shard, which fails, and by no other', async () => {
    const root = plainProject();
    const wrong = [1, 2, 3, 4, 5, 6].map((i) => `content/pages/seite-${i}.md`);
    for (const file of wrong) edit(root, file, /\{\{company.legalName\}\}/, '{{company.no}}');
    const ended = await makeShards(root, 3);
    const told = ended.flatMap(({ problems }) => codesIn(problems));
    expect(told.sort()).toEqual(wrong.map((file) => `fact-unknown ${file}`));
    for (const { exit, problems } of ended) expect(exit).toBe(problems.length > 0 ? 1 : 0);
    for (const [i, folder] of foldersOf(3).entries())
      expect(existsSync(join(root, folder, 'shard'))).toBe(ended[i]?.exit === 0);
  });

  test('with what only the whole shows is told by merge: links that lead nowhere, and two pages with one address', async () => {
    const root = plainProject();
    edit(root, 'content/pages/seite-1.md', /\/datenschutz\//, '/nirgends/');
    for (const i of [2, 3]) edit(root, `content/pages/seite-${i}.md`, /---\n/, '---\nslug: eins\n');
    for (const { exit, problems } of await makeShards(root, 2)) expect([exit, problems]).toEqual([0, []]);
    const { exit, problems } = await merged(root, 2);
    expect([exit, codesIn(problems)]).toEqual([
      1,
      ['link-dead content/pages/seite-1.md', 'path-collision content/pages/seite-3.md'],
    ]);
    expect(problems).toEqual((await unsharded(root)).problems);
  });

  test('with what all pages are made of is told by each shard', async () => {
    const root = plainProject();
    edit(root, 'content/company.ts', /legalName/, 'legalNam');
    for (const { exit, problems } of await makeShards(root, 2)) {
      expect(exit).toBe(1);
      expect(codesIn(problems)).toContain('field-unknown content/company.ts');
    }
  });
});

describe('a shard', () => {
  test.each([
    ['0/3', 2, '--shard is one of N'],
    ['4/3', 2, '--shard is one of N'],
    ['2', 2, '--shard is one of N'],
    ['1/2 --in-place', 2, '--in-place is for merge'],
    ['1/2 --keep=3', 2, '--keep is for merge'],
    ['1/2 --link', 2, '--link is for merge'],
    ['1/2 --out content/shards', 2, 'overlap'],
    ['1/2 --out public', 2, 'overlap'],
    ['1/2 --out faq', 74, 'is no file of a shard'],
  ])('refuses %s', async (args, status, text) => {
    const root = plainProject(0);
    cpSync(join(root, 'content/faq'), join(root, 'faq'), { recursive: true });
    const { exit, said } = await run('build', root, ['--shard', ...args.split(' ')]);
    expect([exit, said]).toEqual([status, expect.stringContaining(text)]);
  });

  test('that fails leaves nothing that counts of an earlier one', async () => {
    const root = plainProject(4);
    await makeShards(root, 1);
    expect((await merged(root, 1)).exit).toBe(0);
    edit(root, 'content/pages/seite-1.md', /\{\{company.legalName\}\}/, '{{company.no}}');
    await run('build', root, ['--shard', '1/1']);
    edit(root, 'content/pages/seite-1.md', /\{\{company.no\}\}/, '{{company.legalName}}');
    expect((await merged(root, 1)).said).toContain('holds no finished shard');
  });
});

test('workers killed at random moments leave nothing that counts, and a merge of those tried again is a build of the whole', () => {
  const workers = makeWorkers(40);
  roots.push(workers.root);
  const random = seeded(7 + Number(process.env.SEED ?? 0));
  const of = 3;
  const outcomes = { killed: 0, refused: 0 };
  for (const [i, shard] of shardsOf(of).entries()) {
    for (let tries = thoroughness === 3 ? 40 : 4; tries > 0; tries--) {
      const path = random(4) === 0 ? '/content/pages/' : '/shards/';
      const { signal } = workers.run(['build', '--shard', shard], { path, at: random(path === '/shards/' ? 14 : 60) });
      if (signal !== 'SIGKILL') continue;
      outcomes.killed++;
      // Those before it have ended well: what is missing is named.
      const { status, stderr } = workers.run(['merge', ...foldersOf(of)]);
      if (i === of - 1 && status === 0) continue;
      expect([status, stderr]).toEqual([65, expect.stringContaining('holds no finished shard')]);
      outcomes.refused++;
    }
    expect(workers.run(['build', '--shard', shard]).status).toBe(0);
  }
  expect(outcomes.killed).toBeGreaterThan(3);
  expect(outcomes.refused).toBeGreaterThan(2);
  expect(workers.run(['merge', ...foldersOf(of)]).status).toBe(0);
  const made = tree(workers.root);
  for (const name of ['dist', 'deploy', '.cache']) rmSync(join(workers.root, name), { recursive: true });
  expect(workers.run(['build']).status).toBe(0);
  expect(made).toEqual(tree(workers.root));
});

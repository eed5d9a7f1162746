import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { main } from '../../../src/commands/build.ts';
import type { Invocation } from '../../../src/commands/common/invocation.ts';
import { invocationOf } from '../../support/invocation.ts';

const fixture = new URL('../../fixtures/small/', import.meta.url).pathname;
const root = mkdtempSync(join(tmpdir(), 'gazette-sites-'));
const sites = join(root, 'sites');
afterAll(() => rmSync(root, { recursive: true }));

beforeEach(() => {
  rmSync(sites, { recursive: true, force: true });
  for (const name of ['acme', 'borealis', 'corvus']) cpSync(fixture, join(sites, name), { recursive: true });
});

async function run(args: readonly string[], env: Invocation['env'] = {}) {
  const { invocation, said } = invocationOf(root, args, { env });
  const code = await main(invocation);
  return { code, said: said() };
}

const page = (name: string) => join(sites, name, 'content/pages/privacy.md');
const edit = (name: string, from: string, to: string) =>
  writeFileSync(page(name), readFileSync(page(name), 'utf8').replace(from, to));
const treeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]);

test('each site gets what a build of it alone makes, in its own folders, with a cache of its own', async () => {
  const { code, said } = await run(['--sites', 'sites']);
  expect([code, said]).toEqual([0, expect.stringContaining('✓ 3 sites: 3 built')]);
  const alone = ['--content', `${fixture}content`, '--public', `${fixture}public`, '--output', 'alone/dist'];
  expect((await run(alone)).code).toBe(0);
  for (const name of ['acme', 'borealis', 'corvus'])
    for (const part of ['dist', 'deploy'])
      expect(treeOf(join(sites, name, part))).toEqual(treeOf(join(root, 'alone', part)));
  expect(readdirSync(join(sites, 'acme')).sort()).toEqual(['.cache', 'content', 'deploy', 'dist', 'public']);
});

test('of sites in which nothing changed only the number is told; an edit builds one', async () => {
  await run(['--sites', 'sites']);
  expect((await run(['--sites', 'sites'])).said).toMatch(/^✓ 3 sites: 3 unchanged in 1 ms\n/);
  edit('borealis', 'title:', 'title: A');
  const { said } = await run(['--sites', 'sites']);
  expect(said).toContain('✓ sites/borealis: Built ');
  expect(said).not.toContain('sites/acme: ');
  expect(said).toContain('✓ 3 sites: 1 built, 2 unchanged');
});

test('errors of one site are told with its paths, leave it as it was, and stop no other', async () => {
  await run(['--sites', 'sites']);
  const before = treeOf(join(sites, 'acme/dist'));
  edit('acme', 'title:', 'titel:');
  edit('corvus', 'title:', 'title: A');
  const { code, said } = await run(['--sites', 'sites']);
  expect(code).toBe(1);
  expect(said).toContain('sites/acme/content/pages/privacy.md:');
  expect(said).toContain('✗ sites/acme: Nothing was published');
  expect(said).toContain('✗ 3 sites: 1 built, 1 unchanged, 1 not published (sites/acme)');
  expect(treeOf(join(sites, 'acme/dist'))).toEqual(before);
});

test('what keeps a site from being built at all is told beside it; the worst exit code is that of all', async () => {
  edit('corvus', 'title:', 'titel:');
  writeFileSync(join(sites, 'acme/dist'), 'a file where a folder is to be');
  const { code, said } = await run(['--sites', 'sites']);
  expect(code).toBe(74);
  expect(said).toContain('✗ sites/acme: ');
  expect(said).toContain('1 built, 2 not published (sites/acme, sites/corvus)');
});

test('--json has one summary for each site, and one of all; reports for CI are one document', async () => {
  await run(['--sites', 'sites']);
  edit('acme', 'title:', 'titel:');
  const lines = (await run(['--sites', 'sites', '--json'])).said.trim().split('\n');
  const objects = lines.map((line) => JSON.parse(line));
  expect(objects.flatMap(({ summary }) => summary?.site ?? [])).toEqual([
    'sites/acme',
    'sites/borealis',
    'sites/corvus',
  ]);
  expect(objects.at(-1).summary).toMatchObject({
    ok: false,
    sites: { built: 0, unchanged: 2, failed: ['sites/acme'] },
  });
  const sarif = JSON.parse((await run(['--sites', 'sites', '--format', 'sarif'])).said);
  expect(JSON.stringify(sarif)).toContain('sites/acme/content/pages/privacy.md');
});

test('a folder without content/ is no site, and is named; without any site there is nothing to build', async () => {
  mkdirSync(join(sites, 'notes/conten'), { recursive: true });
  expect((await run(['--sites', 'sites'])).said).toContain('Not a site, for want of content/: sites/notes');
  await expect(run(['--sites', 'sites/notes'])).rejects.toThrow('There is no site in sites/notes');
  await expect(run(['--sites', 'nowhere'])).rejects.toThrow('There is no folder nowhere');
});

test('sites of one origin are named, also where nothing changed: only one of them can be served there', async () => {
  const file = join(sites, 'corvus/content/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('pumpen.example', 'corvus.example'));
  const note = 'Several sites are for https://pumpen.example, where one can be served: sites/acme, sites/borealis';
  for (let builds = 0; builds < 2; builds++) expect((await run(['--sites', 'sites'])).said).toContain(`${note}\n`);
  rmSync(join(sites, 'acme'), { recursive: true });
  expect((await run(['--sites', 'sites'])).said).not.toContain('Several sites');
});

test.each([
  [['--content', 'x'], {}],
  [['--public', 'x'], {}],
  [['--output', 'x'], {}],
  [['--base-url', 'https://one.example'], {}],
  [[], { BASE_URL: 'https://one.example' }],
])('%j %j would be the same for every site: refused', async (args, env) => {
  await expect(run(['--sites', 'sites', ...args], env)).rejects.toMatchObject({ exit: 'usage' });
});

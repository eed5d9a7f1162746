import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosts } from '../../../src/hosts/index.ts';
import { describeWith } from '../../hosts/servers.ts';
import { findTool } from '../../hosts/tools.ts';
import { copyOfProject } from '../../house/recipe.ts';
import { type Registry, registryOf, tarballsOf } from '../../support/registry.ts';

const project = copyOfProject();
const root = project.folder;
const packages = join(root, '.package');
// A path as people have them.
const work = join(mkdtempSync(join(tmpdir(), 'gazette-install-')), 'Größe & Co');
let registry: Registry;

const newerNode = findTool(`node-${process.platform}-${process.arch}`, 'bin/node');
const parser = ['oxc-parser', '@oxc-project/types'];
const bindings = readdirSync(join(root, 'node_modules/@oxc-parser')).map((name) => `@oxc-parser/${name}`);

beforeAll(async () => {
  mkdirSync(join(work, 'tarballs'), { recursive: true });
  for (const name of ['LICENSE', 'CHANGELOG.md', '.vscode'])
    cpSync(new URL(`../../../${name}`, import.meta.url), join(root, name), { recursive: true });
  expect(project.run('scripts/pack.mjs')).toMatchObject({ status: 0, output: expect.stringContaining('.tgz') });
  const folders = [...parser, ...bindings].map((name) => join(root, 'node_modules', name));
  const own = readdirSync(packages)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(packages, name));
  registry = await registryOf([...own, ...tarballsOf(folders, join(work, 'tarballs'))]);
});

afterAll(() => {
  registry?.close();
  rmSync(join(work, '..'), { recursive: true, force: true });
});

/** Runs npm, or a program of the site, with nobody's settings and only this registry, which must go on answering meanwhile. */
const run = (command: string, args: readonly string[], cwd: string) =>
  new Promise<{ status: number | null; stdout: string; stderr: string }>((done) => {
    const env = {
      PATH: process.env.PATH,
      HOME: work,
      npm_config_registry: registry.url,
      npm_config_cache: join(work, 'npm'),
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
    };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (chunk: Buffer) => {
        texts[name] += chunk.toString('utf8');
      });
    child.on('close', (status) => done({ status, ...texts }));
  });

const bytesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => lstatSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

describe('the packages, as npm installs them', () => {
  it('are small, name their licences, and hold no test and no source', () => {
    for (const name of ['gazette-1.0.0-rc.1.tgz', 'create-gazette-1.0.0-rc.1.tgz'])
      expect(lstatSync(join(packages, name)).size).toBeLessThan(3e6);
    const files = readdirSync(join(packages, 'gazette'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.test\.|(?<!\.d)\.ts$|node_modules/.test(name))).toEqual([]);
    const notices = readFileSync(join(packages, 'gazette/NOTICES.md'), 'utf8');
    for (const name of ['zod', 'yaml', 'marked', 'gray-matter', 'harfbuzzjs', 'libphonenumber-js'])
      expect(notices).toMatch(new RegExp(`^## ${name} \\d`, 'm'));
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    const { components } = JSON.parse(readFileSync(join(packages, 'gazette/sbom.cdx.json'), 'utf8')) as {
      components: { group?: string; name: string; version: string }[];
    };
    const listed = components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`);
    for (const [, library] of notices.matchAll(/^## (\S+ \d\S*), /gm)) expect(listed).toContain(library);
  });

  it('make a project and its preview in one command, and need nothing else than they bring', async () => {
    const args = [
      'create',
      '--yes',
      'gazette',
      'acme',
      '--',
      '--name',
      'Acme',
      '--base-url',
      'https://facts.acme.example',
    ];
    const made = await run('npm', args, work);
    expect(made.stderr).not.toContain('npm error');
    expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('✓ Built') });
    const site = join(work, 'acme');
    const lock = JSON.parse(readFileSync(join(site, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    const installed = Object.keys(lock.packages).filter((path) => path !== '' && existsSync(join(site, path)));
    expect(installed.length).toBeLessThanOrEqual(6);
    const checked = await run('npm', ['run', '--silent', 'check', '--', '--preview'], site);
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.stdout).toContain('✓ All is well');
  });

  it('build the bytes that this repository builds, out of a folder that nobody may write to', async () => {
    const site = join(work, 'site');
    for (const name of ['content', 'public']) cpSync(join(root, name), join(site, name), { recursive: true });
    writeFileSync(
      join(site, 'package.json'),
      JSON.stringify({ private: true, dependencies: { gazette: '1.0.0-rc.1' } }),
    );
    expect(await run('npm', ['install', '--omit=dev'], site)).toMatchObject({ status: 0 });
    const folder = join(site, 'node_modules/gazette');
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      chmodSync(join(folder, name), lstatSync(join(folder, name)).isDirectory() ? 0o555 : 0o444);
    const before = bytesOf(folder);
    const built = await run(process.execPath, [join(folder, 'scripts/gazette.cjs'), 'build'], site);
    expect(built).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('✓ Built') });
    expect(project.gazette('build').output).toContain('✓ Built');
    for (const name of ['dist', 'deploy']) expect(bytesOf(join(site, name))).toEqual(bytesOf(join(root, name)));
    expect(bytesOf(folder)).toEqual(before);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (lstatSync(join(folder, name)).isDirectory()) chmodSync(join(folder, name), 0o755);
  });

  describeWith(newerNode, 'the newer Node of tests/tools', 'npm run test:tools', () => {
    it('build the same bytes', async () => {
      const site = join(work, 'site');
      const node = newerNode ?? 'node';
      const program = join(site, 'node_modules/gazette/scripts/gazette.cjs');
      expect((await run(node, ['--version'], site)).stdout).toMatch(/^v(?!20\.)\d/);
      // With nothing to take over: neither bytes nor the code that another V8 has compiled.
      for (const name of ['dist', 'deploy', '.cache']) rmSync(join(site, name), { recursive: true, force: true });
      expect(await run(node, [program, 'build'], site)).toMatchObject({ status: 0, stderr: '' });
      for (const name of ['dist', 'deploy']) expect(bytesOf(join(site, name))).toEqual(bytesOf(join(root, name)));
      const again = await run(node, [program, 'build'], site);
      expect(again.stdout).toContain('left as it was: the same bytes');
    });
  });

  it('are a library, whose examples run', async () => {
    const site = join(work, 'site');
    const readme = readFileSync(join(packages, 'gazette/README.md'), 'utf8');
    const [example = '', ofHosts = ''] = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
    const more = `
console.log(JSON.stringify({ ok, problems: problems.length, paths: release?.routes.size, built: await build({ output: 'again' }) }));
const { status, headers } = respond(release, { method: 'GET', path: '/', headers: { accept: 'text/markdown' } });
console.log(JSON.stringify({ status, type: headers['Content-Type'] }));
console.log(JSON.stringify({ hosts: hosts.length, files: files.map(({ file }) => file), unmet }));
`;
    writeFileSync(join(site, 'try.mjs'), `${example}${ofHosts}${more}`);
    const { stdout, stderr } = await run(process.execPath, ['try.mjs'], site);
    expect(stderr).toBe('');
    const [said, answer, host] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(said).toMatchObject({
      ok: true,
      problems: 0,
      built: { ok: true, changed: true, output: join(site, 'again') },
    });
    expect(said.paths).toBeGreaterThan(50);
    expect(host).toMatchObject({ hosts: hosts.length, files: expect.arrayContaining(['deploy/nginx/UNMET.md']) });
    expect(answer).toEqual({ status: 200, type: 'text/markdown; charset=utf-8' });
  });

  it('have types that a strict project takes, by both ways of finding modules', async () => {
    const site = join(work, 'site');
    writeFileSync(
      join(site, 'use.ts'),
      `import { type BuildOptions, compile, respond } from 'gazette';
import type { Company } from 'gazette/content';
import { configure, type HostConfiguration } from 'gazette/hosts';
import astro from 'gazette/astro';
import eleventy from 'gazette/eleventy';
import vitepress from 'gazette/vitepress';

export const options: BuildOptions = { folder: '.', output: 'dist' };
const { release } = compile(options);
export const status: number | undefined = release && respond(release, { method: 'GET', path: '/', headers: {} }).status;
export const name: Company['legalName'] = 'Acme Limited';
export const files: HostConfiguration['files'] | undefined = release && configure(release, 'caddy').files;
export const integration: string = astro({ content: 'facts/content' }).name;
eleventy({ on: (_event, _listener) => {} }, { noTouch: true });
export const ended: Promise<void> = vitepress()({ outDir: 'dist' });
// @ts-expect-error: a number is no name
export const wrong: Company['legalName'] = 1;
`,
    );
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['preserve', 'bundler'],
    ]) {
      const compilerOptions = {
        module,
        moduleResolution,
        strict: true,
        noEmit: true,
        types: [],
        skipLibCheck: false,
        lib: ['es2023', 'dom'],
      };
      writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      expect(await run(process.execPath, [tsc, '--project', site], site)).toMatchObject({ status: 0, stdout: '' });
    }
  });

  it('asked for nothing that is not theirs', () => {
    const others = [...registry.asked].filter(
      (name) => !/^(?:create-)?gazette$|^oxc-parser$|^@oxc-(?:parser|project)\//.test(name),
    );
    expect(others).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { copyOfProject } from '../house/recipe.ts';
import { byTurn } from '../support/runs.ts';

const project = copyOfProject({ isNew: true, site: 'tests/fixtures/small' });
const root = project.folder;
const installed = join(root, 'installed');
const site = join(root, 'elsewhere');

/** Files below a folder, as `path size time`. */
const listing = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file.slice(folder.length)} ${lstatSync(file).size} ${lstatSync(file).mtimeMs}`);

const bytesOf = (folder: string) =>
  Object.fromEntries(
    listing(folder).map((line) => {
      const name = line.slice(0, line.lastIndexOf(' ', line.lastIndexOf(' ') - 1));
      return [name, readFileSync(join(folder, name), 'base64')];
    }),
  );

/** Flips a bit of a file: at a byte, or at a share of its length. */
function flipBit(file: string, at = 0.5): void {
  const bytes = readFileSync(file);
  const index = Number.isInteger(at) && at !== 1 ? at : Math.min(bytes.length - 1, Math.floor(bytes.length * at));
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

beforeAll(() => {
  expect(project.run('scripts/ship-bundle.mjs')).toMatchObject({ status: 0 });
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  for (const { path } of files) {
    mkdirSync(dirname(join(installed, path)), { recursive: true });
    cpSync(join(root, path), join(installed, path));
  }
  symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'));
  for (const name of ['content', 'public']) cpSync(join(root, name), join(site, name), { recursive: true });
});

const run = (...args: readonly string[]) => runWith({}, ...args);

const runWith = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(installed, 'scripts/gazette.cjs'), ...args], {
    cwd: site,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });

describe('a package without sources', () => {
  it('builds where it is run what the sources build, keeps its caches there, and writes nothing into itself', () => {
    const before = listing(installed);
    expect(run('build')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('✓ Built') });
    expect(run('build').stdout).toContain('✓ Nothing changed');
    expect(listing(installed)).toEqual(before);
    expect(listing(join(site, '.cache/gazette'))).not.toEqual([]);
    expect(project.gazette('build').output).toContain('✓ Built');
    for (const name of ['dist', 'deploy']) expect(bytesOf(join(site, name))).toEqual(bytesOf(join(root, name)));
  });

  test.each(byTurn([/^cli\.cjs$/, /^publish-build-.*\.cjs$/, /^zod-.*\.cjs$/, /^key$/], 4))(
    'says so when %s is damaged, and runs nothing of it',
    (pattern) => {
      const name = readdirSync(join(installed, 'bundle')).find((file) => pattern.test(file)) ?? '';
      const file = join(installed, 'bundle', name);
      const right = readFileSync(file);
      const damages = [() => flipBit(file), () => writeFileSync(file, right.subarray(0, -9)), () => rmSync(file)];
      for (const damage of damages) {
        damage();
        // Notes of an earlier build may spare the file.
        for (const kept of ['dist', '.cache']) rmSync(join(site, kept), { recursive: true, force: true });
        const { status, stdout, stderr } = run('build');
        expect([status, stdout]).toEqual([74, '']);
        expect(stderr).toMatch(/^The program in \S+bundle is damaged or absent\. Install the package again\.\n$/);
        writeFileSync(file, right);
      }
      expect(run('build').status).toBe(0);
    },
  );
});

describe('the code that a package ships compiled', () => {
  const folder = () => {
    const entries = readdirSync(join(installed, 'bundle'), { withFileTypes: true });
    return join(installed, 'bundle', entries.find((entry) => entry.isDirectory())?.name ?? '');
  };
  const anew = () => {
    for (const name of ['.cache', 'dist', 'deploy']) rmSync(join(site, name), { recursive: true, force: true });
  };
  /** Names of the files whose code had to be compiled where the package is run. */
  const compiledHere = () =>
    listing(join(site, '.cache')).flatMap((line) => /\/([\w.-]+\.cjs\.cache) /.exec(line)?.[1] ?? []);

  let right: ReturnType<typeof bytesOf>;
  beforeAll(() => {
    right = bytesOf(join(site, 'dist'));
    anew();
  });

  it('is all that a first build runs, one after an edit, and one without', () => {
    const page = join(site, 'content/pages/privacy.md');
    const text = readFileSync(page);
    expect(run('build').stdout).toContain('✓ Built');
    writeFileSync(page, `${text}\nOne line more.\n`);
    expect(run('build').stdout).toContain('✓ Built');
    expect(run('build').stdout).toContain('✓ Nothing changed');
    expect(compiledHere()).toEqual([]);
    writeFileSync(page, text);
  });

  it('is named by the engine that made it, and ignored by any other', () => {
    expect(basename(folder())).toMatch(new RegExp(`^${process.version}-${process.platform}-${process.arch}-`));
    anew();
    const [own, other] = [folder(), join(installed, 'bundle/v0.0.0-other')];
    renameSync(own, other);
    expect(run('build')).toMatchObject({ status: 0, stderr: '' });
    renameSync(other, own);
    expect(compiledHere()).toContain('cli.cjs.cache');
  });

  it.each(byTurn([0, 31, 33, 0.5, 1], 5))('is not shown to V8 when a bit of each file is flipped (%d)', (at) => {
    anew();
    const files = readdirSync(folder());
    for (const name of files) flipBit(join(folder(), name), at);
    expect(run('build')).toMatchObject({ status: 0, stderr: '' });
    expect(bytesOf(join(site, 'dist'))).toEqual(right);
    expect(compiledHere().sort()).toEqual(files.sort());
    for (const name of files) flipBit(join(folder(), name), at);
  });

  it('is made again, once, where V8 refuses it for its flags', () => {
    anew();
    const flags = { NODE_OPTIONS: '--max-old-space-size=900' };
    expect(runWith(flags, 'build')).toMatchObject({ status: 0, stderr: '' });
    const made = listing(join(site, '.cache/gazette/bundle'));
    expect(made.length).toBeGreaterThan(9);
    rmSync(join(site, 'dist'), { recursive: true });
    expect(runWith(flags, 'build')).toMatchObject({ status: 0, stderr: '' });
    expect(listing(join(site, '.cache/gazette/bundle'))).toEqual(made);
    expect(bytesOf(join(site, 'dist'))).toEqual(right);
  });
});

describe('a bundle that was made ahead, beside its sources', () => {
  const made = () => {
    const files = readdirSync(join(root, '.cache/gazette/bundle'), { recursive: true, encoding: 'utf8' });
    return files.filter((name) => name.endsWith('.cjs'));
  };

  it('is run as it is while it is of these sources', () => {
    expect(project.gazette('--help').status).toBe(0);
    expect(made()).toEqual([]);
  });

  it('is made good in the cache when it is damaged, once', () => {
    flipBit(join(root, 'bundle/cli.cjs'));
    expect(project.gazette('build', '--help')).toMatchObject({
      status: 0,
      output: expect.stringContaining('Exit codes'),
    });
    const healed = listing(join(root, '.cache/gazette/bundle')).filter((line) => line.includes('/cli.cjs '));
    expect(healed).toHaveLength(1);
    expect(project.gazette('--help').status).toBe(0);
    expect(listing(join(root, '.cache/gazette/bundle')).filter((line) => line.includes('/cli.cjs '))).toEqual(healed);
  });

  it('gives way to a new one when a source changed', () => {
    project.apply({ 'src/core/exit-codes.ts': [["'Done.'", "'Well done.'"]] });
    expect(project.gazette('build', '--help').output).toMatch(/0 +Well done\./);
    project.restore();
    expect(project.gazette('build', '--help').output).toMatch(/0 +Done\./);
  });
});

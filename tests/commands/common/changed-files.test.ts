import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChangedFiles, withFoldersAtCommit } from '../../../src/commands/common/changed-files.ts';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'gazette-changed-'));
});
afterEach(() => vi.unstubAllEnvs());

const git = (cwd: string, ...args: string[]) => {
  const own = ['user.name=A', 'user.email=a@b.example', 'protocol.file.allow=always', 'commit.gpgsign=false'];
  return execFileSync('git', [...own.flatMap((each) => ['-c', each]), ...args], {
    cwd,
    stdio: 'pipe',
    encoding: 'utf8',
  });
};
const commit = (cwd: string) => {
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-q', '-m', 'x');
};
const write = (file: string, text = 'x\n') => {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), text);
};
/** A repository with one commit on main, and what is in these folders of it. */
const repository = (folder: string, files: readonly string[]) => {
  for (const file of files) write(`${folder}/${file}`);
  git(join(top, folder), 'init', '-q', '-b', 'main');
  commit(join(top, folder));
};
const foldersOf = (site: string) => ({ contentDir: join(top, site, 'content'), publicDir: join(top, site, 'public') });
const changed = (site: string, ref = '') => [...findChangedFiles(ref, foldersOf(site)).files].sort();
const before = (site: string, ref = '') =>
  withFoldersAtCommit(findChangedFiles(ref, foldersOf(site)).bases, async ({ contentDir, publicDir }) => {
    const read = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    return {
      content: read(contentDir),
      public: read(publicDir),
      text: readFileSync(join(contentDir, 'site.ts'), 'utf8'),
    };
  });

describe('a site below the top of its repository', () => {
  const site = 'apps/Größe [1] & Co';
  const files = ['content/site.ts', 'content/pages/über uns.md', 'content/pages/old.md', 'public/a b.txt'];
  beforeEach(() => repository('.', [...files.map((file) => `${site}/${file}`), 'apps/other/content/site.ts']));

  it('names what was edited, deleted, renamed and is new, each as it is called below the site', async () => {
    write(`${site}/content/pages/über uns.md`, 'other\n');
    renameSync(join(top, site, 'content/pages/old.md'), join(top, site, 'content/pages/neu "x".md'));
    rmSync(join(top, site, 'public/a b.txt'));
    write('apps/other/content/site.ts', 'other\n');
    const four = ['neu "x".md', 'old.md', 'über uns.md'].map((name) => `content/pages/${name}`);
    expect(changed(site)).toEqual([...four, 'public/a b.txt']);
    expect(await before(site)).toEqual({
      content: ['pages', 'pages/old.md', 'pages/über uns.md', 'site.ts'],
      public: ['a b.txt'],
      text: 'x\n',
    });
  });

  it('is asked in hooks, which name the repository and an index from its top', async () => {
    write(`${site}/content/site.ts`, 'other\n');
    for (const [name, value] of [
      ['GIT_DIR', '.git'],
      ['GIT_INDEX_FILE', '.git/index'],
      ['GIT_PREFIX', ''],
    ] as const)
      vi.stubEnv(name, value);
    expect(changed(site)).toEqual(['content/site.ts']);
    expect((await before(site))?.text).toBe('x\n');
    vi.unstubAllEnvs();
    expect(git(top, 'status', '--short')).toMatch(/^ M .*site.ts"?\n$/);
  });

  it('is compared from a detached HEAD, and with where a branch was left', () => {
    git(top, 'switch', '-q', '--detach');
    write(`${site}/content/site.ts`, 'other\n');
    commit(top);
    git(top, 'branch', 'other', 'main~0');
    expect(changed(site)).toEqual(['content/site.ts']);
    expect(changed(site, 'HEAD')).toEqual([]);
  });
});

it('a shallow clone that lacks the common commit says what to fetch', () => {
  repository('origin', ['content/site.ts']);
  const origin = join(top, 'origin');
  git(origin, 'switch', '-q', '-c', 'mine');
  write('origin/content/a.ts');
  commit(origin);
  git(origin, 'switch', '-q', 'main');
  write('origin/content/b.ts');
  commit(origin);
  git(top, 'clone', '-q', '--depth=1', '--no-single-branch', '--branch=mine', `file://${origin}`, 'clone');
  expect(() => changed('clone')).toThrow(/HEAD and origin\/main share no commit.*fetch-depth: 0/);
  git(join(top, 'clone'), 'fetch', '-q', '--unshallow');
  expect(changed('clone')).toEqual(['content/a.ts']);
});

it('content/ as a submodule is compared with the commit of it that the whole had', async () => {
  repository('texts', ['site.ts', 'pages/a.md']);
  repository('site', ['public/a.txt']);
  const site = join(top, 'site');
  git(site, 'submodule', '--quiet', 'add', join(top, 'texts'), 'content');
  commit(site);
  git(site, 'switch', '-q', '-c', 'mine');
  write('site/content/site.ts', 'other\n');
  commit(join(site, 'content'));
  write('site/content/pages/a.md', 'other\n');
  write('site/public/a.txt', 'other\n');
  commit(site);
  expect(changed('site')).toEqual(['content/pages/a.md', 'content/site.ts', 'public/a.txt']);
  expect(await before('site')).toEqual({ content: ['pages', 'pages/a.md', 'site.ts'], public: ['a.txt'], text: 'x\n' });
  // One that was not there at all is new as a whole.
  expect(changed('site', 'main~1')).toEqual(['content/pages/a.md', 'content/site.ts', 'public/a.txt']);
});

it('content/ as a repository of its own is compared in it, and what is in none is named', () => {
  repository('site/content', ['site.ts']);
  write('site/public/a.txt');
  write('site/content/site.ts', 'other\n');
  const change = findChangedFiles('', foldersOf('site'));
  expect([...change.files]).toEqual(['content/site.ts']);
  expect(change.unknown).toEqual(['public']);
});

it('what git says is quoted where it refuses a repository', () => {
  write('site/content/site.ts');
  writeFileSync(join(top, 'site/.git'), 'gitdir: nowhere\n');
  expect(() => changed('site')).toThrow(/--changed asks git what differs: .*site is in no repository/);
  rmSync(join(top, 'site/.git'));
  repository('site', []);
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(() => changed('site')).toThrow(/it says "fatal: detected dubious ownership in repository/);
});

it('where git is not installed, that is said', () => {
  write('site/content/site.ts');
  vi.stubEnv('PATH', join(top, 'nowhere'));
  expect(() => changed('site')).toThrow('git is not installed');
});

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Git for Windows turns the line ends of a clone into CRLF unless it is told otherwise; editors and archives do too.

const root = new URL('../../', import.meta.url).pathname;
const git = (cwd: string, ...args: string[]) => execFileSync('git', ['-C', cwd, ...args], { encoding: 'utf8' });
const isRepository = spawnSync('git', ['-C', root, 'rev-parse', '--is-inside-work-tree']).status === 0;

const folders: string[] = [];
const scratch = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-crlf-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const contentsOf = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]));
const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, args, { cwd, env: { PATH: '' }, encoding: 'utf8' });

describe('a project whose text files have CRLF line ends', () => {
  let [lf, crlf] = ['', ''];
  beforeAll(() => {
    [lf, crlf] = [scratch(), scratch()];
    const parts = [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'biome.json',
      '.gitignore',
      'scripts',
      'src',
      'content',
      'public',
    ];
    for (const folder of [lf, crlf]) {
      for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    }
    for (const file of filesBelow(crlf).filter((each) => !each.startsWith('node_modules'))) {
      const text = readFileSync(join(crlf, file), 'latin1');
      if (!text.includes('\0')) writeFileSync(join(crlf, file), text.replace(/\r?\n/g, '\r\n'), 'latin1');
    }
  });

  it('builds the same bytes, and passes check', () => {
    for (const folder of [lf, crlf]) {
      const { stdout, stderr, status } = run(folder, 'scripts/gazette.cjs', 'build');
      expect(status, stdout + stderr).toBe(0);
    }
    const published = contentsOf(join(crlf, 'dist'));
    expect(Object.keys(published).length).toBeGreaterThan(30);
    expect(published).toEqual(contentsOf(join(lf, 'dist')));
    expect(contentsOf(join(crlf, 'deploy'))).toEqual(contentsOf(join(lf, 'deploy')));
    const check = run(crlf, 'scripts/gazette.cjs', 'check');
    expect(check.status, check.stdout + check.stderr).toBe(0);
  });
});

describe.skipIf(!isRepository)('a clone with core.autocrlf=true', () => {
  let clone = '';
  beforeAll(() => {
    // The files as they stand here, committed or not.
    const source = scratch();
    const list = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
    for (const file of list) {
      mkdirSync(dirname(join(source, file)), { recursive: true });
      cpSync(join(root, file), join(source, file));
    }
    git(source, 'init', '-q');
    git(source, '-c', 'core.autocrlf=false', 'add', '-A', '-f');
    git(
      source,
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@x.example',
      '-c',
      'commit.gpgsign=false',
      'commit',
      '-qm',
      'x',
    );
    clone = join(scratch(), 'clone');
    git(root, 'clone', '-q', '-c', 'core.autocrlf=true', source, clone);
  });

  it('has the bytes that were committed, and nothing to commit', () => {
    const changed = filesBelow(clone).filter(
      (file) => !file.startsWith('.git/') && !readFileSync(join(clone, file)).equals(readFileSync(join(root, file))),
    );
    expect(changed).toEqual([]);
    expect(git(clone, 'status', '--porcelain')).toBe('');
  });

  it('passes lint', () => {
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    const lint = spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '.'], {
      cwd: clone,
      encoding: 'utf8',
    });
    expect(lint.status, lint.stdout + lint.stderr).toBe(0);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = new URL('../../', import.meta.url).pathname;
const root = mkdtempSync(join(tmpdir(), 'gazette-ledger-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
// The day before yesterday, yesterday and today: the command refuses a day to come.
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

function gazette(dir: string, ...args: string[]): { readonly code: number | null; readonly out: string } {
  const made = spawnSync('node', [join(project, 'scripts/gazette.cjs'), ...args], {
    ...{ cwd: dir, encoding: 'utf8' },
    env: { ...process.env, BASE_URL: '' },
  });
  return { code: made.status, out: made.stdout + made.stderr };
}

/** Runs the command, which must succeed; returns what it printed. */
function done(dir: string, ...args: string[]): string {
  const { code, out } = gazette(dir, ...args);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${code}\n${out}`);
  return out;
}

function git(dir: string, ...args: string[]): string {
  const settings = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...settings, ...args], { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function edit(dir: string, file: string, from: string, to: string): void {
  const path = join(dir, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}

/** A repository with the small site, whose ledger knows all of it; the dates in its files are left out. */
function repository(name: string): string {
  const dir = join(root, name);
  cpSync(join(project, 'tests/fixtures/small'), dir, { recursive: true });
  writeFileSync(join(dir, '.gitignore'), 'dist/\ndeploy/\n');
  done(dir, 'release', '--date', day(3), '--adopt');
  for (const file of ['company', 'solutions', 'industries', 'access', 'site']) {
    const path = join(dir, 'content', `${file}.ts`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^ *updated: .*\n/m, ''));
  }
  git(dir, 'init', '--quiet');
  git(dir, 'add', '--all');
  git(dir, 'commit', '--quiet', '--message', 'begin');
  return dir;
}

function branch(dir: string, name: string, action: () => void): void {
  git(dir, 'checkout', '--quiet', '-b', name, 'main');
  action();
  git(dir, 'add', '--all');
  git(dir, 'commit', '--quiet', '--message', name);
  git(dir, 'checkout', '--quiet', 'main');
}

const files = (dir: string) => readdirSync(join(dir, 'content/ledger')).sort();

describe('three branches that all release', () => {
  it('merge without a conflict, also where facts are neighbours', () => {
    const edits: readonly (readonly [string, string])[] = [
      ["summary: 'Gießt Blumen.'", "summary: 'Gießt Bäume.'"],
      ["summary: 'Holt Wasser.'", "summary: 'Holt Regen.'"],
      ["summary: 'Aus Messing.'", "summary: 'Aus Stahl.'"],
    ];
    const days = [2, 2, 1];
    const dir = repository('merge');
    for (const [i, ago] of days.entries())
      branch(dir, `b${i}`, () => {
        edit(dir, 'solutions.ts', ...edits[i]!);
        done(dir, 'release', '--date', day(ago));
      });
    for (const i of [0, 1, 2]) git(dir, 'merge', '--quiet', '--no-edit', `b${i}`);
    expect(git(dir, 'status', '--short')).toBe('');
    expect(files(dir)).toHaveLength(4);
    // Pages that show what two of them changed are others still; they are as new as the later one, on any day.
    expect(done(dir, 'build', '--production')).not.toMatch(/ledger-/);
    const sitemap = readFileSync(join(dir, 'dist/sitemap.xml'), 'utf8');
    const newestDay = day(Math.min(...days));
    expect(sitemap).toContain(`<lastmod>${newestDay}</lastmod>`);
    expect(sitemap).not.toContain(day(0));
    const { changes } = JSON.parse(readFileSync(join(dir, 'dist/api/v1/changes.json'), 'utf8')) as {
      changes: unknown[];
    };
    expect(changes).toHaveLength(3);
  });

  it('and one that puts the old files into one, beside one that releases', () => {
    const dir = repository('compact');
    edit(dir, 'company.ts', '50667', '50668');
    gazette(dir, 'release', '--date', day(2));
    git(dir, 'add', '--all');
    git(dir, 'commit', '--quiet', '--message', 'one');
    branch(dir, 'b0', () => {
      done(dir, 'release', '--date', day(1), '--compact');
      expect(files(dir)).toHaveLength(1);
    });
    branch(dir, 'b1', () => {
      edit(dir, 'industries.ts', 'Aquarien.', 'Teiche.');
      done(dir, 'release', '--date', day(1));
    });
    for (const i of [0, 1]) git(dir, 'merge', '--quiet', '--no-edit', `b${i}`);
    expect(files(dir)).toHaveLength(2);
    expect(gazette(dir, 'build', '--production').out).not.toMatch(/ledger-/);
  });
});

describe('the command', () => {
  let dir: string;
  beforeAll(() => {
    dir = repository('command');
  });

  it('prints what changed as sentences, once', () => {
    edit(dir, 'company.ts', '12:00', '13:00');
    const first = gazette(dir, 'release', '--date', day(1));
    expect(first.out).toContain('  Öffnungszeiten: Montag, Mittwoch 08:30–13:00 Uhr, vorher 08:30–12:00 Uhr\n');
    expect(gazette(dir, 'release', '--date', day(0)).out).toMatch(
      /^Nothing changed: all of \d+ facts is recorded\.\n$/,
    );
  });

  it('wants a date that has come, and is no other than it says', () => {
    expect(gazette(dir, 'release')).toMatchObject({ code: 2 });
    expect(gazette(dir, 'release', '--date', '2026-02-30')).toMatchObject({ code: 2 });
    expect(gazette(dir, 'release', '--date', '2999-01-01')).toMatchObject({ code: 2 });
    expect(gazette(dir, 'release', '--date', day(0), '--adopt')).toMatchObject({ code: 1 });
  });

  it('records nothing while the content has errors', () => {
    const before = files(dir);
    edit(dir, 'company.ts', 'jurisdiction: {', 'jurisdction: {');
    const { code, out } = gazette(dir, 'release', '--date', day(0));
    expect([code, out]).toEqual([1, expect.stringContaining('field-unknown')]);
    edit(dir, 'company.ts', 'jurisdction: {', 'jurisdiction: {');
    expect(files(dir)).toEqual(before);
  });

  it('erases values with --forget', () => {
    const all = () =>
      files(dir)
        .map((name) => readFileSync(join(dir, 'content/ledger', name), 'utf8'))
        .join('');
    expect(all()).toContain('post@pumpen.example');
    done(dir, 'release', '--forget', 'company#contactRoutes/post');
    done(dir, 'release', '--forget', 'access#contact');
    expect(all()).not.toContain('post@pumpen.example');
    expect(gazette(dir, 'release', '--forget', 'company#nothing')).toMatchObject({ code: 1 });
    expect(gazette(dir, 'build', '--production').out).not.toMatch(/ledger-/);
  });
});

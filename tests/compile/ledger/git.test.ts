import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planRelease } from '../../../src/compile/ledger/plan-release.ts';
import { codesOf, ledgered, textsOf } from './copy.ts';

/** A repository with the small site, whose ledger knows all of it. */
function repository() {
  const site = ledgered();
  for (const name of ['company', 'solutions', 'industries', 'access', 'site']) site.undate(`${name}.ts`);
  const git = (...args: string[]): string => {
    const settings = [
      'user.name=Test',
      'user.email=test@example.org',
      'init.defaultBranch=main',
      'core.autocrlf=false',
    ];
    return execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...args], {
      ...{ cwd: site.dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    });
  };
  const commit = (message: string): void => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet');
  commit('begin');
  /** An edit and its release in one commit. */
  const change = (file: string, from: string, to: string, date: string): void => {
    site.edit(file, from, to);
    site.release(date);
    commit(`${to} on ${date}`);
  };
  const ledger = () => readdirSync(join(site.dir, 'content/ledger')).sort();
  /** Dates of changes as they are published, by what is now said. */
  const published = (today: string) => {
    const built = site.build(today);
    expect(codesOf(built)).toEqual([]);
    const { changes } = JSON.parse(textsOf(built).get('api/v1/changes.json') ?? '') as {
      changes: { date: string; now: string }[];
    };
    return Object.fromEntries(
      changes.map(({ date, now }) => [Buffer.from(now, 'latin1').toString('utf8').slice(1, -1), date]),
    );
  };
  return { ...site, git, commit, change, ledger, published };
}

const [solution, industry] = [
  ['solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.'],
  ['industries.ts', 'Aquarien.', 'Teiche.'],
] as const;

describe('days in a ledger under git', () => {
  it('stay with a branch that is rebased onto a later release', () => {
    const { git, change, published } = repository();
    git('checkout', '--quiet', '-b', 'branch');
    change(...solution, '2026-04-01');
    git('checkout', '--quiet', 'main');
    change(...industry, '2026-05-01');
    git('checkout', '--quiet', 'branch');
    git('rebase', '--quiet', 'main');
    expect(published('2026-06-01')).toEqual({ 'Gießt Bäume.': '2026-04-01', 'Teiche.': '2026-05-01' });
  });

  it('go with a commit that is picked, and its branch can be merged after it', () => {
    const { git, change, published, ledger } = repository();
    git('checkout', '--quiet', '-b', 'branch');
    change(...industry, '2026-04-01');
    change(...solution, '2026-05-01');
    git('checkout', '--quiet', 'main');
    git('cherry-pick', 'branch');
    expect(published('2026-06-01')).toEqual({ 'Gießt Bäume.': '2026-05-01' });
    git('merge', '--quiet', '--no-edit', 'branch');
    expect(published('2026-06-01')).toEqual({ 'Gießt Bäume.': '2026-05-01', 'Teiche.': '2026-04-01' });
    expect(ledger()).toHaveLength(3);
  });

  it.each([
    ['on two days', '2026-04-01', '2026-05-01'],
    ['on one day', '2026-04-01', '2026-04-01'],
  ])('of two branches that are merged are those of each: %s', (_, first, second) => {
    const { git, change, published } = repository();
    git('checkout', '--quiet', '-b', 'branch');
    change(...solution, second);
    git('checkout', '--quiet', 'main');
    change(...industry, first);
    git('merge', '--quiet', '--no-edit', 'branch');
    expect(published('2026-06-01')).toEqual({ 'Gießt Bäume.': second, 'Teiche.': first });
  });

  it('are no others after a file was renamed: that is damage, whatever the file is', () => {
    const { git, commit, change, ledger, build, dir } = repository();
    change(...solution, '2026-04-01');
    for (const name of ledger()) {
      const other = name.replace(/^(?:2026-04-01|base)/, '2026-02-02');
      git('mv', `content/ledger/${name}`, `content/ledger/${other}`);
      commit('another day');
      expect(readFileSync(join(dir, 'content/ledger', other), 'utf8')).not.toBe('');
      const { problems, release } = build('2026-06-01');
      expect(release).toBeUndefined();
      expect(problems[0]).toMatchObject({ code: 'ledger-damaged', at: { file: `content/ledger/${other}`, line: 1 } });
      git('reset', '--quiet', '--hard', 'HEAD~1');
    }
  });
});

describe('a clock that was set back', () => {
  const behind = () => {
    const site = repository();
    site.change(...solution, '2026-05-06');
    site.edit(...industry);
    return site;
  };

  it('gives no change a day before what the ledger knows', () => {
    const { build } = behind();
    const built = build('2026-04-01');
    expect(codesOf(built)).toEqual(['ledger-unrecorded']);
    const { updated } = JSON.parse(textsOf(built).get('api/v1/industries.json') ?? '') as { updated: string };
    expect(updated).toBe('2026-05-06');
  });

  it('is told as --date is, in the same words by a build, a check and a release', () => {
    const { build, folders } = behind();
    const told = {
      code: 'ledger-early',
      at: { file: 'content/ledger' },
      message: 'expected 2026-05-06 or a later day, the newest that the ledger knows, got --date 2026-05-05',
    };
    const refused = build('2026-06-01', { date: '2026-05-05' });
    expect([refused.problems, refused.release]).toEqual([[expect.objectContaining(told)], undefined]);
    const plan = planRelease({
      ...{ ...folders, preview: false, today: '2026-06-01', date: '2026-05-05' },
      ...{ adopt: false, compact: false },
    });
    expect(plan).toMatchObject({ problems: [told], write: [] });
    for (const date of ['2026-05-06', '2026-05-07'])
      expect(codesOf(build('2026-06-01', { date }))).toEqual(['ledger-unrecorded']);
  });

  it('is nothing where all is recorded', () => {
    const site = repository();
    site.change(...solution, '2026-05-06');
    expect(codesOf(site.build('2026-04-01'))).toEqual([]);
    expect(codesOf(site.build('2026-06-01', { date: '2026-04-01' }))).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { filterProblemsOfChange, main } from '../../src/commands/check.ts';
import { parseArguments } from '../../src/commands/common/arguments.ts';
import { commands } from '../../src/commands/index.ts';
import type { Problem } from '../../src/core/problem.ts';
import { spoiled } from '../problems/spoiled.ts';
import { invocationOf } from '../support/invocation.ts';

describe('gazette check --changed', () => {
  let root: string;
  beforeEach(() => {
    root = spoiled({});
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root, stdio: 'pipe' });
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'x');
  };
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, file), text.replace(from, to));
  };
  async function check(...args: string[]) {
    const { invocation, said } = invocationOf(root, ['--json', ...args]);
    const code = await main(invocation);
    const lines = said()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const told = lines.filter(({ severity }) => severity === 'error').map((each) => `${each.code} ${each.file}`);
    return { code, changed: lines.at(-1).summary.changed, told };
  }

  it('tells what is wrong in files that differ, and what depends on them; not what was wrong before', async () => {
    git('init', '-q', '-b', 'main');
    // Wrong since long ago.
    edit('content/pages/home.md', '[Datenschutz](/datenschutz/)', '[Datenschutz](/datenschutz/) [x](/fehlt/)');
    commit();
    expect((await check()).told).toEqual(['link-dead content/pages/home.md']);
    expect(await check('--changed')).toEqual({ code: 0, told: [], changed: { since: 'main', files: [] } });

    git('switch', '-q', '-c', 'mine');
    edit('content/pages/anleitung/start.md', '\n---\n', '\nslug: anfang\n---\n');
    commit();
    // Not committed, and not known to git.
    writeFileSync(join(root, 'content/pages/neu.md'), '---\ntitle: Neu\n---\nText.\n');
    const mine = await check('--changed', 'main');
    expect(mine.changed).toEqual({
      since: 'main',
      files: ['content/pages/anleitung/start.md', 'content/pages/neu.md'],
    });
    expect(mine.code).toBe(1);
    // Two others lead to the page that has another address now.
    const dead = ['link-dead content/company.ts', 'link-dead content/faq/wie-laut.md'];
    expect(new Set(mine.told)).toEqual(new Set(['field-missing content/pages/neu.md', ...dead]));
    // A commit on main meanwhile is no change of this branch.
    expect((await check('--changed=HEAD')).changed.files).toEqual(['content/pages/neu.md']);
    expect(git('status', '--short').toString()).toBe('?? content/pages/neu.md\n');
  });

  it('says in a sentence where it cannot be told what differs', async () => {
    await expect(check('--changed')).rejects.toThrow(/in no repository/);
    git('init', '-q', '-b', 'trunk');
    commit();
    await expect(check('--changed')).rejects.toThrow(/knows no origin\/main and no main/);
    await expect(check('--changed', 'gone')).rejects.toThrow(/knows no gone/);
    await expect(check('--changed=--output=x')).rejects.toThrow(/knows no --output=x/);
    await expect(check('--changed=trunk', '--fix')).rejects.toThrow(/leave --changed out/);
    await expect(check('--changed')).rejects.toMatchObject({ name: 'UsageError' });
  });

  it('tells errors of the whole site, whatever differs, and of other files each problem as often as it is new', async () => {
    const at = (file: string, line = 1) => ({ file, line, col: 1 });
    const dead = (file: string, line: number): Problem => ({ code: 'link-dead', at: at(file, line), message: 'x' });
    const site: Problem = { code: 'contract-broken', message: 'y' };
    const [one, other] = ['content/pages/a.md', 'content/pages/b.md'];
    const told = await filterProblemsOfChange(
      new Set([one]),
      [site, dead(one, 1), dead(other, 5), dead(other, 9)],
      async () => [site, dead(one, 1), dead(other, 2)],
    );
    expect(told).toEqual([site, dead(one, 1), dead(other, 9)]);
    const never = () => Promise.reject(new Error('nobody needs to know'));
    expect(await filterProblemsOfChange(new Set([one]), [site, dead(one, 1)], never)).toEqual([site, dead(one, 1)]);
  });

  it('takes its value or none', () => {
    const read = (...args: string[]) => parseArguments(commands.check.flags, args);
    expect(read().changed).toBeUndefined();
    expect(read('--changed').changed).toBe('');
    expect(read('--changed', '--fix')).toMatchObject({ changed: '', fix: true });
    expect(read('--changed', 'x').changed).toBe('x');
    expect(read('--changed=x').changed).toBe('x');
  });
});

import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ciFiles } from '../../../src/hosts/ci/ci.ts';
import { temporaryFolder } from '../servers.ts';

const files = ciFiles({ baseUrl: 'https://example.com' });
const textOf = (name: string) => files.find(({ file }) => file === name)?.text ?? '';
interface Step {
  readonly id?: string;
  readonly run?: string;
}
const workflow = parse(textOf('github/netlify.yml')) as { jobs: { record: { steps: Step[] } } };
const onGithub = workflow.jobs.record.steps.find(({ id }) => id === 'record')?.run ?? '';
const pipeline = parse(textOf('gitlab/pages.yml')) as { build: { script: string[] } };
const onGitlab = pipeline.build.script.find((line) => line.includes('npx gazette release')) ?? '';

const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'init.defaultBranch=main'];
const git = (dir: string, ...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** A repository with a copy, and an npx that writes a file of the ledger, or none. */
function stage(hasLedger: boolean, changes: boolean) {
  const root = temporaryFolder('record');
  const [remote, copy, bin] = [join(root, 'remote.git'), join(root, 'copy'), join(root, 'bin')];
  git(root, 'init', '--quiet', '--bare', remote);
  git(root, 'clone', '--quiet', remote, copy);
  git(copy, 'checkout', '--quiet', '-B', 'main');
  mkdirSync(join(copy, hasLedger ? 'content/ledger' : 'content'), { recursive: true });
  writeFileSync(join(copy, hasLedger ? 'content/ledger/base.txt' : 'content/a.txt'), 'a\n');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', 'begin');
  git(copy, 'push', '--quiet', 'origin', 'main');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'npx'),
    `#!/bin/sh\necho "$@" >> ${root}/npx.log\n${changes ? 'echo new > content/ledger/new.txt' : ''}\n`,
  );
  chmodSync(join(bin, 'npx'), 0o755);
  const run = (script: string, env: Record<string, string>) =>
    execFileSync('sh', ['-e', '-c', script], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    });
  // The address of the platform leads to the repository beside.
  const leads = (url: string) => ({
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${remote}.insteadOf`,
    GIT_CONFIG_VALUE_0: url,
  });
  return {
    ...{ root, remote, copy },
    github: () =>
      run(onGithub, {
        ...leads('https://x-access-token:t@github.com/o/r'),
        ...{ TOKEN: 't', GITHUB_REPOSITORY: 'o/r', GITHUB_REF_NAME: 'main', GITHUB_OUTPUT: join(root, 'output') },
      }),
    gitlab: (more: Record<string, string> = {}) =>
      run(onGitlab, {
        ...leads('https://gitlab-ci-token:t@gitlab.example/o/r.git'),
        ...{ CI_JOB_TOKEN: 't', CI_SERVER_HOST: 'gitlab.example', CI_PROJECT_PATH: 'o/r', CI_COMMIT_BRANCH: 'main' },
        ...{ CI_PIPELINE_SOURCE: 'push', NOINDEX: '', ...more },
      }),
    pushed: () => git(remote, 'ls-tree', '-r', '--name-only', 'main').trim().split('\n'),
  };
}

describe('the job that records', () => {
  it('commits what the release wrote, and hands the commit to the job that builds', () => {
    const { github, pushed, root, remote, copy } = stage(true, true);
    github();
    expect(pushed()).toEqual(['content/ledger/base.txt', 'content/ledger/new.txt']);
    expect(readFileSync(join(root, 'npx.log'), 'utf8')).toMatch(/^gazette release --date \d{4}-\d{2}-\d{2}\n$/);
    expect(readFileSync(join(root, 'output'), 'utf8')).toBe(`commit=${git(remote, 'rev-parse', 'main')}`);
    expect(git(copy, 'status', '--short')).toBe('');
  });

  it('goes behind whoever pushed meanwhile', () => {
    const { github, pushed, root, remote } = stage(true, true);
    const other = join(root, 'other');
    git(root, 'clone', '--quiet', '--branch', 'main', remote, other);
    writeFileSync(join(other, 'content/b.txt'), 'b\n');
    git(other, 'add', '--all');
    git(other, 'commit', '--quiet', '--message', 'meanwhile');
    git(other, 'push', '--quiet', 'origin', 'main');
    github();
    expect(pushed()).toEqual(['content/b.txt', 'content/ledger/base.txt', 'content/ledger/new.txt']);
  });

  it('commits nothing where nothing changed, and asks for nothing where there is no ledger', () => {
    const same = stage(true, false);
    same.github();
    expect(same.pushed()).toEqual(['content/ledger/base.txt']);
    const none = stage(false, true);
    none.github();
    expect(existsSync(join(none.root, 'npx.log'))).toBe(false);
    expect(readFileSync(join(none.root, 'output'), 'utf8')).toBe(`commit=${git(none.remote, 'rev-parse', 'main')}`);
  });

  it('of GitLab does the same for a push, and nothing for a merge request or a schedule', () => {
    const one = stage(true, true);
    one.gitlab({ NOINDEX: '--noindex' });
    one.gitlab({ CI_PIPELINE_SOURCE: 'schedule' });
    expect(one.pushed()).toEqual(['content/ledger/base.txt']);
    git(one.remote, 'config', 'receive.advertisePushOptions', 'true');
    one.gitlab();
    expect(one.pushed()).toEqual(['content/ledger/base.txt', 'content/ledger/new.txt']);
  });
});

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { ciFiles } from '../../src/hosts/ci/ci.ts';
import { uploadCommands } from '../../src/hosts/ci/upload.ts';

const origin = 'https://example.com';
const [github, gitlab] = ciFiles({ baseUrl: origin }).map(({ text }) => text) as [string, string];

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: unknown;
  environment?: unknown;
  'timeout-minutes'?: number;
  steps: Step[];
}
const workflow: { permissions: unknown; jobs: Record<string, Job> } = parse(github);
const pipeline: Record<string, { script?: string[]; image?: string }> = parse(gitlab);

describe('GitHub Actions', () => {
  const { build, deploy, audit } = workflow.jobs as Record<'build' | 'deploy' | 'audit', Job>;
  const runs = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

  test('builds, checks, uploads and audits', () => {
    expect(Object.keys(workflow.jobs)).toEqual(['build', 'deploy', 'audit']);
    expect(runs(build)).toEqual([
      'npm ci --ignore-scripts',
      'npm run check',
      'npm run build',
      'tar --create --file site.tar dist deploy',
    ]);
    expect(runs(deploy)).toEqual([`${uploadCommands.join('\n')}\n`]);
    expect(runs(audit).at(-1)).toBe(`npm run audit -- ${origin}`);
  });

  test('gives each job what it needs and no more', () => {
    expect(workflow.permissions).toEqual({});
    expect(build.permissions).toEqual({ contents: 'read' });
    expect(deploy.permissions).toBeUndefined();
    expect(audit.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(15);
    for (const [name, job] of Object.entries(workflow.jobs))
      expect(JSON.stringify(job).includes('secrets.')).toBe(name === 'deploy');
    expect(deploy.environment).toEqual({ name: 'production', url: origin });
  });

  test('leaves no token behind, and pins every action to a major version', () => {
    for (const { uses, with: inputs } of Object.values(workflow.jobs).flatMap(({ steps }) => steps)) {
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
      if (uses?.startsWith('actions/checkout')) expect(inputs).toEqual({ 'persist-credentials': false });
    }
  });

  test('no expression stands in a command', () => {
    for (const run of Object.values(workflow.jobs).flatMap(runs)) expect(run).not.toContain('{{');
  });
});

describe('GitLab CI', () => {
  test('builds, checks, uploads and audits', () => {
    expect(pipeline.stages).toEqual(['build', 'deploy', 'audit']);
    expect(pipeline.build?.script?.slice(1, 3)).toEqual(['npm run check', 'npm run build']);
    expect(pipeline.deploy?.script?.at(-1)).toBe(`${uploadCommands.join('\n')}\n`);
    expect(pipeline.audit?.script?.at(-1)).toBe(`npm run --silent audit -- ${origin} --format junit > audit.xml`);
  });

  test('pins its images', () => {
    for (const { image } of Object.values(pipeline)) if (image) expect(image).toMatch(/^(?:node|debian):[\w-]+$/);
  });
});

test('every npm script that is called is there', () => {
  const called = [...`${github}${gitlab}`.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name]) => name!);
  expect(new Set(called)).toEqual(new Set(['check', 'build', 'audit']));
  expect(called.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
});

test('nothing but the origin differs between two sites', () => {
  const other = 'https://xn--grbner-wxa.example:8443';
  const texts = ciFiles({ baseUrl: other }).map(({ text }) => text);
  expect(texts.map((text) => text.replaceAll(other, origin))).toEqual([github, gitlab]);
});

describe('the upload', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gazette-ci-'));
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, 'home'));
    // They note what they were asked to do, one word a line.
    for (const name of ['rsync', 'ssh']) {
      const text = `#!/bin/sh\n{ echo "${name}:"; printf '%s\\n' "$@"; } >> "$LOG"\n`;
      writeFileSync(join(folder, 'bin', name), text, { mode: 0o755 });
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function upload(variables: Record<string, string>): string[] {
    const log = join(folder, 'log');
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', uploadCommands.join('\n')], {
      cwd: folder,
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, HOME: join(folder, 'home'), LOG: log, ...variables },
    });
    return readFileSync(log, 'utf8').trimEnd().split('\n');
  }

  function pack(): void {
    for (const name of ['dist/.well-known/security.txt', 'deploy/gazette.manifest.json']) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    chmodSync(join(folder, 'dist/.well-known/security.txt'), 0o644);
    execFileSync('touch', ['-d', '@1000000123', join(folder, 'dist/.well-known/security.txt')]);
    execFileSync('tar', ['--create', '--file', 'site.tar', 'dist', 'deploy'], { cwd: folder });
    for (const name of ['dist', 'deploy']) rmSync(join(folder, name), { recursive: true });
  }

  test('keeps dot-folders and times, and sends both folders, then runs the command', () => {
    pack();
    const log = upload({
      DEPLOY_HOST: 'www@example.com',
      DEPLOY_PATH: '/srv/site',
      DEPLOY_COMMAND: 'sudo publish now',
      DEPLOY_KEY: 'key\nof two lines',
      DEPLOY_KNOWN_HOSTS: 'example.com ssh-ed25519 AAAA',
    });
    expect(statSync(join(folder, 'dist/.well-known/security.txt')).mtimeMs).toBe(1_000_000_123_000);
    expect(log.join(' ').replaceAll(folder, '')).toMatchInlineSnapshot(
      `"rsync: --archive --delay-updates --delete-after dist/ www@example.com:/srv/site/dist/ rsync: --archive --delay-updates --delete-after deploy/ www@example.com:/srv/site/deploy/ ssh: -i /home/.ssh/id_deploy -o StrictHostKeyChecking=yes -o BatchMode=yes -- www@example.com sudo publish now"`,
    );
    const key = join(folder, 'home/.ssh/id_deploy');
    expect(readFileSync(key, 'utf8')).toBe('key\nof two lines\n');
    expect(statSync(key).mode & 0o777).toBe(0o600);
  });

  test('runs no value of a variable', () => {
    pack();
    const hostile = '$(touch evil); `touch evil` "; touch evil; \'';
    const names = ['DEPLOY_HOST', 'DEPLOY_PATH', 'DEPLOY_COMMAND', 'DEPLOY_KEY', 'DEPLOY_KNOWN_HOSTS'];
    const log = upload(Object.fromEntries(names.map((name) => [name, hostile])));
    expect(log).toContain(`${hostile}:${hostile}/dist/`);
    expect(() => statSync(join(folder, 'evil'))).toThrow('ENOENT');
  });

  test('stops at the first failure', () => {
    pack();
    writeFileSync(join(folder, 'bin/rsync'), '#!/bin/sh\nexit 23\n', { mode: 0o755 });
    expect(() => upload({ DEPLOY_HOST: 'h', DEPLOY_PATH: '/', DEPLOY_COMMAND: 'x' })).toThrow();
    expect(() => readFileSync(join(folder, 'log'))).toThrow('ENOENT');
  });
});

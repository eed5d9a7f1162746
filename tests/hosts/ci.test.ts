import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../src/commands/index.ts';
import { pinnedTools } from '../../src/hosts/ci/actions.ts';
import { ciFiles } from '../../src/hosts/ci/ci.ts';
import keepAssets from '../../src/hosts/ci/keep-assets.sh?text';
import { platforms } from '../../src/hosts/ci/platforms.ts';
import { deployCommand, githubExpression, sshCommands } from '../../src/hosts/ci/record-steps.ts';
import { hosts } from '../../src/hosts/index.ts';
import { temporaryFolder } from './servers.ts';

const origin = 'https://example.com';
const files = ciFiles({ baseUrl: origin });
const textOf = (name: string) => files.find(({ file }) => file === name)?.text ?? '';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  permissions?: Record<string, string>;
  environment?: unknown;
  'timeout-minutes'?: number;
  env?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  on: object;
  env: Record<string, string>;
  permissions: unknown;
  jobs: Record<string, Job>;
}
const runs = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []) ?? [];

describe.each(platforms.map((platform) => [platform.name, platform] as const))(
  'GitHub Actions: %s',
  (name, platform) => {
    const text = textOf(`github/${name}.yml`);
    const workflow: Workflow = parse(text);
    const jobs = Object.values(workflow.jobs);
    const { record, build, preview, deploy, audit, expiry } = workflow.jobs;

    test('checks and builds every change, deploys those of main, audits, and looks every week what expires', () => {
      expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request', 'schedule']);
      expect(runs(build)).toContain('npx gazette check --format github');
      expect(deploy?.if).toBe("github.event_name == 'push'");
      expect(runs(audit).at(-1)).toBe(`npx gazette audit ${origin}`);
      expect([expiry?.if, runs(expiry).at(-1)]).toEqual([
        "github.event_name == 'schedule'",
        'npx gazette check --ahead 30 --format github',
      ]);
    });

    test('what a pull request builds asks not to be indexed, and nothing else does', () => {
      const step = build?.steps.find(({ run }) => run?.includes('npx gazette build'));
      expect(step?.run).toMatch(/^npx gazette build --production (?:--host [a-z-]+ )?\$NOINDEX\n$/);
      expect(step?.env).toEqual({
        BASE_URL: origin,
        NOINDEX: githubExpression("github.event_name == 'pull_request' && '--noindex' || ''"),
      });
      expect(Object.keys(commands.build.flags)).toContain('noindex');
    });

    test('the files of the platform are written, whatever hosts the content names', () => {
      const step = build?.steps.find(({ run }) => run?.includes('npx gazette build'));
      const written = [...JSON.stringify(workflow).matchAll(/deploy\/([a-z-]+)\//g)].map(([, folder]) => folder);
      for (const folder of written) expect(step?.run).toContain(`--host ${folder}`);
    });

    test('what replaces a site at once is built with the assets that its pages still need', () => {
      const carries = runs(build).indexOf(keepAssets);
      const builds = runs(build).findIndex((run) => run.includes('npx gazette build'));
      // A server of one's own links them, a bucket keeps them.
      if (['rsync', 'cloudfront'].includes(name)) expect(carries).toBe(-1);
      else expect([carries >= 0, carries < builds]).toEqual([true, true]);
      const step = build?.steps.find(({ run }) => run === keepAssets);
      expect(step?.if ?? "github.event_name != 'pull_request'").toBe("github.event_name != 'pull_request'");
      expect(build?.steps.some((each) => each.uses?.startsWith('actions/cache@'))).toBe(carries >= 0);
    });

    test('a preview is of this repository only, never production', () => {
      expect(preview === undefined).toBe(platform.preview === undefined);
      if (!preview) return;
      expect(preview.if).toContain('head.repo.full_name == github.repository');
      expect(preview.environment).toBe('preview');
      for (const run of runs(preview))
        expect(run).not.toMatch(/--prod\b|wrangler@\S+ deploy|firebase-tools@\S+ deploy/);
    });

    test('no secret reaches a job that runs what a pull request brings', () => {
      for (const [job, body] of Object.entries(workflow.jobs)) {
        const hasSecret = JSON.stringify(body).includes('secrets.');
        if (hasSecret) expect(['deploy', 'preview']).toContain(job);
        if (hasSecret || job === 'preview') for (const run of runs(body)) expect(run).not.toMatch(/npm (?:ci|run)/);
      }
      expect(JSON.stringify(workflow.env)).not.toContain('secrets');
    });

    test('gives each job what it needs and no more', () => {
      expect(workflow.permissions).toEqual({});
      for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(15);
      for (const job of [build, audit, expiry]) expect(job?.permissions).toEqual({ contents: 'read' });
      // The job that records a change runs what is on main, and nothing that a pull request brings.
      expect(record).toMatchObject({ permissions: { contents: 'write' }, if: "github.event_name == 'push'" });
      expect(preview?.permissions).toBeUndefined();
      const writes = Object.entries(deploy?.permissions ?? {}).filter(([, right]) => right === 'write');
      expect(writes.map(([right]) => right)).toEqual(
        { cloudfront: ['id-token'], 'github-pages': ['pages', 'id-token'] }[name] ?? [],
      );
    });

    test('every action is pinned by the digest of a commit, with its version beside it; no token stays behind', () => {
      const uses = [...text.matchAll(/uses: (.*)/g)].map(([, what]) => what);
      expect(uses.length).toBeGreaterThan(4);
      for (const what of uses) expect(what).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      for (const step of jobs.flatMap(({ steps }) => steps))
        if (step.uses?.startsWith('actions/checkout'))
          expect(step.with).toMatchObject({ 'persist-credentials': false });
      const refs = jobs.flatMap(({ steps }) => steps.flatMap((step) => step.with?.ref ?? []));
      expect(refs).toEqual([githubExpression('needs.record.outputs.commit || github.sha')]);
    });

    test('every tool from npm is pinned by version, and no package runs a script', () => {
      for (const [, tool] of text.matchAll(/\bnpx (?:--yes )?(?!gazette )(\S+)/g))
        expect(Object.values(pinnedTools)).toContain(tool);
      for (const tool of Object.values(pinnedTools)) expect(tool).toMatch(/^[\w-]+@\d+\.\d+\.\d+$/);
      expect(workflow.env.npm_config_ignore_scripts).toBe('true');
      expect(text).not.toMatch(/npm ci(?! --ignore-scripts)|curl .*\| *(?:ba)?sh/);
    });

    test('no expression stands in a command, and every command is one that a shell reads', () => {
      for (const run of jobs.flatMap(runs)) {
        expect(run).not.toContain('{{');
        execFileSync('sh', ['-n'], { input: run });
      }
    });

    test('its comments name every variable and secret that it reads', () => {
      const head = text.slice(0, text.indexOf('\nname:'));
      for (const [, variable] of text.matchAll(/(?:vars|secrets)\.(\w+)/g)) expect(head).toContain(variable);
      expect(head).toContain(platform.previews);
    });

    test('the host that it builds for is one', () => {
      if (platform.host !== undefined) expect(hosts.map((host) => host.name)).toContain(platform.host);
    });
  },
);

describe.each(['pages', 'rsync'])('GitLab CI: %s', (name) => {
  const text = textOf(`gitlab/${name}.yml`);
  const pipeline: Record<string, { script?: string[]; image?: string; rules?: object[]; artifacts?: object }> =
    parse(text);

  test('checks with a report of code quality, builds, deploys, audits, and looks what expires', () => {
    expect(pipeline.stages).toEqual(['build', 'deploy', 'audit']);
    expect(pipeline.check?.script?.at(-1)).toBe('npx gazette check --format gitlab > quality.json');
    expect(pipeline.check?.artifacts).toEqual({ when: 'always', reports: { codequality: 'quality.json' } });
    expect(pipeline.build?.rules?.[0]).toEqual({
      if: '$CI_PIPELINE_SOURCE == "merge_request_event"',
      variables: { NOINDEX: '--noindex' },
    });
    expect(pipeline.expiry?.script?.at(-1)).toBe('npx gazette check --ahead 30');
    const indented = keepAssets.replace(/^/gm, '  ').trim();
    expect(pipeline.build?.script?.some((lines) => lines.includes(indented))).toBe(name === 'pages');
    expect(pipeline.audit?.script?.at(-1)).toBe(`npx gazette audit ${origin} --format junit > audit.xml`);
  });

  test('pins its images, and every command is one that a shell reads', () => {
    for (const { image, script } of Object.values(pipeline)) {
      if (image) expect(image).toMatch(/^(?:node|debian):[\w-]+$/);
      for (const line of script ?? []) execFileSync('sh', ['-n'], { input: line });
    }
  });
});

test('the table names every file, and every platform that workflows were asked for', () => {
  const table = textOf('README.md');
  for (const { file } of files) if (file !== 'README.md') expect(table).toContain(`[${file}](${file})`);
  const asked = ['GitHub Pages', 'Cloudflare', 'Netlify', 'Vercel', 'S3 and CloudFront', 'Firebase', 'rsync', 'GitLab'];
  for (const name of asked) expect(table).toContain(name);
});

test('every command and every flag that is called is there', () => {
  const all = files.map(({ text }) => text).join('');
  const calls = [...all.matchAll(/npx gazette (\w+)(?: (s3|rollback|verify|freeze|report|rehearse)\b)?(.*)/g)];
  expect(calls.length).toBeGreaterThan(10);
  for (const [, command = '', mode, rest = ''] of calls) {
    const name = mode === undefined ? command : `${command} ${mode}`;
    expect(Object.keys(commands)).toContain(name);
    const flags = Object.keys(commands[name as keyof typeof commands].flags);
    for (const [, flag] of rest.matchAll(/ --([\w-]+)/g)) expect(flags).toContain(flag);
  }
});

test('nothing but the origin differs between two sites', () => {
  const other = 'https://xn--grbner-wxa.example:8443';
  const others = ciFiles({ baseUrl: other }).map(({ text }) => text.replaceAll(other, origin));
  expect(others).toEqual(files.map(({ text }) => text));
});

describe('a deployment by SSH', () => {
  function run(variables: Record<string, string>): { home: string; folder: string; log: string } {
    const folder = temporaryFolder('ci');
    const home = join(folder, 'home');
    mkdirSync(join(folder, 'deploy/nginx'), { recursive: true });
    mkdirSync(home);
    // It notes what it was asked to do, one word a line.
    writeFileSync(join(folder, 'deploy/nginx/deploy.sh'), `printf '%s\\n' "$@" > log\n`);
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', [...sshCommands, deployCommand(origin)].join('\n')], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: home, DEPLOY_SERVER: 'nginx', ...variables },
    });
    return { home, folder, log: readFileSync(join(folder, 'log'), 'utf8') };
  }

  test('keeps the key to itself, believes no unknown host, and calls the script of the server', () => {
    const { home, log } = run({
      DEPLOY_TO: 'www@example.com',
      DEPLOY_BASE: '/srv/site',
      DEPLOY_KEY: 'key\nof two lines',
      DEPLOY_KNOWN_HOSTS: 'example.com ssh-ed25519 AAAA',
    });
    expect(log.split('\n').slice(0, -1)).toEqual([
      ...['--from', 'dist', '--to', 'www@example.com', '--base', '/srv/site', '--origin', origin],
    ]);
    expect(readFileSync(join(home, '.ssh/id_ed25519'), 'utf8')).toBe('key\nof two lines\n');
    expect(statSync(join(home, '.ssh/id_ed25519')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(home, '.ssh/config'), 'utf8')).toContain('  StrictHostKeyChecking yes\n');
  });

  test('runs no value of a variable', () => {
    const hostile = '$(touch evil); `touch evil` "; touch evil; \'';
    const names = ['DEPLOY_TO', 'DEPLOY_BASE', 'DEPLOY_KEY', 'DEPLOY_KNOWN_HOSTS'];
    const { folder, log } = run(Object.fromEntries(names.map((name) => [name, hostile])));
    expect(log).toContain(`--to\n${hostile}\n--base\n${hostile}\n`);
    expect(() => statSync(join(folder, 'evil'))).toThrow('ENOENT');
  });

  test('stops at the first failure', () => {
    expect(() => run({ DEPLOY_SERVER: 'none' })).toThrow();
  });
});

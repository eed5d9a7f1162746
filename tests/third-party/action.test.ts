import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { html } from '../attach/found.ts';
import { bytesOf } from '../generators/attach-to.ts';
import { environment, writeAll } from '../generators/make.ts';
import { describeWith, temporaryFolder } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { packedIn } from '../support/packed.ts';
import { byTurn } from '../support/runs.ts';

const root = new URL('../../', import.meta.url).pathname;
const text = readFileSync(join(root, 'action.yml'), 'utf8');

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}
interface Step {
  readonly name: string;
  readonly if?: string;
  readonly shell: string;
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory': string;
}
interface Validator {
  validateAction(text: string): { readonly errors: readonly object[] };
}

const action: Action = parse(text);
const validatorFile = findTool('@action-validator/core', 'action_validator.js');

describeWith(validatorFile, 'action-validator, with the schema of actions', 'npm run test:tools', () => {
  const validator: Validator = createRequire(import.meta.url)(validatorFile!);

  it('finds nothing wrong with action.yml', () => expect(validator.validateAction(text).errors).toEqual([]));

  it('can refuse one', () => {
    for (const broken of [
      text.replace('using: composite', 'using: composed'),
      text.replaceAll('      shell: bash\n', ''),
    ])
      expect(validator.validateAction(broken).errors).not.toEqual([]);
  });
});

describe('the steps of action.yml, run as GitHub runs them', () => {
  const work = temporaryFolder('action');

  /** Runs each step whose condition holds; returns the names of these, and what they printed. */
  function run(given: Readonly<Record<string, string>>): { ran: string[]; said: string; status: number | null } {
    const inputs = { ...Object.fromEntries(Object.entries(action.inputs).map(([k, v]) => [k, v.default])), ...given };
    const filled = (value: string) =>
      value.replace(/\$\{\{ inputs\.(\w+) \}\}/g, (_, name: string) => inputs[name] ?? '');
    const ran: string[] = [];
    let said = '';
    for (const step of action.runs.steps) {
      const [, name = '', operator, value] =
        /^inputs\.(\w+) (==|!=) '(.*)'$/.exec(step.if ?? "inputs.none != 'x'") ?? [];
      if ((inputs[name] === value) !== (operator === '==')) continue;
      ran.push(step.name);
      const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([key, each]) => [key, filled(each)]));
      const { status, stdout, stderr } = spawnSync(
        'bash',
        ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run],
        {
          cwd: join(work, filled(step['working-directory'])),
          env: { ...environment(work), npm_config_offline: 'true', ...env },
          encoding: 'utf8',
        },
      );
      said += stdout + stderr;
      if (status !== 0) return { ran, said, status };
    }
    return { ran, said, status: 0 };
  }

  beforeAll(async () => {
    const own = await packedIn(work);
    const project = join(work, 'project');
    mkdirSync(project);
    for (const name of ['content', 'public'])
      cpSync(join(root, 'tests/fixtures/small', name), join(project, name), { recursive: true });
    const dependencies = { gazette: `file:${relative(project, own)}` };
    writeAll(project, {
      'package.json': JSON.stringify({ private: true, dependencies }),
      '_site/index.html': html('Home', '<h1>Home</h1><p>We make pumps.</p>'),
    });
    const lock = ['install', '--package-lock-only', '--offline'];
    expect(spawnSync('npm', lock, { cwd: project, env: environment(work) })).toMatchObject({ status: 0 });
  }, 120_000);

  const all = [
    ['build a site of its own, with files for a host', { host: 'apache' }, 'Build', 'project/dist', '.htaccess'],
    ['attach to the site of another generator', { site: '_site' }, 'Attach', 'project/_site', 'index.md'],
  ] as const;
  it.each(byTurn(all, 2))(
    'check and %s',
    (_, given, last, out, file) => {
      const { ran, said, status } = run({ folder: 'project', ...given });
      expect({ status, said }).toMatchObject({ status: 0 });
      expect(ran).toEqual(['Install', 'Check', last]);
      expect([...bytesOf(join(work, out)).keys()]).toEqual(
        expect.arrayContaining(['index.html', 'api/v1/company.json', file]),
      );
    },
    120_000,
  );

  it('end where the content has a mistake, and tell the place in the form of GitHub', () => {
    writeAll(join(work, 'project'), { 'content/pages/broken.md': '---\ntitle: 7\n---\n[x](/gone/)\n' });
    const { ran, said, status } = run({ folder: 'project', site: '_site' });
    expect(status).toBe(1);
    expect(ran).toEqual(['Install', 'Check']);
    expect(said).toMatch(/^::error file=content\/pages\/broken\.md/m);
  }, 120_000);

  it('have no input in their commands, where it could be one', () => {
    for (const { run: command } of action.runs.steps) expect(command).not.toContain('${{');
  });
});

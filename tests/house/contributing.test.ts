import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pinnedAction } from '../../src/hosts/ci/actions.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const listYaml = (folder: string) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.yml'));

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions: Record<string, string>;
  readonly jobs: Record<
    string,
    { readonly 'timeout-minutes': number; readonly steps: readonly { readonly uses?: string; readonly run?: string }[] }
  >;
}

it('there are at most 15 npm scripts, and those that others call by name', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
  for (const name of ['build', 'test', 'test:long']) expect(scripts).toHaveProperty(name);
});

describe.each(listYaml('.github/workflows'))('workflow %s', (file) => {
  const text = read(`.github/workflows/${file}`);
  const workflow = parse(text) as Workflow;

  it('reads alone, ends in time, and names actions by their commit', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    for (const [, action = ''] of text.matchAll(/uses: (.*)/g))
      expect(action).toBe(pinnedAction(action.split('@')[0] as Parameters<typeof pinnedAction>[0]));
  });

  it('calls scripts that exist, and puts no expression into a command', () => {
    const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    for (const [, script = ''] of runs.join('\n').matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(script);
    for (const run of runs) expect(run).not.toContain('${{');
  });
});

it('CI runs .ci/run on pushes and pull requests, and packages are published with provenance', () => {
  const { on, jobs } = parse(read('.github/workflows/ci.yml')) as Workflow;
  expect(Object.keys(on)).toEqual(['push', 'pull_request']);
  expect(jobs.verify?.steps.map(({ run }) => run)).toContain('.ci/run');
  expect(read('.github/workflows/release.yml')).toContain('npm publish "$file" --provenance');
});

it.each(listYaml('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml'))(
  'the issue form %s asks',
  (file) => {
    const { name, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${file}`)) as {
      readonly name: string;
      readonly description: string;
      readonly body: readonly {
        readonly type: string;
        readonly id: string;
        readonly attributes: { readonly label: string };
      }[];
    };
    expect([name, description]).not.toContain(undefined);
    const ids = body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, attributes } of body) {
      expect(['checkboxes', 'dropdown', 'input', 'textarea']).toContain(type);
      expect(attributes.label).not.toBe('');
    }
  },
);

it('a pull request has four boxes, and updates are asked for', () => {
  expect(read('.github/pull_request_template.md').match(/^- \[ \]/gm)).toHaveLength(4);
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: { 'package-ecosystem': string }[] };
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  expect(JSON.parse(read('.devcontainer/devcontainer.json'))).toMatchObject({ postCreateCommand: 'npm ci' });
});

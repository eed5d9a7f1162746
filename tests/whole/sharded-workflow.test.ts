import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { shardedBuild } from '../../src/hosts/ci/shards.ts';
import { stepsOf } from '../hosts/ci/sharded.ts';
import { tree } from './shards/tree.ts';
import { makeWorkers } from './shards/worker.ts';

vi.setConfig({ testTimeout: 600_000 });

const origin = 'https://facts.example';
const workflow = shardedBuild(origin);
const machine = makeWorkers(30);
const artifacts = mkdtempSync(join(tmpdir(), 'gazette-artifacts-'));
afterAll(() => {
  for (const folder of [machine.root, artifacts]) rmSync(folder, { recursive: true });
});

/** What a build of the whole makes, with nothing that others left. */
function unsharded(flags: readonly string[]): string[] {
  for (const name of ['dist', 'deploy', '.cache/gazette/records', 'shards'])
    rmSync(join(machine.root, name), { recursive: true });
  expect(machine.run(['build', ...flags]).status).toBe(0);
  return tree(machine.root);
}

/** Runs the commands of a job as a machine of GitHub does that has the repository and its packages. */
function job(name: string, env: Record<string, string>): number | null {
  rmSync(join(machine.root, '.cache/gazette/records'), { recursive: true, force: true });
  const own = stepsOf(workflow, name).flatMap(({ run }) =>
    run?.startsWith('npm run') && !run.includes('carry') ? run : [],
  );
  const options = {
    cwd: machine.root,
    env: { PATH: process.env.PATH ?? '', HOME: machine.root, BASE_URL: origin, ...env },
  };
  const ended = own.map((run) => spawnSync('bash', ['-e', '-c', run], options));
  return ended.length === 1 ? (ended[0]?.status ?? null) : null;
}

test('the workflow, command by command, with artifacts between its jobs, makes what one machine makes', () => {
  const env = { FLAGS: '--production ' };
  const numbers: number[] = parse(workflow).jobs.shard.strategy.matrix.number;
  for (const number of numbers) {
    expect(job('shard', { ...env, SHARD: `${number}/${numbers.length}` })).toBe(0);
    // What is below the path is at the top of the artifact (README of actions/upload-artifact).
    cpSync(join(machine.root, 'shards'), artifacts, { recursive: true });
    rmSync(join(machine.root, 'shards'), { recursive: true });
  }
  mkdirSync(join(machine.root, 'shards'));
  cpSync(artifacts, join(machine.root, 'shards'), { recursive: true });
  expect(job('merge', env)).toBe(0);
  const made = tree(machine.root);
  expect(made).toEqual(unsharded(['--production', '--base-url', origin]));
});

test('the commands of docs/pages/shards.md, one after the other, make what one machine makes', () => {
  const page = readFileSync(new URL('../../docs/pages/shards.md', import.meta.url), 'utf8');
  const commands = /```sh\n(.*?)\n```/s.exec(page)?.[1]?.split('\n') ?? [];
  expect(commands).toHaveLength(5);
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: machine.root,
      env: { PATH: process.env.PATH ?? '', HOME: machine.root },
      encoding: 'utf8',
    });
    expect([command, status, status === 0 ? '' : stdout + stderr]).toEqual([command, 0, '']);
  }
  const made = tree(machine.root);
  expect(made).toEqual(unsharded([]));
});

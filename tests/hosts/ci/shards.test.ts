import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../../src/commands/index.ts';
import { githubActions } from '../../../src/hosts/ci/github.ts';
import { platforms } from '../../../src/hosts/ci/platforms.ts';
import { shardedBuild } from '../../../src/hosts/ci/shards.ts';
import { filled } from '../../../src/hosts/ci/yaml.ts';
import { callerOf, stepsOf } from './sharded.ts';

const text = shardedBuild('https://example.com');
const workflow = parse(text);

describe('build-in-shards.yml', () => {
  test('makes each shard on a machine of its own, and merges all of them or none', () => {
    expect(workflow.jobs.shard.strategy).toEqual({ 'fail-fast': false, matrix: { number: [1, 2, 3, 4] } });
    expect(workflow.jobs.merge.needs).toBe('shard');
    expect(workflow.jobs.merge.if).toBeUndefined();
    const [up, down] = [stepsOf(text, 'shard').at(-1), stepsOf(text, 'merge').at(-4)];
    expect(up?.with).toMatchObject({ path: 'shards', overwrite: true, name: expect.stringMatching(/^shard-/) });
    expect(down?.with).toEqual({ pattern: 'shard-*', path: 'shards', 'merge-multiple': true });
  });

  test('gives shards and merge the same flags, and every command is one that a shell reads', () => {
    const runs = ['shard', 'merge'].flatMap((name) => stepsOf(text, name).flatMap(({ run }) => run ?? []));
    expect(runs).toEqual([
      'npm ci --ignore-scripts',
      // What a pull request changes is recorded for its own preview.
      'if [ -d content/ledger ]; then npm run --silent release -- --date "$(date -u +%F)"; fi\n',
      'npm run build -- --shard "$SHARD" $FLAGS --format github\n',
      'npm ci --ignore-scripts',
      'if [ -d content/ledger ]; then npm run --silent release -- --date "$(date -u +%F)"; fi\n',
      'npm run --silent carry -- https://example.com',
      'npm run merge -- shards/* $FLAGS --format github\n',
      'tar --create --file site.tar dist deploy',
    ]);
    for (const run of runs) {
      expect(run).not.toContain('{{');
      execFileSync('sh', ['-n'], { input: run });
    }
    for (const flag of ['shard', 'production', 'host', 'noindex', 'format'])
      expect(Object.keys(commands.build.flags)).toContain(flag);
    for (const flag of ['production', 'host', 'noindex', 'format'])
      expect(Object.keys(commands.merge.flags)).toContain(flag);
  });

  test('reads no secret, and writes nothing to the repository', () => {
    expect(text).not.toContain('secrets.');
    expect(workflow.permissions).toEqual({});
    for (const job of ['shard', 'merge']) expect(workflow.jobs[job].permissions).toEqual({ contents: 'read' });
  });

  test('pins its actions', () => {
    const uses = [...text.matchAll(/uses: (actions.*)/g)].map(([, what]) => what);
    expect(uses.length).toBeGreaterThan(5);
    for (const what of uses) expect(what).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test.each(platforms.map((platform) => [platform.name, platform] as const))(
    'takes the place of the job that builds for %s: what follows finds the same artifact',
    (_, platform) => {
      const own = githubActions(platform, 'https://example.com');
      const { jobs } = parse(callerOf(own, text));
      expect(jobs.build).toEqual({
        needs: 'record',
        if: "!cancelled() && needs.record.result != 'failure'",
        permissions: { contents: 'read' },
        uses: './.github/workflows/build-in-shards.yml',
        with: { flags: '--production', ref: filled('needs.record.outputs.commit || github.sha') },
      });
      const last = (steps: ReturnType<typeof stepsOf>) => steps.slice(-2);
      expect(last(stepsOf(text, 'merge'))).toEqual(last(stepsOf(own, 'build')));
      expect({ ...jobs, build: 0 }).toEqual({ ...parse(own).jobs, build: 0 });
    },
  );
});

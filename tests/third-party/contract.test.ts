import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, it } from 'vitest';
import type { Contract } from '../../src/api/contract/contract.ts';
import { descriptionMutations, type Mutation } from '../api/contract/mutations.ts';
import { buildWireContract } from '../api/v1/wire-contract.ts';
import { example, organisations } from '../support/organisations.ts';
import { byTurn } from '../support/runs.ts';

const frozen = JSON.parse(readFileSync('src/api/v1/contract.json', 'utf8')) as Contract;

const validatorsOf = ({ documents }: Contract) => {
  const ajv = addFormats.default(new Ajv2020({ strictSchema: false }));
  return Object.fromEntries(
    Object.entries(documents).map(([path, { schema }]) => [path, ajv.compile(schema as object)]),
  );
};

describe('data and schemas of different days fit, as Ajv judges', () => {
  const then = validatorsOf(frozen);
  const today = validatorsOf(buildWireContract());

  it.each(organisations)('what $name publishes today fits the frozen schemas', ({ site }) => {
    const paths = site.paths.filter((path) => path in then);
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths)
      expect([path, then[path]!(site.json(path)), then[path]!.errors]).toEqual([path, true, null]);
  });

  const kept = 'tests/fixtures/v1-bodies';
  it.each(readdirSync(kept))('%s of the first freeze fits the schema of today', (file) => {
    const judge = today[`/api/v1/${file}`]!;
    const body = JSON.parse(readFileSync(join(kept, file), 'utf8'));
    expect([judge(body), judge.errors]).toEqual([true, null]);
    expect(judge({ ...body, updated: 'yesterday' })).toBe(false);
  });
});

describe('Redocly compares as a second opinion', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-redocly-diff-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const base = example.site.json('/api/v1/openapi.json');
  writeFileSync(join(folder, 'base.json'), JSON.stringify(base));

  /** Which part of the version would have to grow: `major` is breaking. */
  function bump({ apply }: Mutation): string {
    const copy = structuredClone(base);
    apply(copy);
    writeFileSync(join(folder, 'revision.json'), JSON.stringify(copy));
    const cli = resolve('node_modules/@redocly/cli/bin/cli.js');
    const { stdout } = spawnSync(
      process.execPath,
      [cli, 'diff', 'base.json', 'revision.json', '--format=json', '--lint-config=off', '--fail-on=none'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return String((JSON.parse(stdout) as { bump: unknown }).bump);
  }

  // One of each kind; what is refused here and not there, and the other way round, is named.
  const kinds = new Map(descriptionMutations(base).map((mutation) => [mutation.kind, mutation]));
  // All of them are refused here: what closes, drops or adds something that clients have not seen, is a person's decision.
  const differences: Readonly<Record<string, string>> = {
    closed: 'patch',
    'no open list': 'patch',
    'no schema': 'patch',
    // It does not look at `x-extensible-enum`.
    'one less of an open list': 'undefined',
    410: 'minor',
    'one more media type': 'minor',
    'a body that must be there': 'minor',
  };

  // Each asks a program of its own: a sixth of them at each turn.
  it.each(byTurn([...kinds], 6))('%s', (kind, mutation) => {
    const verdict = bump(mutation);
    const agrees = (verdict === 'major') === (mutation.is === 'refused');
    expect(agrees ? undefined : verdict).toBe(differences[kind]);
  });
});

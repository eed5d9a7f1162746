import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { example, organisations } from '../support/organisations.ts';
import { byTurn } from '../support/runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'gazette-redocly-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  totals: { errors: number; warnings: number; ignored: number };
  problems: { ruleId: string }[];
}

/**
 * Findings of `redocly lint` with its recommended rules; no configuration file is read. no-server-example.com is off: the
 * example company lives at example.com on purpose, and clients need the absolute origin of whatever is described.
 */
function lint(text: string): Report {
  writeFileSync(join(folder, 'openapi.json'), text);
  const cli = resolve('node_modules/@redocly/cli/bin/cli.js');
  const { stdout } = spawnSync(
    process.execPath,
    [cli, 'lint', 'openapi.json', '--extends=recommended', '--skip-rule=no-server-example.com', '--format=json'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return JSON.parse(stdout) as Report;
}

const path = '/api/v1/openapi.json';

describe('Redocly lints openapi.json with its recommended rules', () => {
  it.each(byTurn(organisations, 4))('finds no error and no warning in that of $name', ({ site }) => {
    expect(lint(site.get(path).body)).toMatchObject({
      totals: { errors: 0, warnings: 0, ignored: 0 },
      problems: [],
    });
  });

  it('would find an example that its schema does not allow, and an unknown member', () => {
    const { get, json } = example.site;
    const text = get(path).body.replace('"companyNumber":"00000000"', '"companyNumber":0');
    const { problems } = lint(JSON.stringify({ ...JSON.parse(text), securty: json(path).security }));
    expect(problems.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(['struct', 'no-invalid-media-type-examples']),
    );
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trialKinds } from '../../src/commands/torture/kinds/index.ts';
import { listTree } from '../../src/publish/tree.ts';
import { byTurn, thoroughness } from '../support/runs.ts';

/** Some fifty processes: the limit is for machines that do much else. */
const limit = thoroughness > 2 ? 1_800_000 : 300_000;
const root = new URL('../..', import.meta.url).pathname;

/** A project with the small site, and a folder for temporary files of its own. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-tortured-'));
  cpSync(join(root, 'tests/fixtures/small'), folder, { recursive: true });
  const temp = mkdtempSync(join(tmpdir(), 'gazette-torture-temp-'));
  const run = (args: readonly string[], env = {}) =>
    spawnSync(process.execPath, [join(root, 'scripts/gazette.cjs'), 'torture', ...args], {
      cwd: folder,
      env: { ...process.env, BASE_URL: '', TMPDIR: temp, ...env },
      encoding: 'utf8',
    });
  return { folder, temp, run };
}

const seconds = String([0, 0, 600][thoroughness - 1] ?? 0);
/** In CI without those whose moments the tests of src/publish/ meet by the hundred, and of the others at each turn one half. */
const left = thoroughness > 2 ? [] : ['kill', 'stop', 'two-builds', 'readers'];
const kinds = byTurn(
  trialKinds.filter(({ id }) => !left.includes(id)),
  2,
);

test(
  'the trials hold on the small site, of which nothing is touched',
  () => {
    const { folder, temp, run } = project();
    const before = listTree(folder);
    const { status, stdout, stderr } = run([
      '--kinds',
      kinds.map(({ id }) => id).join(),
      '--seconds',
      seconds,
      '--seed',
      '11',
      '--format',
      'json',
      '--report',
      '../report.html',
    ]);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ fell }) => fell?.length > 0)).toEqual([]);
    expect([status, stderr]).toEqual([0, '']);
    expect(new Set(lines.slice(0, -1).map(({ kind }) => kind))).toEqual(new Set(kinds.map(({ id }) => id)));
    expect(lines.at(-1).summary).toMatchObject({
      of: 'content',
      seed: 11,
      fell: 0,
      ok: true,
      trials: lines.length - 1,
    });
    expect(listTree(folder)).toEqual(before);
    expect(readdirSync(temp)).toEqual([]);
    const page = readFileSync(join(folder, '../report.html'), 'utf8');
    for (const { title } of kinds) expect(page).toContain(title);
    expect(page).not.toMatch(/<script|https?:\/\/|url\(/);
  },
  limit,
);

test(
  'a build that publishes a false byte is found, named, and told how to be met again',
  () => {
    const { folder, run } = project();
    const fault = join(folder, 'fault.cjs');
    writeFileSync(
      fault,
      "process.on('exit', () => { if (process.argv[2] === 'build') require('node:fs').appendFileSync('dist/index.md', 'x'); });",
    );
    const { status, stdout } = run(['--content', './content', '--kinds', 'caches', '--seconds', '0', '--seed', '1'], {
      GAZETTE_TORTURE_FAULT: fault,
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/the next build made other bytes than a clean one: dist\/index\.md differs/);
    expect(stdout).toContain('1 of 1 trial fell');
    expect(stdout).toMatch(/→ npm run torture -- --content \.\/content --trial caches:\d+\n/);
  },
  limit,
);

test(
  'content that does not build is no content to torture; a trial that is none is told',
  () => {
    const { folder, temp, run } = project();
    writeFileSync(join(folder, 'content/company.ts'), 'export default {};\n');
    const { status, stderr } = run([]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('Only content that builds can be tortured.')]);
    expect(readdirSync(temp)).toEqual([]);
    expect(run(['--trial', 'caches']).stderr).toContain('caches:4711, not "caches"');
    expect(run(['--kinds', 'cache']).stderr).toContain('There is no trial "cache"');
    expect(run(['--seconds', 'long']).status).toBe(2);
  },
  limit,
);

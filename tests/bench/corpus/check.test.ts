import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'gazette-corpus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = new URL('../../../', import.meta.url).pathname;
// Vitest sets BASE_URL to something of its own.
const env = { ...process.env, BASE_URL: '' };
const run = (...args: string[]) => spawnSync(args[0] ?? '', args.slice(1), { cwd: root, env, encoding: 'utf8' });

it('the program finds nothing wrong with a corpus, not even something to warn of', () => {
  expect(run(process.execPath, 'bench/corpus.mjs', '10', folder).stderr).toBe('');
  const check = ['npm', 'run', '--silent', 'check', '--', '--content', join(folder, 'content'), '--json'];
  const checked = run(...check);
  expect(checked.status).toBe(0);
  const lines = checked.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ severity }) => severity !== undefined)).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});

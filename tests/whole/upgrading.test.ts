import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfProject } from '../house/recipe.ts';

const page = readFileSync(new URL('../../docs/pages/how-to/upgrading.md', import.meta.url), 'utf8');
const lines = (/```sh\n([^`]+)```/.exec(page)?.[1] ?? '').trim().split('\n');

it('the page on upgrading compares what two versions publish', () => {
  const { folder } = copyOfProject({ site: 'tests/fixtures/small' });
  // Test runners set BASE_URL.
  const { BASE_URL: _, ...env } = process.env;
  const run = (line = '') => spawnSync('sh', ['-c', line], { cwd: folder, env, encoding: 'utf8' });
  expect(lines[1]).toBe('npm install gazette@latest');
  // Both builds are of one version here, so the change of the second is made in the content.
  expect(run(lines[0]).status).toBe(0);
  expect(run(lines[2]).status).toBe(0);
  expect(run(lines[3])).toMatchObject({ status: 0, stdout: '' });
  appendFileSync(join(folder, 'content/pages/privacy.md'), '\nOne line more.\n');
  expect(run(lines[2]).status).toBe(0);
  expect(run(lines[3]).stdout).toContain('> One line more.');
});

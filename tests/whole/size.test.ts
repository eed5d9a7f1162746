import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { writeContent } from '../../bench/corpus/write.mjs';
import { minPagesForThreads } from '../../src/compile/build.ts';
import { copyOfProject } from '../house/recipe.ts';
import { thoroughness } from '../support/runs.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 600_000 });

// A whole build of 60,000 pages takes minutes: `npm run test:long` makes it, CI one that threads make, too.
const count = thoroughness === 3 ? 60_000 : minPagesForThreads + 100;
const mostMemory = 600 * 1024;

const project = copyOfProject();
const launcher = join(project.folder, 'scripts/gazette.cjs');
const folder = join(project.folder, 'large');
const hook = join(project.folder, 'memory.cjs');

/** Runs a build as a process of its own; its memory is the most that it ever held, in KB. */
function build(...flags: readonly string[]) {
  const file = join(folder, 'memory');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', hook, launcher, 'build', '--content', join(folder, 'content'), ...flags],
    { cwd: folder, env: { PATH: process.env.PATH, MEMORY: file }, encoding: 'utf8' },
  );
  return { status, stderr, stdout, memory: Number(readFileSync(file, 'utf8')) };
}

beforeAll(() => {
  mkdirSync(folder);
  writeFileSync(
    hook,
    // The peak of getrusage() begins with what the process had that started this one: here, all tests before.
    `const { readFileSync, writeFileSync } = require('fs');
process.on('exit', () => {
  const [, most] = /^VmHWM:\\s+(\\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'));
  writeFileSync(process.env.MEMORY, most);
});
`,
  );
  // A bundler needs more than a build: it has run before.
  build('--help');
  writeContent(folder, { count, seed: 1, expires: '2100-01-01' });
});

test(`${count} pages are built, built again, and built after an edit, each in less than 600 MB`, () => {
  const steps = [build('--output', 'site/dist'), build('--output', 'site/dist')];
  const sources = readdirSync(join(folder, 'content/pages'), { recursive: true, encoding: 'utf8' });
  const file = join(folder, 'content/pages', sources.find((name) => name.endsWith('.md')) ?? '');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more line.\n`);
  steps.push(build('--output', 'site/dist'));
  for (const { status, stderr } of steps) expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(steps.map(({ stdout }) => stdout.includes('Nothing changed'))).toEqual([false, true, false]);
  for (const { memory } of steps) expect(memory).toBeLessThan(mostMemory);
});

// Runs the tests against the mutants in one process, and again without the mutant at which it stood still.
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

/** A mutant at which nothing moves for so long, in milliseconds, never ends. */
const standstill = 60_000;

export async function runTests(plan, folder) {
  for (;;) {
    const done = new Set(linesOf(plan).map(({ killed }) => killed));
    const mutants = plan.mutants.filter((id) => !done.has(id));
    const judged = linesOf(plan).map(({ survived, file }) => `${survived} ${file}`);
    // A file that has judged all that it reaches has no more to say.
    const finished = new Set(linesOf(plan).map(({ finished: file }) => file));
    const tests = plan.tests.filter((file) => !finished.has(file));
    if (tests.length === 0) return;
    writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...plan, tests, mutants, judged }));
    if (await runOnce(plan, join(folder, 'plan.json'))) return;
    const last = linesOf(plan).at(-1);
    if (last?.begun === undefined) throw new Error('The tests ended without a word. Run them alone: npx vitest run.');
    appendFileSync(plan.results, `${JSON.stringify({ killed: last.begun, by: 'time' })}\n`);
  }
}

/** False if it stood still, or died. */
async function runOnce(plan, planFile) {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const config = join(root, 'tests/mutation/vitest.config.mjs');
  const child = spawn(process.execPath, [program, 'run', '--config', config], {
    cwd: root,
    // A folder of the plan holds what a worker that is killed leaves, and goes.
    // As in `npm test`: fewer cases of properties, and every problem code.
    env: { ...process.env, CI: '', MUTATION_PLAN: planFile, TMPDIR: dirname(planFile) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, so that the worker ends with it.
    detached: true,
  });
  let seen = 0;
  let moved = performance.now();
  const watch = setInterval(() => {
    const lines = linesOf(plan);
    if (lines.length !== seen) moved = performance.now();
    seen = lines.length;
    if (lines.at(-1)?.begun !== undefined && performance.now() - moved > standstill)
      process.kill(-child.pid, 'SIGKILL');
  }, 2000);
  const end = await new Promise((done) => child.on('close', (_code, signal) => done(signal)));
  clearInterval(watch);
  return end === null && linesOf(plan).at(-1)?.begun === undefined;
}

function linesOf({ results }) {
  return readFileSync(results, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { texts } from '../../scripts/texts.mjs';
import { instrument } from './instrument.mjs';

const root = new URL('../../', import.meta.url).pathname;
const plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN, 'utf8'));
const chosen = new Set(plan.mutants);

/** In the order of the plan: the room's own tests before those of the whole. */
class Planned extends BaseSequencer {
  async sort(specs) {
    const place = ({ moduleId }) => plan.tests.indexOf(relative(root, moduleId));
    return [...specs].sort((a, b) => place(a) - place(b));
  }
}

const mutants = {
  name: 'mutants',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id);
    if (!Object.hasOwn(plan.firstIds, file)) return undefined;
    return { code: instrument(file, source, plan.firstIds[file], (known) => chosen.has(known)).code, map: null };
  },
};

export default defineConfig({
  root,
  plugins: [texts(), mutants],
  test: {
    include: plan.tests,
    runner: new URL('runner.mjs', import.meta.url).pathname,
    sequence: { sequencer: Planned },
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 50_000,
    hookTimeout: 60_000,
    reporters: [{}],
    silent: true,
  },
});

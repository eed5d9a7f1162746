import { defineConfig } from 'vitest/config';
import { texts } from './scripts/texts.mjs';
import { LongFirst } from './tests/long-first.ts';
import { byTurn } from './tests/support/runs.ts';
import { alone, inTurns, tiers } from './tests/tiers.ts';

// Each suite is a project, so that `vitest run tests/hosts/nginx` finds its file whatever `npm test` leaves out.
const others = [...alone, ...Object.values(tiers).flat()];
// `npm run test:rest` has them in one world, as quick tests are: each suite would load the program again for each worker.
const isTogether = process.env.npm_lifecycle_event === 'test:rest';
const { 'whole-alone': wholeAlone, ...shared } = tiers;
const rest = isTogether ? { rest: Object.values(shared).flat(), 'whole-alone': wholeAlone } : tiers;
const met = new Set(byTurn(inTurns, 3));
const ofOtherTurns = isTogether ? inTurns.filter((file) => !met.has(file)) : [];
const suites = { quick: ['tests/**/*.test.ts'], 'quick-alone': alone, ...rest };

export default defineConfig({
  plugins: [texts()],
  test: {
    // Far from UTC: whatever reads the machine's time zone gets another day.
    env: { TZ: 'Pacific/Kiritimati' },
    globalSetup: ['tests/support/temp-folders.ts'],
    setupFiles: ['tests/support/seed.ts'],
    sequence: { sequencer: LongFirst },
    projects: Object.entries(suites).map(([name, include]) => ({
      extends: true,
      test: {
        name,
        include: [...include],
        exclude: name === 'quick' ? [...others, '**/node_modules/**'] : ofOtherTurns,
        isolate: name.endsWith('-alone'),
      },
    })),
    // Whole-process tests (builds, servers) take seconds on a busy machine; none asserts a clock.
    testTimeout: process.env.LONG ? 1_800_000 : 60_000,
    hookTimeout: 120_000,
  },
});

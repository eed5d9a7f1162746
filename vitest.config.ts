import { defineConfig } from 'vitest/config';
import { texts } from './scripts/texts.mjs';

export default defineConfig({
  plugins: [texts()],
  test: {
    include: ['tests/**/*.test.ts'],
    // Whole-process tests (builds, servers) take seconds on a busy machine; none asserts a clock.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Whole-process tests (builds, servers) take seconds on a busy machine; none asserts a clock.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

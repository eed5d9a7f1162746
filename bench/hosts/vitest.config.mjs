import { defineConfig } from 'vitest/config';
import { texts } from '../../scripts/texts.mjs';

// Not a test: the runner reads TypeScript, and the servers are started as the tests start them.
export default defineConfig({
  plugins: [texts()],
  test: {
    include: ['bench/hosts/measure.ts'],
    globalSetup: ['tests/support/temp-folders.ts'],
    testTimeout: 3_600_000,
    disableConsoleIntercept: true,
  },
});

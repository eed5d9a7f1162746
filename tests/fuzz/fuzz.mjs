// node tests/fuzz/fuzz.mjs [-- --target NAME --runs N --seed N --path P]: every parser against its oracle. It is bundled first, as the
// program is: run as it stands by the test runner it takes three times as long.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { texts } from '../../scripts/texts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
mkdirSync(`${root}/.cache`, { recursive: true });
const build = await rolldown({
  cwd: root,
  input: 'tests/fuzz/main.ts',
  platform: 'node',
  tsconfig: false,
  external: /^(?:node:|[a-z@](?!:))/,
  logLevel: 'silent',
  plugins: [texts()],
});
const file = `${root}/.cache/fuzz.mjs`;
await build.write({ file, format: 'esm', codeSplitting: false });
await build.close();
const { status } = spawnSync(process.execPath, ['--enable-source-maps', file, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

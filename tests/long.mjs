// npm run test:long: every suite with its full figures, then all mutants of each room. It takes hours.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const run = (...args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, LONG: '1' } }).status;

const tests = run('node_modules/vitest/vitest.mjs', 'run');
const rooms = readdirSync('src').filter((room) => readdirSync('tests').includes(room));
const mutants = run('tests/mutation/mutate.mjs', ...rooms);
process.exitCode = tests || mutants;

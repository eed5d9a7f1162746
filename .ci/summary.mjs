// Prints how long each suite took, and the line "N passed, N failed", from the results that vitest wrote as JSON.
// Arguments: those files. Exits non-zero if anything failed, or nothing ran.
import { readFileSync } from 'node:fs';

const runs = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const files = runs.flatMap(({ testResults }) => testResults);

const seconds = new Map();
for (const { name, startTime, endTime } of files) {
  const suite = /\/(tests\/[^/]+)\//.exec(name)?.[1] ?? name;
  seconds.set(suite, (seconds.get(suite) ?? 0) + (endTime - startTime) / 1000);
}
console.log('Seconds of each suite, its files added up (several run at a time):');
for (const [suite, time] of [...seconds].sort(([, a], [, b]) => b - a))
  console.log(`${time.toFixed(0).padStart(6)}  ${suite}`);

const sum = (count) => runs.reduce((total, run) => total + run[count], 0);
// A file that cannot even be loaded has no tests to count.
const broken = files.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
).length;
const failed = sum('numFailedTests') + broken;
console.log(`${sum('numPassedTests')} passed, ${failed} failed`);
process.exitCode = failed > 0 || sum('numPassedTests') === 0 ? 1 : 0;

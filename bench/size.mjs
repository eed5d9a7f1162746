// Cost of builds at any size, beside other generators: bench/README.md has the details.
// Usage: node bench/size.mjs --help
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from './common/machine.mjs';
import { compare, comparisonText } from './size/compare.mjs';
import { commitOf, withFigures } from './size/docs.mjs';
import { measure } from './size/measure.mjs';
import { optionsOf, usage } from './size/options.mjs';
import { tablesOf } from './size/table.mjs';

const options = optionsOf(process.argv.slice(2));
if (options.help) {
  process.stdout.write(usage);
  process.exit();
}
// Read before anything is measured: a file that is not there is told at once.
const baseline = options.compare && JSON.parse(readFileSync(options.compare, 'utf8'));
const folder = mkdtempSync(join(options.outRoot, 'gazette-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

const say = (text) => void process.stderr.write(`${text}\n`);
const { reference, figures } = await measure(folder, options, say);
const result = { ...machine(), reference, rounds: options.rounds, seed: options.seed, figures };
console.log(`Times of builds are multiples of ${reference}; ${options.rounds} interleaved rounds, medians of pairs.\n`);
console.log(tablesOf(figures));
if (options.json) writeFileSync(options.json, `${JSON.stringify(result, undefined, 2)}\n`);
if (options.docs) {
  const page = new URL('../docs/pages/explanation/performance.md', import.meta.url);
  const commit = commitOf(new URL('..', import.meta.url));
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), { ...result, commit }));
}
if (baseline) {
  for (const key of ['processor', 'cores', 'node', 'reference'])
    if (baseline[key] !== result[key])
      say(`Note: the baseline has another ${key}: ${baseline[key]}, not ${result[key]}.`);
  const rows = compare(baseline.figures, figures);
  console.log(`\n### Against ${options.compare} of ${baseline.date}\n\n${comparisonText(rows)}`);
  if (rows.some(({ verdict }) => verdict === 'worse')) process.exitCode = 1;
}

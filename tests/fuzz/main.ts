import { parseArgs } from 'node:util';
import { fuzz, repeatOf } from './target.ts';
import { targets } from './targets/index.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
    target: { type: 'string' },
    path: { type: 'string' },
  },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];
const chosen = targets.filter(({ name }) => values.target === undefined || values.target.split(',').includes(name));
if (chosen.length === 0 || !Number.isInteger(runs) || !Number.isInteger(seed)) {
  process.stderr.write(`--runs N --seed N --path P --target ${targets.map(({ name }) => name).join('|')}\n`);
  process.exit(2);
}
let [total, fell] = [0, 0];
for (const target of chosen) {
  const { runs: done, ms, failure } = fuzz(target, runs, seed, values.path);
  total += done;
  const line = `${target.name.padEnd(22)} ${String(done).padStart(8)} runs ${(ms / 1000).toFixed(1).padStart(7)} s`;
  process.stdout.write(`${failure ? '✗' : '✓'} ${line}  seed ${seed}  ${target.oracle}\n`);
  if (!failure) continue;
  fell += 1;
  process.stdout.write(`  smallest input: ${failure.input}\n  ${failure.error.replaceAll('\n', '\n  ')}\n`);
  process.stdout.write(`  → ${repeatOf(target.name, seed, failure.path)}\n`);
}
process.stdout.write(`\n${fell === 0 ? '✓' : '✗'} ${chosen.length} targets, ${total} runs, ${fell} fell\n`);
process.exitCode = fell === 0 ? 0 : 1;

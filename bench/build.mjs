// Whole-process build times of the example site, as multiples of an empty Node start, and what an agent reads.
// Usage: node bench/build.mjs [rounds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readingTable } from './common/reading.mjs';
import { measureExample } from './example/measure.mjs';

const rounds = Number(process.argv[2] ?? 7);
const temp = mkdtempSync(join(tmpdir(), 'gazette-bench-'));
const { rows, reading } = await measureExample(temp, rounds);
rmSync(temp, { recursive: true, force: true });

console.log(`Example site, ${rounds} interleaved rounds, median of whole processes (Node ${process.version})\n`);
console.log('| what | ms | × empty Node |\n|---|---:|---:|');
for (const { name, ms, ratio } of rows) console.log(`| ${name} | ${ms.toFixed(0)} | ${ratio.toFixed(1)} |`);
console.log(`\n${readingTable(reading)}`);

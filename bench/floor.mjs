// Processor time of three builds of 300 pages, as multiples of a bare program that reads, parses and writes the same pages.
// Usage: node bench/floor.mjs [--update]: exits 1 when a ratio is above 1.3 times bench/floor.json, twice in a row.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine, nextYear } from './common/machine.mjs';
import { hasTimer, run } from './common/process.mjs';
import { settle } from './common/project.mjs';
import { pairedRatio } from './common/statistics.mjs';
import { editor } from './corpus/edits.mjs';
import { writeContent, writePages } from './corpus/write.mjs';
import { exceeded, report } from './floor/gate.mjs';
import { Gazette } from './size/gazette.mjs';

const rounds = 5;
const columns = ['cold', 'one page edited', 'one fact edited'];
const baselineFile = new URL('floor.json', import.meta.url);
const bare = new URL('floor/bare.mjs', import.meta.url).pathname;

if (!hasTimer) {
  console.error('GNU time is missing: install the package time.');
  process.exit(2);
}
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'gazette-floor-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const corpus = { count: 300, seed: 1, expires: nextYear() };
const plain = join(folder, 'plain');
const gazette = await Gazette.in(folder);
writeContent(gazette.project.folder, corpus);
writePages(plain, corpus);
const edits = editor({ content: gazette.content, plain, ...corpus });

if (process.argv[2] === '--update') {
  const rounded = Object.entries(await measure()).map(([name, ratio]) => [name, Number(ratio.toFixed(2))]);
  writeFileSync(baselineFile, `${JSON.stringify({ ...machine(), ...Object.fromEntries(rounded) }, undefined, 2)}\n`);
} else process.exitCode = await gate();

async function gate() {
  const baseline = JSON.parse(readFileSync(baselineFile, 'utf8'));
  const again = (ratios) => exceeded(ratios, baseline).length > 0;
  let ratios = await measure();
  console.log(report(ratios, baseline));
  if (!again(ratios)) return 0;
  console.log(`Above the limit: ${exceeded(ratios, baseline).join(', ')}. Measuring once more.`);
  ratios = await measure();
  console.log(report(ratios, baseline));
  if (!again(ratios)) return 0;
  console.error('Builds became slower. Profile them (bench/README.md), or raise bench/floor.json and say why.');
  return 1;
}

/** The median ratio of each column over interleaved rounds. */
async function measure() {
  const times = { bare: [] };
  for (let round = 0; round < rounds; round++) {
    gazette.forget();
    edits.restore();
    await settle();
    const out = join(folder, 'bare');
    rmSync(out, { recursive: true, force: true });
    times.bare.push(run([process.execPath, bare, plain, out]).cpu);
    for (const name of columns) {
      gazette.prepare(name);
      if (name === 'one page edited') edits.page();
      if (name === 'one fact edited') edits.fact();
      times[name] ??= [];
      times[name].push(gazette.start(name).cpu);
    }
  }
  return Object.fromEntries(columns.map((name) => [name, pairedRatio(times[name], times.bare)]));
}

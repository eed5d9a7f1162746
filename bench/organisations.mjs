// Many small organisations: one process for all, a process for each, and Turborepo.
// Usage: node bench/organisations.mjs [--sites 1000] [--pages 10] [--rounds 3] [--sample 10] [--turbo 200] [--out-root DIR]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from './common/machine.mjs';
import { measureOrganisations } from './organisations/measure.mjs';
import { measureTurborepo } from './organisations/turborepo.mjs';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1000' },
    pages: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    sample: { type: 'string', default: '10' },
    turbo: { type: 'string', default: '200' },
    'out-root': { type: 'string', default: tmpdir() },
  },
});
const [count, pages, rounds, sample, turbo] = ['sites', 'pages', 'rounds', 'sample', 'turbo'].map((name) =>
  Number(values[name]),
);
const temp = mkdtempSync(join(values['out-root'], 'gazette-organisations-'));
try {
  const { date, node, cores, processor } = machine();
  console.log(`${date}, Node ${node}, ${cores} cores (${processor}); medians of ${rounds} rounds\n`);
  const rows = await measureOrganisations(join(temp, 'one'), { count, pages, rounds, sample });
  console.log(`${count} sites of ${pages} pages in one process, beside a process for each (${sample} of them)\n`);
  console.log('| what | wall, ms a site | CPU, ms a site | × a process for each | the same, CPU | peak memory, MB |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const { name, ms, cpu, ratio, cpuRatio, rss } of rows)
    console.log(
      `| ${name} | ${ms.toFixed(1)} | ${cpu.toFixed(1)} | ${ratio.toFixed(3)} | ${cpuRatio.toFixed(3)} | ${rss.toFixed(0)} |`,
    );
  const turboRows = turbo > 0 ? await measureTurborepo(join(temp, 'turbo'), { count: turbo, pages, rounds }) : [];
  if (turboRows.length > 0) console.log(`\n${turbo} such sites by Turborepo, its cache on the same machine\n`);
  for (const { name, ms, cpu } of turboRows)
    console.log(`| ${name} | ${ms.toFixed(1)} ms a site | CPU ${cpu.toFixed(1)} |`);
} finally {
  rmSync(temp, { recursive: true, force: true });
}

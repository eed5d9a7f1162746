// Cost of attaching facts to the site of another generator, as multiples of parsing its pages once.
// Usage: node bench/attach.mjs [--pages 2000] [--kb 5,14] [--rounds 3] [--out-root DIR]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSite } from './attach/site.mjs';
import { machine } from './common/machine.mjs';
import { run } from './common/process.mjs';
import { Project } from './common/project.mjs';
import { median, pairedRatio } from './common/statistics.mjs';

const root = new URL('../', import.meta.url).pathname;
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000' },
    kb: { type: 'string', default: '5,14' },
    rounds: { type: 'string', default: '3' },
    'out-root': { type: 'string', default: tmpdir() },
  },
});
const temp = mkdtempSync(join(values['out-root'], 'gazette-attach-'));
try {
  const { date, node, cores, processor } = machine();
  console.log(`${date}, Node ${node}, ${cores} cores (${processor}); medians of ${values.rounds} rounds\n`);
  console.log(`| ${values.pages} pages of | what | × CPU of parsing them | seconds | CPU, seconds | peak memory, MB |`);
  console.log('|---:|---|---:|---:|---:|---:|');
  const project = new Project(join(temp, 'project'));
  project.bring(root, 'content');
  // The contract of the example holds its own pages, of which an attached site has none.
  for (const name of ['contract.json', 'accepted.json', 'ledger'])
    rmSync(join(temp, 'project/content', name), { recursive: true, force: true });
  await project.ship();
  for (const kb of values.kb.split(',').map(Number)) await measure(project, kb);
} finally {
  rmSync(temp, { recursive: true, force: true });
}

async function measure(project, kb) {
  const site = join(temp, `site-${kb}`);
  writeSite(site, Number(values.pages), kb * 1000);
  const rows = { parsed: [], 'first run': [], 'no change': [] };
  for (let round = 0; round < Number(values.rounds); round++) {
    project.reset();
    const out = join(temp, `out-${kb}-${round}`);
    const attach = ['attach', site, '--content', 'content', '--output', out];
    rows.parsed.push(run([process.execPath, join(root, 'bench/attach/parse.mjs'), site]));
    rows['first run'].push(project.run(attach));
    rows['no change'].push(project.run(attach));
    for (const folder of [out, `${out}-deploy`]) rmSync(folder, { recursive: true, force: true });
  }
  const of = (name, member) => rows[name].map((each) => each[member]);
  for (const name of ['first run', 'no change']) {
    const ratio = pairedRatio(of(name, 'cpu'), of('parsed', 'cpu'));
    const [ms, cpu, rss] = ['ms', 'cpu', 'rss'].map((member) => median(of(name, member)));
    console.log(
      `| ${kb} KB | ${name} | ${ratio.toFixed(2)} | ${(ms / 1000).toFixed(2)} | ${(cpu / 1000).toFixed(1)} | ${rss.toFixed(0)} |`,
    );
  }
}

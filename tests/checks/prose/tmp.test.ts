import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { execSync } from 'node:child_process';
import { problemsIn, worldOf } from './world.ts';
import { wordKinds } from '../../../src/checks/prose/kinds/index.ts';
import { Look } from '../../../src/checks/prose/look.ts';
import { wordTable } from '../../../src/checks/prose/words/index.ts';
import { unitsOfMarkdown } from '../../../src/checks/prose/read/blocks.ts';
import * as contact from '../../../src/checks/prose/kinds/contact.ts';
import * as ad from '../../../src/checks/prose/kinds/addresses.ts';
import { names } from '../../../src/checks/prose/kinds/names.ts';
it('x', () => {
  const files = execSync("ls content/pages/*.md content/faq/*.md docs/pages/*.md README.md").toString().trim().split('\n');
  const w = worldOf('');
  const gw = worldOf('tests/fixtures/gmbh/', 'de');
  const texts = files.map((f) => readFileSync(f, 'utf8').replace(/^---[\s\S]*?\n---\n/, ''));
  const kb = texts.reduce((a, t) => a + t.length, 0) / 1000;
  for (const world of [w, gw]) {
  for (const t of texts) problemsIn(t, world);
  const t0 = process.cpuUsage().user/1000; for (const t of texts) problemsIn(t, world); const all = process.cpuUsage().user/1000 - t0;
  console.log(world.language, 'files', files.length, 'KB', kb, 'ms', all, 'per 6.4KB', all / kb * 6.4);
  const table = wordTable(world.language)!;
  const t1 = process.cpuUsage().user/1000; const units = texts.flatMap((t) => unitsOfMarkdown(t)); console.log('read', (process.cpuUsage().user/1000 - t1)/kb*6.4, units.length);
  for (const kind of wordKinds) { const t = process.cpuUsage().user/1000; for (const u of units) kind(new Look(u, world, table, '2026-11-21')); console.log(kind.name, ((process.cpuUsage().user/1000 - t)/kb*6.4).toFixed(2)); }
  const no = () => ({isCalledOurs:false,isOther:false});
  for (const [n, f] of Object.entries({phones:(s)=>contact.phones(s,world.facts,no),mails:(s)=>contact.mails(s,world.facts,no),urls:(s)=>contact.urls(s,world.facts,no),addr:(s)=>ad.addresses(s,world.facts,false),names:(s)=>names(s,world)}) as [string,(s:string)=>unknown][]) { const t = process.cpuUsage().user/1000; for (const u of units) f(u.text); console.log(n, ((process.cpuUsage().user/1000 - t)/kb*6.4).toFixed(2)); }
  }
  const bad = texts.flatMap((t, i) => problemsIn(t, w).map((p) => files[i] + ' ' + p.message));
  console.log(bad.join('\n'));
});

// How long `npx gazette dev` takes from a saved file to the changed page, among 1,000 Markdown pages.
// Usage: node bench/dev.mjs [edits] [pages]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextYear } from './common/machine.mjs';
import { Project } from './common/project.mjs';
import { writeContent } from './corpus/write.mjs';
import { measureDesk } from './desk/measure.mjs';

const edits = Number(process.argv[2] ?? 20);
const count = Number(process.argv[3] ?? 1000);
const temp = mkdtempSync(join(tmpdir(), 'gazette-bench-dev-'));
const project = new Project(join(temp, 'project'));
writeContent(project.folder, { count, seed: 1, expires: nextYear() });
await project.ship();
const { ready, memory, times } = await measureDesk(project, { count, seed: 1, edits });
rmSync(temp, { recursive: true, force: true });

console.log(`Edit to served page among ${count} pages, ${edits} edits (Node ${process.version})\n`);
console.log('| when | median ms | 90 % ms | longest ms |\n|---|---:|---:|---:|');
for (const [name, sorted] of Object.entries(times)) {
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.9)} | ${at(1)} |`);
}
console.log(`\nReady after ${ready.toFixed(0)} ms, with at most ${memory.toFixed(0)} MB of memory.`);

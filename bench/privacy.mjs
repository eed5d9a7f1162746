// Cost of looking for private items: CPU time as a multiple of `marked.parse` of the same texts, in interleaved rounds.
// Usage: node bench/privacy.mjs [--rounds 15] [--folder DIR]; without a folder of Markdown, on the corpus of corpus.mjs
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { marked } from 'marked';
import { rolldown } from 'rolldown';
import { machine } from './common/machine.mjs';
import { median, pairedRatio } from './common/statistics.mjs';
import { writeContent } from './corpus/write.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, folder: { type: 'string', default: '' } },
});
const temp = mkdtempSync(join(tmpdir(), 'gazette-privacy-'));
try {
  const corpus = join(temp, 'corpus');
  if (values.folder === '') writeContent(corpus, { count: 200, seed: 1, expires: '2030-01-01' });
  measure(textsIn(values.folder || corpus), await scanner(), Number(values.rounds));
} finally {
  rmSync(temp, { recursive: true, force: true });
}

/** `scanText` of the sources as they stand. */
async function scanner() {
  const input = new URL('../src/checks/private/scan-text.ts', import.meta.url).pathname;
  const bundle = await rolldown({ input, platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm' });
  const file = join(temp, 'scan.mjs');
  writeFileSync(file, output[0].code);
  return (await import(pathToFileURL(file).href)).scanText;
}

function textsIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
}

function measure(texts, scan, rounds) {
  const timed = (work) => {
    const before = process.cpuUsage();
    for (const text of texts) work(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / texts.length;
  };
  const [parsed, scanned] = [[], []];
  // The first rounds compile.
  for (let round = -5; round < rounds; round++) {
    const [one, other] = [timed((text) => marked.parse(text)), timed((text) => scan(text, 'markdown'))];
    if (round < 0) continue;
    parsed.push(one);
    scanned.push(other);
  }
  const size = Math.round(texts.reduce((sum, { length }) => sum + length, 0) / texts.length);
  const { date, node, cores, processor } = machine();
  console.log(`${date}, Node ${node}, ${cores} cores (${processor}); medians of ${rounds} rounds`);
  console.log(`${texts.length} texts of ${size} characters: marked.parse ${median(parsed).toFixed(3)} ms,`);
  console.log(`scan ${median(scanned).toFixed(3)} ms; ratio ${pairedRatio(scanned, parsed).toFixed(3)} (aim: .25)`);
}

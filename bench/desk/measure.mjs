import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factName } from '../corpus/organisation.mjs';
import { pageOf } from '../corpus/pages.mjs';
import { Desk } from './desk.mjs';

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const pauses = { idle: 2500, 'still checking': 250, 'without a pause': 0 };

/** Edits before the first that counts: a program that has just started is slow. */
const warmUp = 5;

/**
 * Edits pages of a corpus in a project while its desk runs. Returns `ready` (ms, of a second start), `memory` (MB), and
 * for each kind of pause the sorted times in ms from before a file is written to the first answer that has the new text.
 */
export async function measureDesk(project, { count, seed, edits, kinds = Object.keys(pauses) }) {
  await (await Desk.of(project)).stop();
  const desk = await Desk.of(project);
  const original = { count, seed, fact: factName };
  const edit = async (index, note) => {
    const { file, text } = pageOf(index, original);
    const start = process.hrtime.bigint();
    writeFileSync(join(project.folder, 'content/pages', file), `${text}\n${note}\n`);
    while (!(await desk.read(`/${file.replace(/\.md$/, '')}/`)).includes(note)) await sleep(1);
    return Number(process.hrtime.bigint() - start) / 1e6;
  };
  const series = async (kind) => {
    const times = [];
    for (let n = 0; n < warmUp + edits; n++) {
      times.push(await edit((n * 37) % count, `Edit ${n}, ${kind}.`));
      await sleep(pauses[kind]);
    }
    return times.slice(warmUp).sort((a, b) => a - b);
  };
  await edit(0, 'A first edit, which warms everything up.');
  await sleep(3000);
  const times = {};
  for (const kind of kinds) times[kind] = await series(kind);
  const { readyMs: ready, peakMemory: memory } = desk;
  await desk.stop();
  return { ready, memory, times };
}

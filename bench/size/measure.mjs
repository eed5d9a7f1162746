import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nextYear } from '../common/machine.mjs';
import { hasTimer } from '../common/process.mjs';
import { settle } from '../common/project.mjs';
import { readingFigures, readingOf } from '../common/reading.mjs';
import { editor } from '../corpus/edits.mjs';
import { writeContent, writePages } from '../corpus/write.mjs';
import { exampleFigures, measureExample } from '../example/measure.mjs';
import { isInstalled, Peer } from '../peers/peer.mjs';
import { deskOf } from './desk.mjs';
import { figuresOf, onlyNumbers } from './figures.mjs';
import { Gazette } from './gazette.mjs';
import { liveHeap, memoryOf } from './memory.mjs';
import { inRounds } from './rounds.mjs';
import { startOf } from './start.mjs';
import { watch } from './watch.mjs';
import { writtenOf } from './written.mjs';

/**
 * Measures what the options ask for, everything below `folder`. Returns the name of the reference with its version, and
 * the figures: `{ group: { name: number } }`, a group for each size and others.
 */
export async function measure(folder, options, say) {
  if (!hasTimer) say('Note: without GNU time there is no processor time and no memory.');
  const names = options.peers.filter((name) => isInstalled(name) || void say(`Note: ${name} is not installed.`));
  const gazette = await Gazette.in(folder);
  const columns = options.columns.filter(
    (name) => gazette.knows(name) || void say(`Note: no column "${name}": build does not know its flag yet.`),
  );
  const sizes = {};
  let reference;
  for (const count of options.sizes) {
    const contest = { ...contestOf(folder, { gazette, names, count, seed: options.seed }), columns, say };
    sizes[`${count} pages`] = await measureSize(contest, options);
    reference ??= contest.peers[0]?.title;
    if (options.parts.includes('start')) sizes.start ??= startOf(gazette, options.rounds);
  }
  const { start, ...figures } = sizes;
  if (start) figures['A start'] = start;
  if (options.parts.includes('memory')) figures['A page in memory'] = memoryOf(figures);
  if (options.parts.includes('example'))
    figures['The example'] = onlyNumbers(exampleFigures(await measureExample(folder, options.rounds)));
  return { reference: reference ?? 'nothing', figures };
}

/** A corpus in both of its forms, and those who build it. */
function contestOf(folder, { gazette, names, count, seed }) {
  const corpus = { count, seed, expires: nextYear() };
  const plain = join(folder, 'plain');
  for (const old of [plain, gazette.content, join(folder, 'peers')]) rmSync(old, { recursive: true, force: true });
  writeContent(gazette.project.folder, corpus);
  writePages(plain, corpus);
  const peers = names.map((name) => new Peer(name, join(folder, 'peers', name), plain));
  return { corpus, gazette, peers, edits: editor({ content: gazette.content, plain, ...corpus }) };
}

/** The figures of one size. */
async function measureSize({ corpus, gazette, peers, edits, columns, say }, { parts, rounds, heapUpTo }) {
  const { count } = corpus;
  const figures = {};
  const take = (part, measured) => parts.includes(part) && Object.assign(figures, measured());
  if (parts.includes('build')) {
    const see = watch({ gazette, peers }, count, say);
    const samples = await inRounds({ rounds, names: columns, gazette, peers, edits, see, settle });
    Object.assign(
      figures,
      figuresOf(
        samples,
        peers.map(({ name }) => name),
      ),
    );
  }
  if (['written', 'reading', 'desk'].some((part) => parts.includes(part))) {
    gazette.forget();
    gazette.build();
  }
  take('written', () => writtenOf(gazette.project, count));
  take('reading', () => onlyNumbers(readingFigures(readingOf(gazette.project.folder))));
  if (count <= heapUpTo) take('memory', () => onlyNumbers({ 'live heap, MB': liveHeap(gazette) }));
  // Last: it leaves its edits in the corpus.
  if (parts.includes('desk')) Object.assign(figures, await deskOf(gazette.project, corpus));
  return figures;
}

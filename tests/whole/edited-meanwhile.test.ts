import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { PublishError } from '../../src/publish/errors.ts';
import { thoroughness } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { type Choices, makeProject } from './incremental/project.ts';

/** Somebody who saves a page, a fact and a file of `public/` again and again, until they are told to stop. */
const editor = `
const { parentPort, workerData: { texts, pause } } = require('node:worker_threads');
const { writeFileSync } = require('node:fs');
let goesOn = true;
parentPort.on('message', () => { goesOn = false; });
let n = 0;
(function edit() {
  if (!goesOn) return parentPort.close();
  n += 1;
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text.replaceAll('@', String(n)));
  if (n === 1) parentPort.postMessage('began');
  setTimeout(edit, pause);
})();
`;

/** Texts of the editor, with a number for \`@\`, so that each save is another text. */
const textsIn = ({ content, public: folder }: { content: string; public: string }) => ({
  [join(content, 'pages/meanwhile.md')]:
    '---\ntitle: Edited meanwhile\ndescription: A page that changes while it is built.\nupdated: 2026-01-01\n---\n\nNumber @.\n',
  [join(folder, 'meanwhile.txt')]: 'Number @.\n',
});

/** Texts that are saved first, twice, and those that are saved after it. */
const published = ['meanwhile/index.html', 'meanwhile.md', 'meanwhile.txt'];

const numberIn = (file: string) =>
  existsSync(file) ? Number(/Number (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : 0;

const saysThatItChanges = (error: unknown) => {
  expect(error).toBeInstanceOf(PublishError);
  expect(String(error)).toContain('keep changing');
};

const choices: Choices = { flags: [], version: 'version 0' };
const seed = Number(process.env.SEED ?? 1);

test('a build during which somebody saves files publishes one state or none, and the next build is a clean one', async () => {
  const random = seeded(seed);
  const project = makeProject();
  await project.build(choices);
  for (let round = 0; round < (thoroughness === 3 ? 18 : 3); round++) {
    const worker = new Worker(editor, {
      eval: true,
      workerData: { texts: textsIn(project), pause: random(round % 2 === 0 ? 30 : 600) },
    });
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    await new Promise((resolve) => worker.once('message', resolve));
    await project.build(choices).catch(saysThatItChanges);
    worker.postMessage('stop');
    await ended;
    const [page = 0, mirror, copied] = published.map((file) => numberIn(join(project.out, file)));
    expect(mirror, `round ${round}`).toBe(page);
    expect([page, page - 1], `round ${round}`).toContain(copied);
    const built = await project.build(choices);
    const clean = await project.buildClean(choices);
    expect(built, `round ${round}`).toEqual(clean);
    expect(built.exit).toBe(0);
  }
  rmSync(dirname(project.content), { recursive: true });
});

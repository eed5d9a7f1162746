import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readSelector } from '../../attach/main/selector.ts';
import { readPage } from '../../attach/read/read-page.ts';
import { plain } from '../../attach/site/plain.ts';
import type { PageTask, ReadPages } from './read-ahead.ts';

/** A thread that reads pages of another generator: files in, what was read of each out. */
const folder = String(workerData);

parentPort?.on('message', (tasks: readonly PageTask[]) => {
  const read: ReadPages = tasks.map(({ file, selector }) => {
    const bytes = plain(file, readFileSync(join(folder, file)));
    return readPage(bytes, selector === undefined ? undefined : readSelector(selector));
  });
  parentPort?.postMessage(read);
});

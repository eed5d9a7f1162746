import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { compileForAttach } from '../../attach/attach.ts';
import { createForeignPageReader, type PageReaderInput, type PageReadTask } from './page-reader.ts';

// A program of its own: it reads the pages of one batch after the other, as its parent sends them.
const { folder, options } = workerData as PageReaderInput;
const { edition } = compileForAttach(options);
// The parent has compiled the same: where that is no longer so, it reads these pages itself.
if (!edition) throw new Error('The content has changed.');
const read = createForeignPageReader(edition, options.today, (file) => readFileSync(join(folder, file)));
parentPort?.on('message', (tasks: readonly PageReadTask[]) => parentPort?.postMessage(tasks.map(read)));

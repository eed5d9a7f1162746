import { parentPort, workerData } from 'node:worker_threads';
import { type PageKit, type PageTask, pageMaker } from './make-page.ts';
import { packer } from './packed.ts';

// A program of its own: it makes the pages of one batch after the other, as its parent sends them.
const make = pageMaker(workerData as PageKit, (facts) => facts);
const packed = packer();
parentPort?.on('message', (tasks: readonly PageTask[]) => {
  const batch = packed(tasks.map(make));
  parentPort?.postMessage(batch, [batch.bytes, batch.links.buffer as ArrayBuffer]);
});

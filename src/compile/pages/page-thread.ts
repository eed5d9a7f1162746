import { parentPort, workerData } from 'node:worker_threads';
import { createPagePacker } from './pack-pages.ts';
import { createPageRenderer, type PageRenderContext, type PageRenderTask } from './render-page.ts';

// A program of its own: it makes the pages of one batch after the other, as its parent sends them.
const make = createPageRenderer(workerData as PageRenderContext, (facts) => facts);
const packed = createPagePacker();
parentPort?.on('message', (tasks: readonly PageRenderTask[]) => {
  const batch = packed(tasks.map(make));
  parentPort?.postMessage(batch, [batch.bytes, batch.links.buffer as ArrayBuffer]);
});

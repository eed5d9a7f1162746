import { parentPort, workerData } from 'node:worker_threads';
import themes from './load-theme.ts?lazy';
import { createPagePacker } from './pack-pages.ts';
import { createPageRenderer, type PageRenderContext, type PageRenderTask } from './render-page.ts';

// A program of its own: it makes the pages of one batch after the other, as its parent sends them.
const context = workerData as PageRenderContext;
if (context.themeModule) themes<typeof import('./load-theme.ts')>().loadThemeModule(context.themeModule);
const make = createPageRenderer(context, (facts) => facts);
const packed = createPagePacker();
parentPort?.on('message', (tasks: readonly PageRenderTask[]) => {
  const batch = packed(tasks.map(make));
  parentPort?.postMessage(batch, [batch.bytes, batch.links.buffer as ArrayBuffer]);
});

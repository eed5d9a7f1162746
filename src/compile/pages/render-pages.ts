import { setImmediate } from 'node:timers/promises';
import { SourceChangedError } from '../../content/read/lazy-source.ts';
import { createTextFactTable, type TextFactTable } from '../../core/text-fact-table.ts';
import { startBatchThread } from './batch-thread.ts';
import { createPageUnpacker, type PackedPages } from './pack-pages.ts';
import pageThread from './page-thread.ts?thread';
import type { PageRenderContext, PageRenderTask, RenderedPage } from './render-page.ts';
import { createPageRenderer } from './render-page.ts';

/** Pages that go to a thread at once. */
const batchSize = 32;

/**
 * Makes pages on this thread and `helpers` others, and hands each to `take`, in any order. The batches of a thread that
 * dies are made here. Throws SourceMoved, and what making a page throws.
 */
export async function renderPagesInParallel(
  tasks: Iterable<PageRenderTask>,
  kit: PageRenderContext,
  helpers: number,
  take: (page: RenderedPage) => void,
  table: TextFactTable = createTextFactTable(),
  program: string = pageThread,
): Promise<void> {
  // Tasks are made as they are given away: there may be any number.
  const waitingTasks = tasks[Symbol.iterator]();
  const leftOver: (readonly PageRenderTask[])[] = [];
  const next = () => leftOver.shift() ?? batchOf(waitingTasks);
  const takeAll = (batch: readonly PageRenderTask[], made: readonly (RenderedPage | undefined)[]) => {
    for (const [i, page] of made.entries()) {
      if (!page) throw new SourceChangedError(batch[i]?.source ?? '');
      take(page);
    }
  };
  const threads = Array.from({ length: helpers }, () => {
    const unpacked = createPageUnpacker(table);
    return startBatchThread(program, kit, next, (batch, message: PackedPages) => takeAll(batch, unpacked(message)));
  });
  try {
    const make = createPageRenderer(kit, table.keep);
    for (;;) {
      for (let batch = next(); batch; batch = next()) {
        takeAll(batch, batch.map(make));
        await setImmediate();
      }
      const left = await Promise.all(threads.map(({ done }) => done));
      for (const batch of left.flat()) leftOver.push(batch);
      threads.length = 0;
      if (leftOver.length === 0) return;
    }
  } finally {
    for (const { stop } of threads) stop();
  }
}

/** Undefined when there are no more. */
function batchOf(tasks: Iterator<PageRenderTask>): PageRenderTask[] | undefined {
  const batch: PageRenderTask[] = [];
  while (batch.length < batchSize) {
    const task = tasks.next();
    if (task.done) break;
    batch.push(task.value);
  }
  return batch.length > 0 ? batch : undefined;
}

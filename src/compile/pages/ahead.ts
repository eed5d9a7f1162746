import { setImmediate } from 'node:timers/promises';
import { SourceMoved } from '../../content/read/later.ts';
import { type FactTable, factTable } from '../../core/kept-facts.ts';
import { batchThread } from './batch-thread.ts';
import type { MadePage, PageKit, PageTask } from './make-page.ts';
import { pageMaker } from './make-page.ts';
import { type PackedPages, unpacker } from './packed.ts';
import pageThread from './page-thread.ts?thread';

/** Pages that go to a thread at once. */
const batchSize = 32;

/**
 * Makes pages on this thread and `helpers` others, and hands each to `take`, in any order. The batches of a thread that
 * dies are made here. Throws SourceMoved, and what making a page throws.
 */
export async function makePages(
  tasks: Iterable<PageTask>,
  kit: PageKit,
  helpers: number,
  take: (page: MadePage) => void,
  table: FactTable = factTable(),
  program: string = pageThread,
): Promise<void> {
  // Tasks are made as they are given away: there may be any number.
  const waitingTasks = tasks[Symbol.iterator]();
  const leftOver: (readonly PageTask[])[] = [];
  const next = () => leftOver.shift() ?? batchOf(waitingTasks);
  const takeAll = (batch: readonly PageTask[], made: readonly (MadePage | undefined)[]) => {
    for (const [i, page] of made.entries()) {
      if (!page) throw new SourceMoved(batch[i]?.source ?? '');
      take(page);
    }
  };
  const threads = Array.from({ length: helpers }, () => {
    const unpacked = unpacker(table);
    return batchThread(program, kit, next, (batch, message: PackedPages) => takeAll(batch, unpacked(message)));
  });
  try {
    const make = pageMaker(kit, table.keep);
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
function batchOf(tasks: Iterator<PageTask>): PageTask[] | undefined {
  const batch: PageTask[] = [];
  while (batch.length < batchSize) {
    const task = tasks.next();
    if (task.done) break;
    batch.push(task.value);
  }
  return batch.length > 0 ? batch : undefined;
}

import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { SourceMoved } from '../../content/read/later.ts';
import { type FactTable, factTable } from '../../core/kept-facts.ts';
import type { MadePage, PageKit, PageTask } from './make-page.ts';
import { pageMaker } from './make-page.ts';
import { type PackedPages, unpacker } from './packed.ts';
import pageThread from './page-thread.ts?thread';

/** Pages that go to a thread at once, and how many such batches wait there. */
const batchSize = 32;
const waiting = 2;

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
  const threads = Array.from({ length: helpers }, () => thread(program, kit, next, unpacker(table), takeAll));
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

/** A thread at work; `done` gives the batches that it did not finish. */
interface Thread {
  readonly done: Promise<(readonly PageTask[])[]>;
  stop(): void;
}

function thread(
  program: string,
  kit: PageKit,
  next: () => readonly PageTask[] | undefined,
  unpacked: ReturnType<typeof unpacker>,
  takeAll: (batch: readonly PageTask[], made: readonly (MadePage | undefined)[]) => void,
): Thread {
  const worker = new Worker(program, { eval: true, workerData: kit });
  const sent: (readonly PageTask[])[] = [];
  const done = new Promise<(readonly PageTask[])[]>((resolve, reject) => {
    const send = () => {
      const batch = next();
      if (batch) {
        sent.push(batch);
        worker.postMessage(batch);
      } else if (sent.length === 0) void worker.terminate();
    };
    worker.on('message', (message: PackedPages) => {
      try {
        takeAll(sent.shift() ?? [], unpacked(message));
        send();
      } catch (error) {
        reject(error);
      }
    });
    // Its reason is found again where its batches are made.
    worker.on('error', () => {});
    worker.on('exit', () => resolve(sent));
    for (let i = 0; i < waiting; i++) send();
  });
  // Nobody may be left to hear of it when the other threads have given up.
  done.catch(() => {});
  return { done, stop: () => void worker.terminate() };
}

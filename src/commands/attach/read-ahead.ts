import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageRead } from '../../attach/read/page-read.ts';
import pageThread from './page-thread.ts?thread';

export interface PageTask {
  readonly file: string;
  readonly selector: string | undefined;
}

export type ReadPages = readonly PageRead[];

/** With fewer pages to read than this, a thread costs more than it saves. */
const fewest = 300;
const batchSize = 32;

/**
 * Reads pages on this thread and another, and hands each to `take`, in any order. What the other thread does not finish is
 * read here, where its reason is found again.
 */
export async function readAhead(
  folder: string,
  tasks: readonly PageTask[],
  read: (task: PageTask) => PageRead,
  take: (task: PageTask, page: PageRead) => void,
): Promise<void> {
  if (tasks.length < fewest) return;
  let at = 0;
  const next = (): readonly PageTask[] => {
    at += batchSize;
    return tasks.slice(at - batchSize, at);
  };
  const other = thread(folder, next, take);
  try {
    for (let batch = next(); batch.length > 0; batch = next()) {
      for (const task of batch) take(task, read(task));
      await setImmediate();
    }
    for (const task of await other.done) take(task, read(task));
  } finally {
    other.stop();
  }
}

/** A thread at work; `done` gives the tasks that it did not finish. */
function thread(
  folder: string,
  next: () => readonly PageTask[],
  take: (task: PageTask, page: PageRead) => void,
): { readonly done: Promise<readonly PageTask[]>; stop(): void } {
  const worker = new Worker(pageThread, { eval: true, workerData: folder });
  const sent: (readonly PageTask[])[] = [];
  const done = new Promise<readonly PageTask[]>((resolve) => {
    const send = () => {
      const batch = next();
      if (batch.length > 0) {
        sent.push(batch);
        worker.postMessage(batch);
      } else if (sent.length === 0) void worker.terminate();
    };
    worker.on('message', (pages: ReadPages) => {
      for (const [index, task] of (sent.shift() ?? []).entries()) {
        const page = pages[index];
        if (page) take(task, page);
      }
      send();
    });
    worker.on('error', () => {});
    worker.on('exit', () => resolve(sent.flat()));
    // Two wait there, so that it never waits for this thread.
    send();
    send();
  });
  return { done, stop: () => void worker.terminate() };
}

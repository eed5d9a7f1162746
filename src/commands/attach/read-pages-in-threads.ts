import { Worker } from 'node:worker_threads';
import type { PageReaderInput, PageReadResult, PageReadTask } from './page-reader.ts';

/** With fewer pages to read than this, a thread costs more than it saves. */
const fewest = 300;
const batchSize = 16;

/** Callback for each page that was read. */
type PageCallback = (task: PageReadTask, read: PageReadResult) => void;

/**
 * Reads pages on other threads, and hands each to `take`, in any order. What a thread does not finish is read here, where its
 * reason is found again.
 */
export async function readPagesInThreads(
  kit: PageReaderInput,
  tasks: readonly PageReadTask[],
  threads: number,
  read: (task: PageReadTask) => PageReadResult,
  take: PageCallback,
): Promise<void> {
  if (threads < 2 || tasks.length < fewest) return;
  const { default: program } = await import('./read-thread.ts?thread');
  let at = 0;
  const next = (): readonly PageReadTask[] => {
    at += batchSize;
    return tasks.slice(at - batchSize, at);
  };
  const all = Array.from({ length: threads }, () => thread(program, kit, next, take));
  try {
    for (const { done } of all) for (const task of await done) take(task, read(task));
  } finally {
    for (const { stop } of all) stop();
  }
}

/** A thread at work; `done` gives the tasks that it did not finish. */
interface Thread {
  readonly done: Promise<readonly PageReadTask[]>;
  stop(): void;
}

function thread(
  program: string,
  kit: PageReaderInput,
  next: () => readonly PageReadTask[],
  take: PageCallback,
): Thread {
  const worker = new Worker(program, {
    eval: true,
    workerData: kit,
    // Trees of pages live shortly: where there is room for them they are never moved.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  const sent: (readonly PageReadTask[])[] = [];
  const done = new Promise<readonly PageReadTask[]>((resolve) => {
    const send = () => {
      const batch = next();
      if (batch.length > 0) {
        sent.push(batch);
        worker.postMessage(batch);
      } else if (sent.length === 0) void worker.terminate();
    };
    worker.on('message', (pages: readonly PageReadResult[]) => {
      for (const [index, task] of (sent.shift() ?? []).entries()) {
        const page = pages[index];
        if (page) take(task, page);
      }
      send();
    });
    worker.on('error', () => {});
    worker.on('exit', () => resolve(sent.flat()));
    // Two wait there, so that it never waits for its parent.
    send();
    send();
  });
  return { done, stop: () => void worker.terminate() };
}

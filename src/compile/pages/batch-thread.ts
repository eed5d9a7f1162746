import { Worker } from 'node:worker_threads';

/** How many batches wait at a thread, so that it never waits for the next one. */
const waiting = 2;

/** A thread at work; `done` gives the batches that it did not finish, and throws what taking a result threw. */
export interface BatchThread<Task> {
  readonly done: Promise<(readonly Task[])[]>;
  stop(): void;
}

/**
 * Starts a thread that runs `program` with `data`, and gives it one batch after the other until `next` has none; `take` gets
 * each batch with what the thread answered.
 */
export function startBatchThread<Task, Made>(
  program: string,
  data: unknown,
  next: () => readonly Task[] | undefined,
  take: (batch: readonly Task[], made: Made) => void,
): BatchThread<Task> {
  const worker = new Worker(program, { eval: true, workerData: data });
  const sent: (readonly Task[])[] = [];
  const done = new Promise<(readonly Task[])[]>((resolve, reject) => {
    const send = () => {
      const batch = next();
      if (batch) {
        sent.push(batch);
        worker.postMessage(batch);
      } else if (sent.length === 0) void worker.terminate();
    };
    worker.on('message', (made: Made) => {
      try {
        take(sent.shift() ?? [], made);
        send();
      } catch (error) {
        reject(error);
      }
    });
    // Its reason is found again where its batches are done.
    worker.on('error', () => {});
    worker.on('exit', () => resolve(sent));
    for (let i = 0; i < waiting; i++) send();
  });
  // Nobody may be left to hear of it when the other threads have given up.
  done.catch(() => {});
  return { done, stop: () => void worker.terminate() };
}

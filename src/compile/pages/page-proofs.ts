import { Worker } from 'node:worker_threads';
import type { Finding } from '../../checks/proof/finding.ts';
import { provePage } from '../../checks/proof/page.ts';
import type { PageKit } from '../../checks/proof/page-meant.ts';
import type { PageTask, TaskWithTexts } from '../proof/plan.ts';
import pageProver from './page-prover.ts?thread';

type Texts = readonly [html: string | undefined, markdown: string | undefined];

const batchSize = 16;
const waiting = 2;

/** Proves one page; of one whose bytes are others than meant there is nothing to say but that. */
export const proveTask = ([{ meant }, html, markdown]: TaskWithTexts, kit: PageKit): readonly Finding[] =>
  html === undefined ? [] : provePage(meant, html, markdown, kit);

/**
 * Proves pages on this thread and `helpers` others, and hands what was found in each to `take`, in any order. The batches
 * of a thread that dies are proven here. Throws what reading and proving throw.
 */
export async function inThreads(
  tasks: readonly PageTask[],
  textsOf: (task: PageTask) => Texts,
  kit: PageKit,
  { helpers, pause }: { readonly helpers: number; pause(): Promise<void> },
  take: (found: readonly Finding[], task: PageTask) => void,
  program: string = pageProver,
): Promise<void> {
  let at = 0;
  const next = (): TaskWithTexts[] => {
    const batch = tasks.slice(at, at + batchSize).map((task) => [task, ...textsOf(task)] as const);
    at += batch.length;
    return batch;
  };
  const here = async (batch: readonly TaskWithTexts[]) => {
    for (const each of batch) takeOne(proveTask(each, kit), each);
    await pause();
  };
  // Of a page whose mirror could not be read back, that is what was found.
  const takeOne = (found: readonly Finding[], [task, html, markdown]: TaskWithTexts) => {
    const isWhole = html !== undefined && (markdown !== undefined || task.meant.mirror === undefined);
    if (isWhole || found.length > 0) take(found, task);
  };
  const threads = Array.from({ length: helpers }, () => helper(program, kit, next, takeOne));
  try {
    for (let batch = next(); batch.length > 0; batch = next()) await here(batch);
    for (const left of await Promise.all(threads.map(({ done }) => done))) for (const batch of left) await here(batch);
  } finally {
    for (const { stop } of threads) stop();
  }
}

function helper(
  program: string,
  kit: PageKit,
  next: () => TaskWithTexts[],
  takeOne: (found: readonly Finding[], of: TaskWithTexts) => void,
): { readonly done: Promise<TaskWithTexts[][]>; stop(): void } {
  const worker = new Worker(program, { eval: true, workerData: kit });
  const sent: TaskWithTexts[][] = [];
  const done = new Promise<TaskWithTexts[][]>((resolve, reject) => {
    const send = () => {
      const batch = next();
      if (batch.length > 0) {
        sent.push(batch);
        worker.postMessage(batch);
      } else if (sent.length === 0) void worker.terminate();
    };
    worker.on('message', (found: readonly (readonly Finding[])[]) => {
      try {
        const batch = sent.shift() ?? [];
        for (const [i, each] of batch.entries()) takeOne(found[i] ?? [], each);
        send();
      } catch (error) {
        reject(error);
      }
    });
    // Its reason is found again where its batches are proven.
    worker.on('error', () => {});
    worker.on('exit', () => resolve(sent));
    for (let i = 0; i < waiting; i++) send();
  });
  done.catch(() => {});
  return { done, stop: () => void worker.terminate() };
}

import type { Finding } from '../../checks/proof/finding.ts';
import type { PageKit } from '../../checks/proof/page-meant.ts';
import type { PageTask, TaskWithTexts } from '../proof/plan.ts';
import { batchThread } from './batch-thread.ts';
import pageProver from './page-prover.ts?thread';
import { proveTask } from './prove-task.ts';

type Texts = readonly [html: string | undefined, markdown: string | undefined];

const batchSize = 16;

/**
 * Proves pages on this thread and `helpers` others, and hands what was found in each to `take`, in any order. The batches
 * of a thread that dies are proven here. Throws what reading and proving throw.
 */
export async function provePages(
  tasks: readonly PageTask[],
  textsOf: (task: PageTask) => Texts,
  kit: PageKit,
  { helpers, pause }: { readonly helpers: number; pause(): Promise<void> },
  take: (found: readonly Finding[], task: PageTask) => void,
  program: string = pageProver,
): Promise<void> {
  let at = 0;
  const next = (): TaskWithTexts[] | undefined => {
    const batch = tasks.slice(at, at + batchSize).map((task) => [task, ...textsOf(task)] as const);
    at += batch.length;
    return batch.length > 0 ? batch : undefined;
  };
  // Of a page whose mirror could not be read back, that is what was found.
  const takeOne = (found: readonly Finding[], [task, html, markdown]: TaskWithTexts) => {
    const isWhole = html !== undefined && (markdown !== undefined || task.meant.mirror === undefined);
    if (isWhole || found.length > 0) take(found, task);
  };
  const takeAll = (batch: readonly TaskWithTexts[], found: readonly (readonly Finding[])[]) => {
    for (const [i, each] of batch.entries()) takeOne(found[i] ?? proveTask(each, kit), each);
  };
  const here = async (batch: readonly TaskWithTexts[]) => {
    takeAll(batch, []);
    await pause();
  };
  const threads = Array.from({ length: helpers }, () => batchThread(program, kit, next, takeAll));
  try {
    for (let batch = next(); batch; batch = next()) await here(batch);
    for (const left of await Promise.all(threads.map(({ done }) => done))) for (const batch of left) await here(batch);
  } finally {
    for (const { stop } of threads) stop();
  }
}

import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { collectAllowedValues } from '../../checks/private/allowed-values.ts';
import { checkCandidates } from '../../checks/private/check-candidates.ts';
import { SourceChangedError } from '../../content/read/lazy-source.ts';
import type { MarkdownSource } from '../../content/read/source.ts';
import { type BlobStore, createMemoryBlobStore } from '../../core/blob-store.ts';
import type { Report } from '../../core/problem.ts';
import { createTextFactTable, type TextFactTable } from '../../core/text-fact-table.ts';
import { fileOf, mirrorPath } from '../../core/url.ts';
import type { CompiledSite } from '../compile.ts';
import { storeFile } from '../render-file.ts';
import { createPageUnpacker, type PackedPages } from './pack-pages.ts';
import pageThread from './page-thread.ts?thread';
import { planPageRendering } from './plan-page-rendering.ts';
import type { PageRenderContext, PageRenderTask, RenderedPage } from './render-page.ts';
import { createPageRenderer } from './render-page.ts';

/** Makes the pages that no record knows on this thread and `helpers` others, and puts them into their edition. */
export async function renderOnThreads(
  edition: CompiledSite,
  contentDir: string,
  helpers: number,
  report: Report,
  shelf: BlobStore = createMemoryBlobStore(),
): Promise<void> {
  const { kit, tasks } = planPageRendering(edition, contentDir);
  const add = (page: RenderedPage) => addRenderedPage(edition, page, report, shelf);
  const sources = new Map(edition.sources.pages.map((page) => [page.file, page]));
  const read = ({ source }: PageRenderTask) => sources.get(source);
  await renderPagesInParallel(tasks, kit, helpers, add, { table: edition.table, read });
}

function addRenderedPage(
  { sources, unchecked, records, ahead }: CompiledSite,
  { source, path, problems, facts, candidates, html, mirror }: RenderedPage,
  report: Report,
  shelf: BlobStore,
): void {
  for (const problem of problems) report(problem);
  checkCandidates(candidates, collectAllowedValues(sources), report);
  unchecked.delete(source);
  records?.noteFacts(source, facts);
  records?.noteCandidates(source, candidates);
  for (const [file, text] of [
    [fileOf(path), html],
    [fileOf(mirrorPath(path)), mirror],
  ] as const)
    ahead.set(file, storeFile(file, text, shelf));
}

interface RenderOptions {
  readonly table?: TextFactTable | undefined;
  /** Source text of the program of a thread. */
  readonly program?: string | undefined;
  /** Reads a page on this thread; by default from its file. */
  readonly read?: (task: PageRenderTask) => MarkdownSource | undefined;
}

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
  { table = createTextFactTable(), program = pageThread, read }: RenderOptions = {},
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
    const make = createPageRenderer(kit, table.keep, read);
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

/** How many batches wait at a thread, so that it never waits for the next one. */
const waiting = 2;

/** A thread at work; `done` gives the batches that it did not finish, and throws what taking a result threw. */
interface BatchThread<Task> {
  readonly done: Promise<(readonly Task[])[]>;
  stop(): void;
}

/**
 * Starts a thread that runs `program` with `data`, and gives it one batch after the other until `next` has none; `take` gets
 * each batch with what the thread answered.
 */
function startBatchThread<Task, Made>(
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

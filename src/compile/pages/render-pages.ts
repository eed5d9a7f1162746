import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { listOwnOrigins } from '../../checks/links/links.ts';
import { checkCandidates, collectAllowedValues } from '../../checks/private/check-candidates.ts';
import { listPictures } from '../../content/pictures.ts';
import { SourceChangedError } from '../../content/read/lazy-source.ts';
import type { MarkdownSource } from '../../content/read/source.ts';
import type { Page, Site } from '../../content/site.ts';
import { type BlobStore, createMemoryBlobStore } from '../../core/blob-store.ts';
import type { RenderContext } from '../../core/document.ts';
import { trustedHtml } from '../../core/html.ts';
import type { Report } from '../../core/problem.ts';
import { createTextFactTable, type TextFactTable } from '../../core/text-fact-table.ts';
import { fileOf, mirrorPath } from '../../core/url.ts';
import { findPageFolders } from '../../site/facts/folders.ts';
import { buildPageGuide } from '../../site/facts/page-guide.ts';
import { buildFrame, frameKey, type LayoutFrame } from '../../site/html/frame.ts';
import { withHeadData } from '../../site/html/head.ts';
import { isOrdinaryPage, renderWithoutFrame } from '../../site/html/layout.ts';
import { findCurrentEntry } from '../../site/html/navigation.ts';
import { buildPageSections } from '../../site/page-model/sections.ts';
import { sectionNodes } from '../../site/renderers/json-ld/sections.ts';
import { themeOf } from '../../theme/theme-of.ts';
import type { CompiledSite } from '../compile.ts';
import { createRenderContext } from '../render.ts';
import type { ReportProgress } from '../render-and-check.ts';
import { storeFile } from '../render-file.ts';
import { createPageUnpacker, type PackedPages } from './pack-pages.ts';
import pageThread from './page-thread.ts?thread';
import { createPageRenderer, type PageRenderContext, type PageRenderTask, type RenderedPage } from './render-page.ts';

/** Makes the pages that no record knows on this thread and `helpers` others, and puts them into their edition. */
export async function renderOnThreads(
  edition: CompiledSite,
  contentDir: string,
  helpers: number,
  report: Report,
  shelf: BlobStore = createMemoryBlobStore(),
  progress?: ReportProgress,
): Promise<void> {
  const { kit, tasks } = planPageRendering(edition, contentDir);
  const add = (page: RenderedPage) => {
    progress?.(`making ${page.path}`);
    addRenderedPage(edition, page, report, shelf);
  };
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

/**
 * The pages of an edition that no record knows, and what they are made of; `contentDir`
 * is where their files are.
 */
export function planPageRendering(
  edition: CompiledSite,
  contentDir: string,
): { readonly kit: PageRenderContext; readonly count: number; readonly tasks: Iterable<PageRenderTask> } {
  const { site, catalog, sources, unchecked, facts, records } = edition;
  const context = createRenderContext(site, catalog);
  const main = trustedHtml('');
  const partsOf = (page: Page) => ({
    path: page.path,
    jsonLd: sectionNodes(buildPageSections(site, page), context.url),
  });
  const folders = findPageFolders(site);
  const pages = site.pages.filter((page) => unchecked.has(page.source) && isOrdinaryPage(site, partsOf(page)));
  const taskOf = (page: Page): PageRenderTask => {
    const { source, path, title, description, updated } = page;
    const { documentTitle, image, current } = withHeadData(site, { path, title, description, updated, main });
    const file = join(contentDir, source.slice('content/'.length));
    const digest = records?.digests.get(source);
    const sections = buildPageSections(site, page);
    const guide = buildPageGuide(site, page);
    const around = { crumbs: folders.crumbsOf(path), below: folders.below(path), guide };
    return {
      file,
      source,
      path,
      title,
      documentTitle,
      description,
      updated,
      image,
      current,
      sections,
      digest,
      ...around,
    };
  };
  const kit: PageRenderContext = {
    facts,
    pictures: listPictures(site.publicFiles),
    frames: framesOf(site, context, pages),
    language: site.language,
    theme: site.theme,
    themeModule: themeOf(site).module,
    notice: site.notice,
    organisation: site.company.legalName,
    baseUrl: site.baseUrl,
    origins: listOwnOrigins({ sources, site }),
  };
  return { kit, count: pages.length, tasks: mapped(pages, taskOf) };
}

/** The layouts of pages with a picture for previews of links and without one, below each entry of the navigation. */
function framesOf(site: Site, context: RenderContext, pages: readonly Page[]): ReadonlyMap<string, LayoutFrame> {
  const entries = new Set(pages.map(({ path }) => findCurrentEntry(site, path)));
  const framed = [...entries].flatMap((current) => [{ current }, { current, image: '/' }]);
  return new Map(framed.map((each) => [frameKey(each), buildFrame(site, context, each, renderWithoutFrame)]));
}

/** Each is made when its turn comes. */
function* mapped<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U> {
  for (const item of items) yield make(item);
}

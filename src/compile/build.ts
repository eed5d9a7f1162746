import type { Seen } from '../content/read/load.ts';
import { type ByteShelf, memoryShelf } from '../core/byte-shelf.ts';
import type { ContentRecord } from '../core/content-record.ts';
import type { ByteCache } from '../core/kept-bytes.ts';
import type { PageRecord } from '../core/page-record.ts';
import { type Problem, severityOf, sortProblems } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import type { SideCarCache } from '../core/side-cars.ts';
import { omitEmpty } from '../core/values.ts';
import type { HostFile } from '../hosts/host.ts';
import { type CompileOptions, compile, type Edition } from './compile.ts';
import type { ContentRecords } from './content-records.ts';
import type { DeployedHost } from './deploy.ts';
import type { DocumentRecords } from './documents/document-records.ts';
import { type FinishOptions, judge, makeDocuments } from './finish.ts';
import type { PageRecords } from './page-records.ts';
import { pageWork } from './pages/page-work.ts';
import { takePage } from './pages/take-page.ts';
import { compressAhead } from './side-cars/ahead.ts';
import { type SummaryRow, summarize } from './summary.ts';

export interface BuildOptions extends CompileOptions, FinishOptions {
  /** Pictures of earlier builds; absent: they are drawn. */
  readonly cache?: ByteCache | undefined;
  /** Names the code that runs; what other code left in the cache is not used. */
  readonly code?: string | undefined;
  /** What earlier builds noted of pages, and where this one notes its own. */
  readonly records?: PageRecords | undefined;
  /** The same of typed modules, questions and skills. */
  readonly content?: ContentRecords | undefined;
  /** The same of all documents that are no pages. */
  readonly documentRecords?: DocumentRecords | undefined;
  /** What is in the folders of the content, for who compares that with the disk in the end. */
  readonly seen?: Seen | undefined;
  /** Where the bytes of documents stay until they are published. */
  readonly shelf?: ByteShelf | undefined;
}

export interface BuildResult {
  /** Sorted; errors and warnings. */
  readonly problems: readonly Problem[];
  /** Absent if there is any error. */
  readonly release?: Release;
  /** Documents by kind; absent if there is any error. */
  readonly summary?: readonly SummaryRow[];
  /** Configuration of every host, `deploy/<host>/…`. */
  readonly deployFiles?: readonly HostFile[];
  /** The hosts that configuration is written for, and what each cannot keep. */
  readonly hosts?: readonly DeployedHost[];
  /** What is to be remembered of pages, if that was asked for, even when there is an error somewhere; made at each question. */
  readonly records?: readonly PageRecord[] | undefined;
  /** The same of typed modules, questions and skills. */
  readonly content?: readonly ContentRecord[];
}

/** What several cores may do in a build; the bytes are the same at any number. */
export interface Cores {
  /** Threads beside this one that make pages, where there are many. */
  readonly threads: number;
  /** Side-cars that are made at the same time. */
  readonly lanes: number;
  /** How many pages there must be to make before threads are started; for tests. */
  readonly fewest?: number | undefined;
}

/** With fewer pages to make than this, threads cost more than they save. */
export const fewestForThreads = 2_000;

/**
 * The whole way at once, nothing written: content in, the origin and the files of its hosts out.
 * Content mistakes are problems in the result; only I/O errors and our own bugs are thrown.
 */
export function build(options: BuildOptions): BuildResult {
  const { edition, problems } = started(options);
  return edition ? made(edition, options, problems)(options.sideCars) : { problems: sortProblems(problems) };
}

/**
 * The same on several cores; for production with all that visitors profit from: a picture for each page, and, where
 * `sideCars` says where they are kept, side-cars.
 */
export async function buildOnCores(options: BuildOptions & Cores): Promise<BuildResult> {
  const { edition, problems } = started(options);
  if (!edition) return { problems: sortProblems(problems) };
  const { shelf = memoryShelf() } = options;
  if (options.threads > 0 && edition.unchecked.size >= (options.fewest ?? fewestForThreads)) {
    // The program of a thread is half a megabyte, which a small site need not read.
    const { makePages } = await import('./pages/ahead.ts');
    const { kit, tasks } = pageWork(edition, options.contentDir);
    await makePages(tasks, kit, options.threads, (page) => takePage(edition, page, problems, shelf), edition.table);
  }
  const finished = made(edition, options, problems);
  const { sideCars } = options;
  return finished(sideCars && (await compressAhead(edition.release, sideCars, options.lanes)));
}

function started(options: BuildOptions): { readonly edition: Edition | undefined; readonly problems: Problem[] } {
  const { cache, code = '', shelf, records, content, documentRecords, seen } = options;
  const keep = cache && { cache, code };
  const { edition, problems } = compile(options, { keep, shelf, records, content, documentRecords, seen });
  return { edition, problems: [...problems] };
}

/** Makes every document; what it returns does the rest. */
function made(
  edition: Edition,
  options: BuildOptions,
  problems: Problem[],
): (sideCars: SideCarCache | undefined) => BuildResult {
  const report = (problem: Problem) => void problems.push(problem);
  drained(makeDocuments(edition, report));
  edition.table?.settle();
  // Before the rules over the whole: these look at every page each time.
  const ownProblems = [...problems];
  const kept = {
    ...omitEmpty({ content: options.content?.all(problems) }),
    // Only when they are written: they are as long as all that is listed of pages.
    get records() {
      return options.records?.all(ownProblems);
    },
  };
  return (sideCars) => {
    const { release, files, hosts } = drained(judge(edition, { ...options, sideCars }, report));
    const sorted = sortProblems(problems);
    if (sorted.some((problem) => severityOf(problem) === 'error')) return Object.assign(kept, { problems: sorted });
    const summary = summarize(edition.catalog, release);
    return Object.assign(kept, { problems: sorted, release, summary, deployFiles: files, hosts });
  };
}

/** What a generator returns when nobody stops between its steps. */
function drained<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

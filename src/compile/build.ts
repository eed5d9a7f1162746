// Long: the pipeline of a build, with what goes in and what comes out.

import { collectAllowedValues } from '../checks/private/allowed-values.ts';
import { checkCandidates } from '../checks/private/check-candidates.ts';
import readBack from '../checks/read-back.ts?lazy';
import type { FolderSnapshot } from '../content/read/load.ts';
import type { LocatedScheduledValue } from '../content/read/source.ts';
import { listPendingValues } from '../content/scheduled/pending-values.ts';
import { type BlobStore, createMemoryBlobStore } from '../core/blob-store.ts';
import type { ByteCache } from '../core/byte-cache.ts';
import type { ContentRecord } from '../core/content-record.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import type { PageRecord } from '../core/page-record.ts';
import { type Problem, severityOf } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import type { SideCarCache } from '../core/side-cars.ts';
import { fileOf, mirrorPath } from '../core/url.ts';
import type { HostFile } from '../hosts/host.ts';
import { isFullySupportedLanguage } from '../prose/supported-languages.ts';
import { finalizeProblems } from './apply-waivers.ts';
import { type CompiledSite, type CompileOptions, type CompileResult, compile } from './compile.ts';
import type { ContentRecords } from './content-records.ts';
import type { DeployedHost } from './deploy.ts';
import type { DocumentRecords } from './documents/document-records.ts';
import type { PageRecords } from './page-records.ts';
import { planPageRendering } from './pages/plan-page-rendering.ts';
import type { RenderedPage } from './pages/render-page.ts';
import { type RunChecksOptions, renderDocuments, runChecks } from './render-and-check.ts';
import { storeFile } from './render-file.ts';
import { compressInParallel } from './side-cars/compress-in-parallel.ts';
import { type Signer, signRelease } from './sign-release.ts';
import { type SummaryRow, summarize } from './summary.ts';

export interface SiteBuildOptions extends CompileOptions, RunChecksOptions {
  /** Pictures of earlier builds; absent: they are drawn. */
  readonly cache?: ByteCache | undefined;
  /** Names the code that runs; what other code left in the cache is not used. */
  readonly code?: string | undefined;
  /** Page records: read from earlier builds, written by this one. */
  readonly records?: PageRecords | undefined;
  /** Records of other content and of public/. */
  readonly content?: ContentRecords | undefined;
  /** Records of all documents but pages. */
  readonly documentRecords?: DocumentRecords | undefined;
  /** Content folders as they were read, to compare with the disk in the end. */
  readonly seen?: FolderSnapshot | undefined;
  /** Signs what is made, where the site is signed (`signing`). */
  readonly sign?: Signer | undefined;
  /** Where the bytes of documents stay until they are published. */
  readonly shelf?: BlobStore | undefined;
  /** Reads back what is made, for mistakes of ours (--prove). */
  readonly prove?: boolean | undefined;
}

export interface BuildResult {
  /** Sorted; errors and warnings. */
  readonly problems: readonly Problem[];
  /** Those that content/waivers.json excuses. */
  readonly waived?: readonly Problem[];
  /** Checks only: languages whose prose was compared with the facts without word lists; absent if there is any error. */
  readonly withoutWords?: readonly string[];
  /** Checks only: values whose day has not come, by day; absent if there is any error. */
  readonly ahead?: readonly LocatedScheduledValue[];
  /** Absent if there is any error. */
  readonly release?: Release;
  /** Documents by kind; absent if there is any error. */
  readonly summary?: readonly SummaryRow[];
  /** Configuration of every host, `deploy/<host>/…`. */
  readonly deployFiles?: readonly HostFile[];
  /** The hosts that configuration is written for, and what each cannot keep. */
  readonly hosts?: readonly DeployedHost[];
  /** Page records to save, if asked for, even when there is an error; computed at each access. */
  readonly records?: readonly PageRecord[] | undefined;
  /** Records to save of other content and of public/. */
  readonly content?: readonly ContentRecord[];
}

/** Parallelism of a build; the bytes are the same whatever the numbers. */
interface BuildParallelism {
  /** Threads beside this one that make pages, where there are many. */
  readonly threads: number;
  /** Side-cars that are made at the same time. */
  readonly lanes: number;
  /** How many pages there must be to make before threads are started; for tests. */
  readonly fewest?: number | undefined;
}

/** With fewer pages to make than this, a thread costs more than it saves: its start takes half a second of a core. */
export const minPagesForThreads = 150;

/**
 * The whole way at once, nothing written: content in, the origin and the files of its hosts out.
 * Content mistakes are problems in the result; only I/O errors and our own bugs are thrown.
 */
export function build(options: SiteBuildOptions): BuildResult {
  const { edition, waivers, problems } = compileContent(options);
  if (!edition) return failedResult(problems, waivers, options);
  return renderAndCheck(edition, options, problems)(options.sideCars);
}

/** Builds on several cores, and signs; makes side-cars if `sideCars` says where they are kept. */
export async function buildInParallel(options: SiteBuildOptions & BuildParallelism): Promise<BuildResult> {
  const { edition, waivers, problems } = compileContent(options);
  if (!edition) return failedResult(problems, waivers, options);
  const { shelf = createMemoryBlobStore() } = options;
  if (options.threads > 0 && edition.unchecked.size >= (options.fewest ?? minPagesForThreads)) {
    // The program of a thread is half a megabyte, which a small site need not read.
    const { renderPagesInParallel } = await import('./pages/render-pages.ts');
    const { kit, tasks } = planPageRendering(edition, options.contentDir);
    await renderPagesInParallel(
      tasks,
      kit,
      options.threads,
      (page) => addRenderedPage(edition, page, problems, shelf),
      edition.table,
    );
  }
  const finished = renderAndCheck(edition, options, problems);
  const { sideCars, sign } = options;
  if (sign) await signRelease(edition, sign);
  return finished(sideCars && (await compressInParallel(edition.release, sideCars, options.lanes)));
}

/** Result where the content is no site: nobody knows then which waivers are of use. */
function failedResult(
  problems: readonly Problem[],
  waivers: CompileResult['waivers'],
  { today }: SiteBuildOptions,
): BuildResult {
  const { left, waived } = finalizeProblems(problems, waivers, { today, by: 'nothing' });
  return { problems: left, waived };
}

function compileContent(options: SiteBuildOptions): {
  readonly edition: CompiledSite | undefined;
  readonly waivers: CompileResult['waivers'];
  readonly problems: Problem[];
} {
  const { cache, code = '', shelf, records, content, documentRecords, seen } = options;
  const keep = cache && { cache, code };
  const { edition, waivers, problems } = compile(options, { keep, shelf, records, content, documentRecords, seen });
  return { edition, waivers, problems: [...problems] };
}

/** Makes every document; what it returns does the rest. */
function renderAndCheck(
  edition: CompiledSite,
  options: SiteBuildOptions,
  problems: Problem[],
): (sideCars: SideCarCache | undefined) => BuildResult {
  const report = (problem: Problem) => void problems.push(problem);
  runToEnd(renderDocuments(edition, report));
  edition.table?.settle();
  // Before the rules over the whole: these look at every page each time.
  const ownProblems = [...problems];
  const kept = {
    ...omitUndefined({ content: options.content?.all(problems) }),
    // Only when they are written: they are as long as all that is listed of pages.
    get records() {
      return options.records?.all(ownProblems);
    },
  };
  return (sideCars) => {
    const { release, files, hosts } = runToEnd(runChecks(edition, { ...options, sideCars }, report));
    // A page in whose documents something was found, and not in its file, is judged again next time.
    for (const each of toPageProblems(edition, problems)) ownProblems.push(each);
    const asked = { today: options.today, by: options.signed ? 'check' : 'build' } as const;
    const settle = () => finalizeProblems(problems, edition.sources.waivers ?? [], asked);
    let { left, waived } = settle();
    if (left.some((problem) => severityOf(problem) === 'error')) return Object.assign(kept, { problems: left, waived });
    // Whoever fills in placeholders publishes nothing yet.
    if (options.prove && !options.placeholders) {
      const { today } = options;
      readBack<typeof import('../checks/read-back.ts')>().checkReadBack({ ...edition, release, today }, report);
      ({ left, waived } = settle());
    }
    const summary = summarize(edition.catalog, release);
    const { site } = edition;
    const tags = options.signed ? (site.languages?.map(({ tag }) => tag) ?? [site.language]) : [];
    const withoutWords = tags.filter((tag) => !isFullySupportedLanguage(tag));
    const ahead = options.signed ? listPendingValues(edition.sources) : [];
    return Object.assign(kept, {
      problems: left,
      waived,
      withoutWords,
      ahead,
      release,
      summary,
      deployFiles: files,
      hosts,
    });
  };
}

/** Problems of documents of pages, as problems of the files of these pages. */
function toPageProblems({ catalog }: CompiledSite, problems: readonly Problem[]): Problem[] {
  const paths = new Set(problems.map(({ at }) => at?.file));
  return catalog.flatMap(({ path, source }) => {
    const problem = source !== undefined && paths.has(path) ? problems.find(({ at }) => at?.file === path) : undefined;
    return problem && source !== undefined ? [{ ...problem, at: { file: source } }] : [];
  });
}

/** Runs a generator to its end and returns its result. */
function runToEnd<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Puts a page that another thread has checked and made into its edition; its problems are added to the others. */
function addRenderedPage(
  edition: CompiledSite,
  { source, path, problems: found, facts, candidates, html, mirror }: RenderedPage,
  problems: Problem[],
  shelf: BlobStore,
): void {
  for (const problem of found) problems.push(problem);
  checkCandidates(candidates, collectAllowedValues(edition.sources), (problem) => void problems.push(problem));
  edition.unchecked.delete(source);
  edition.records?.noteFacts(source, facts);
  edition.records?.noteCandidates(source, candidates);
  edition.ahead.set(fileOf(path), storeFile(fileOf(path), html, shelf));
  edition.ahead.set(fileOf(mirrorPath(path)), storeFile(fileOf(mirrorPath(path)), mirror, shelf));
}

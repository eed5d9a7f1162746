// Long: the pipeline of a build, with what goes in and what comes out.
import readBack from '../checks/read-back.ts?lazy';
import type { LocatedScheduledValue } from '../content/read/source.ts';
import { listPendingValues } from '../content/scheduled/pending-values.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { setOptimizer } from '../core/optimizer.cjs';
import { type Problem, type Report, severityOf } from '../core/problem.ts';
import type { ContentRecord, PageRecord } from '../core/records.ts';
import type { Release } from '../core/release.ts';
import type { WaiverContext } from '../core/waivers.ts';
import type { HostFile } from '../hosts/host.ts';
import { hasClaimWords, isFullySupportedLanguage } from '../prose/supported-languages.ts';
import { finalizeProblems } from './apply-waivers.ts';
import { type CompileCache, type CompiledSite, type CompileOptions, compile } from './compile.ts';
import type { DeployedHost } from './deploy.ts';
import aside from './problems-beside.ts?lazy';
import {
  type BuildStep,
  deployInSteps,
  type ReportProgress,
  type RunChecksOptions,
  renderDocuments,
  runChecks,
  runToEnd,
} from './render-and-check.ts';
import { compressInParallel } from './side-cars/compress-in-parallel.ts';
import { type Signer, signRelease } from './sign-release.ts';
import { type SummaryRow, summarize } from './summary.ts';

export interface SiteBuildOptions extends CompileOptions, RunChecksOptions {
  /** Notes of earlier builds, and for later ones. */
  readonly cache?: CompileCache | undefined;
  /** Reads back what is made, for mistakes of ours (--prove). */
  readonly prove?: boolean | undefined;
  /** Is given each step before it is taken. */
  readonly progress?: ReportProgress | undefined;
}

/** Work beside this thread. The bytes are the same whatever the numbers. */
interface BuildHelpers {
  /** Threads that make pages, where there are many. */
  readonly threads: number;
  /** Side-cars that are made at the same time. */
  readonly lanes: number;
  /** How many pages there must be to make before threads are started; for tests. */
  readonly fewest?: number | undefined;
  /** Signs what is made, where the site is signed (`signing`). */
  readonly sign?: Signer | undefined;
}

export interface BuildResult {
  /** Sorted; errors and warnings. */
  readonly problems: readonly Problem[];
  /** Those that content/waivers.json excuses. */
  readonly waived?: readonly Problem[];
  /** Checks only: languages whose prose was compared with the facts but for a few kinds; absent if there is any error. */
  readonly comparedInPart?: readonly string[];
  /** Those whose prose was compared without words. */
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

/** With fewer pages to make than this, a thread costs more than it saves: its start takes half a second of a core. */
export const minPagesForThreads = 400;

/** With fewer pages to make than this, optimised code costs more than it saves. */
const minPagesForOptimizer = 100;

/**
 * Content in, the origin and the files of its hosts out; nothing is published. Content mistakes are problems in the result;
 * only I/O errors and our own bugs are thrown. Helpers make it a promise.
 */
export function build(options: SiteBuildOptions, helpers: BuildHelpers): Promise<BuildResult>;
export function build(options: SiteBuildOptions): BuildResult;
export function build(options: SiteBuildOptions, helpers?: BuildHelpers): BuildResult | Promise<BuildResult> {
  function* pipeline(): Generator<BuildStep | Promise<unknown>, BuildResult> {
    const { cache = {}, today } = options;
    // Read, validate, list: a site, whose release renders a document when it is asked for.
    const { edition, waivers, problems: found, mistakes } = compile(options, cache);
    const beside =
      mistakes && (yield* aside<typeof import('./problems-beside.ts')>().findProblemsBeside(mistakes, options));
    const problems = [...found, ...(beside ?? [])];
    const settle = (by: WaiverContext['by']) => {
      const { left, waived } = finalizeProblems(problems, waivers, { today, by });
      return { problems: left, waived };
    };
    // Nobody knows which waivers are of use to content that is no site.
    if (!edition || beside) return settle('nothing');
    const report = (problem: Problem) => void problems.push(problem);
    yield* render(edition, options, report, helpers);
    const noted = [...problems];
    if (helpers?.sign) yield* waitFor(signRelease(edition, helpers.sign));
    // Emit for hosts: compressed files and configuration.
    const compressing = helpers && cache.sideCars && compressInParallel(edition.release, cache.sideCars, helpers.lanes);
    const sideCars = compressing ? yield* waitFor(compressing) : cache.sideCars;
    const { release, files: deployFiles, hosts } = yield* deployInSteps(edition, options, report, sideCars);
    yield* runChecks({ ...edition, release, today }, options, report);
    const records = recordsToSave(edition, cache, noted, problems);
    const by = options.signed ? 'check' : 'build';
    const settled = settle(by);
    if (settled.problems.some((problem) => severityOf(problem) === 'error')) return Object.assign(records, settled);
    // Whoever fills in placeholders publishes nothing yet.
    if (options.prove && !options.placeholders)
      readBack<typeof import('../checks/read-back.ts')>().checkReadBack({ ...edition, release, today }, report);
    const summary = summarize(edition.catalog, release);
    const forecast = options.signed && forecastOf(edition);
    return Object.assign(records, settle(by), { ...forecast, release, summary, deployFiles, hosts });
  }
  return helpers ? runWaiting(pipeline(), options.progress) : runToEnd(pipeline(), options.progress);
}

/** Makes every document, pages on threads where there are many. */
function* render(
  edition: CompiledSite,
  { contentDir, cache, progress }: SiteBuildOptions,
  report: Report,
  { threads = 0, fewest = minPagesForThreads }: Partial<BuildHelpers> = {},
): Generator<BuildStep | Promise<unknown>, void> {
  // From here on the same functions run for each page.
  if (edition.unchecked.size >= minPagesForOptimizer) setOptimizer('usual');
  if (threads > 0 && edition.unchecked.size >= fewest) {
    // The program of a thread is half a megabyte, which a small site need not read.
    const { renderOnThreads } = yield* waitFor(import('./pages/render-pages.ts'));
    yield* waitFor(renderOnThreads(edition, contentDir, threads, report, cache?.shelf, progress));
  }
  yield* renderDocuments(edition, report);
  edition.table?.settle();
}

/** Records for the next build: of files without the problems noted while documents were made. */
function recordsToSave(
  edition: CompiledSite,
  { records, contentRecords }: CompileCache,
  noted: readonly Problem[],
  problems: readonly Problem[],
): Pick<BuildResult, 'records' | 'content'> {
  // A mistake of a theme is told of its first page, and true of others.
  if (problems.some(({ code }) => code === 'theme-output')) return {};
  // A page in whose documents something was found, and not in its file, is judged again next time.
  const own = [...noted, ...toPageProblems(edition, problems)];
  return {
    ...omitUndefined({ content: contentRecords?.all(noted) }),
    // Only when they are written: they are as long as all that is listed of pages.
    get records() {
      return records?.all(own);
    },
  };
}

/** Languages whose prose is not compared in full, and values whose day has not come. */
function forecastOf({ site, sources }: CompiledSite): Pick<BuildResult, 'comparedInPart' | 'withoutWords' | 'ahead'> {
  const tags = site.languages?.map(({ tag }) => tag) ?? [site.language];
  return {
    comparedInPart: tags.filter((tag) => hasClaimWords(tag) && !isFullySupportedLanguage(tag)),
    withoutWords: tags.filter((tag) => !hasClaimWords(tag)),
    ahead: listPendingValues(sources),
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

/** Result of a promise, in steps that `runWaiting()` runs. */
function* waitFor<T>(promise: Promise<T>): Generator<Promise<T>, T, unknown> {
  return (yield promise) as T;
}

/** Runs steps to their end, and waits for those that are promises. */
async function runWaiting<T>(
  steps: Generator<BuildStep | Promise<unknown>, T, unknown>,
  progress?: ReportProgress,
): Promise<T> {
  let result: unknown;
  for (;;) {
    const { done, value } = steps.next(result);
    if (done) return value;
    if ('doing' in value) progress?.(value.doing);
    result = value instanceof Promise ? await value : undefined;
  }
}

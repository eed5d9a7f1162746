import type { ByteShelf } from '../core/byte-shelf.ts';
import type { ByteCache } from '../core/kept-bytes.ts';
import type { PageRecord } from '../core/page-record.ts';
import { type Problem, severityOf, sortProblems } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import { omitEmpty } from '../core/values.ts';
import type { HostFile } from '../hosts/host.ts';
import { type CompileOptions, compile } from './compile.ts';
import type { DeployedHost } from './deploy.ts';
import { type FinishOptions, finish } from './finish.ts';
import type { PageRecords } from './page-records.ts';
import { compressAhead } from './side-cars/ahead.ts';
import { type SummaryRow, summarize } from './summary.ts';

export interface BuildOptions extends CompileOptions, FinishOptions {
  /** Pictures of earlier builds; absent: they are drawn. */
  readonly cache?: ByteCache | undefined;
  /** Names the code that runs; what other code left in the cache is not used. */
  readonly code?: string | undefined;
  /** What earlier builds noted of pages, and where this one notes its own. */
  readonly records?: PageRecords | undefined;
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
  /** What is to be remembered of pages, if that was asked for. */
  readonly records?: readonly PageRecord[];
}

/**
 * The whole way at once, nothing written: content in, the origin and the files of its hosts out.
 * Content mistakes are problems in the result; only I/O errors and our own bugs are thrown.
 */
export function build(options: BuildOptions): BuildResult {
  const steps = stages(options);
  const made = steps.next();
  return made.done ? made.value : last(steps.next(options.sideCars));
}

/** The same with all that visitors profit from: side-cars, made on several cores, and a picture for each page. */
export async function buildForProduction(
  options: BuildOptions & { readonly sideCars: ByteCache; readonly lanes: number },
): Promise<BuildResult> {
  const steps = stages({ ...options, pagePictures: true });
  const made = steps.next();
  return made.done ? made.value : last(steps.next(await compressAhead(made.value, options.sideCars, options.lanes)));
}

/** Stops once, when every document is made, and is told where side-cars are kept. */
function* stages(options: BuildOptions): Generator<Release, BuildResult, ByteCache | undefined> {
  const { cache, code = '', shelf, records } = options;
  const { edition, problems: found } = compile(options, { keep: cache && { cache, code }, shelf, records });
  if (!edition) return { problems: sortProblems(found) };

  const problems = [...found];
  const finishing: FinishOptions & { sideCars?: ByteCache | undefined } = { ...options };
  const steps = finish(edition, finishing, (problem) => void problems.push(problem));
  let noted: readonly PageRecord[] | undefined;
  let isMade = false;
  for (;;) {
    const step = steps.next();
    // Before the rules over the whole: these look at every page each time.
    if (step.done || step.value.isMade) noted ??= records?.all(problems);
    if (!step.done) {
      if (step.value.isMade && !isMade) finishing.sideCars = yield edition.release;
      isMade = step.value.isMade;
      continue;
    }
    const { release, files, hosts } = step.value;
    const sorted = sortProblems(problems);
    if (sorted.some((problem) => severityOf(problem) === 'error')) return { problems: sorted };
    const summary = summarize(edition.catalog, release);
    return { problems: sorted, release, summary, deployFiles: files, hosts, ...omitEmpty({ records: noted }) };
  }
}

function last(step: IteratorResult<Release, BuildResult>): BuildResult {
  if (!step.done) throw new Error('A build stops once.');
  return step.value;
}

import type { ByteShelf } from '../core/byte-shelf.ts';
import { type Problem, severityOf, sortProblems } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import type { HostFile } from '../hosts/host.ts';
import { type CompileOptions, compile } from './compile.ts';
import type { DeployedHost } from './deploy.ts';
import { type FinishOptions, finish } from './finish.ts';
import { type SummaryRow, summarize } from './summary.ts';

export interface BuildOptions extends CompileOptions, FinishOptions {
  /** Names the code that runs; what other code left in the cache is not used. */
  readonly code?: string | undefined;
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
}

/**
 * The whole way at once, nothing written: content in, the origin and the files of its hosts out.
 * Content mistakes are problems in the result; only I/O errors and our own bugs are thrown.
 */
export function build(options: BuildOptions): BuildResult {
  const { cache, code = '', shelf } = options;
  const { edition, problems: found } = compile(options, { keep: cache && { cache, code }, shelf });
  if (!edition) return { problems: sortProblems(found) };

  const problems = [...found];
  const { release, files, hosts } = drained(finish(edition, options, (problem) => void problems.push(problem)));
  const sorted = sortProblems(problems);
  if (sorted.some((problem) => severityOf(problem) === 'error')) return { problems: sorted };
  return { problems: sorted, release, summary: summarize(edition.catalog, release), deployFiles: files, hosts };
}

/** What a generator returns when nobody stops between its steps. */
function drained<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

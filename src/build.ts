import { catalogOf } from './catalog.ts';
import { checks } from './checks/index.ts';
import { loadSources } from './content/load.ts';
import { validate } from './content/validate.ts';
import { documents } from './documents/index.ts';
import { type Problem, severityOf, sortProblems } from './problem.ts';
import type { Release } from './release.ts';
import { render } from './render.ts';
import { type SummaryRow, summarize } from './summary.ts';

export interface BuildOptions {
  /** Folder of the content, and of the files that are copied byte for byte. */
  readonly contentDir: string;
  readonly publicDir: string;
  /** Replaces the content's base URL. */
  readonly baseUrl?: string | undefined;
  /** Allows a local base URL. */
  readonly preview: boolean;
  /** The day of the build, YYYY-MM-DD; only checks of expiry dates see it. */
  readonly today: string;
}

export interface BuildResult {
  /** Sorted; errors and warnings. */
  readonly problems: readonly Problem[];
  /** Absent if there is any error. */
  readonly release?: Release;
  /** Documents by kind; absent if there is any error. */
  readonly summary?: readonly SummaryRow[];
  /** Every file that was read: for the test whether anything changed. */
  readonly inputs: ReturnType<typeof loadSources>['inputs'];
}

/**
 * Content in, the whole origin out, nothing written: load, validate, list the documents, render, check.
 * Content mistakes are problems in the result; only I/O errors and our own bugs are thrown.
 */
export function build(options: BuildOptions): BuildResult {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);

  const sources = loadSources(options.contentDir, options.publicDir, report);
  const { inputs } = sources;
  const site = validate(sources, options, report);
  if (!site) return { problems: sortProblems(problems), inputs };

  const catalog = catalogOf(documents(site), report);
  const release = render(site, catalog, report);
  for (const check of checks) check({ site, sources, catalog, release, today: options.today }, report);

  const sorted = sortProblems(problems);
  if (sorted.some((problem) => severityOf(problem) === 'error')) return { problems: sorted, inputs };
  return { problems: sorted, release, summary: summarize(catalog, release), inputs };
}

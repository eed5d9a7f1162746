import { checks } from '../checks/index.ts';
import { pathPlaces } from '../content/check/path-places.ts';
import { validate } from '../content/check/validate.ts';
import { loadSources, type Sources } from '../content/read/load.ts';
import type { Site } from '../content/site.ts';
import type { ByteCache } from '../core/kept-bytes.ts';
import { type Problem, severityOf, sortProblems } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import { documents } from '../documents/documents.ts';
import type { HostFile } from '../hosts/host.ts';
import { catalogOf } from './catalog.ts';
import { type DeployedHost, type DeployOptions, deploy } from './deploy.ts';
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
  /** Keeps pictures between builds and adds compressed side-cars; absent: neither. */
  readonly cache?: ByteCache | undefined;
  /** Names the code that runs; what other code left in the cache is not used. */
  readonly code?: string | undefined;
  /** The host whose configuration goes into dist/ itself (--host). */
  readonly host?: string | undefined;
  /** Makes what a selected host cannot keep an error (--strict). */
  readonly strict?: boolean | undefined;
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
 * Content in, the whole origin out, nothing written: load, validate, list the documents, render,
 * check, compile for the hosts.
 * Content mistakes are problems in the result; only I/O errors and our own bugs are thrown.
 */
export function build(options: BuildOptions): BuildResult {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);

  const sources = loadSources(options.contentDir, options.publicDir, report);
  const site = validate(sources, options, report);
  if (!site) return { problems: sortProblems(problems) };

  const catalog = catalogOf(documents(site), report, pathPlaces(sources));
  const { cache, code = '' } = options;
  const rendered = render(site, catalog, report, cache && { cache, code });
  for (const check of checks) check({ site, sources, catalog, release: rendered, today: options.today }, report);
  const { release, files, hosts } = deploy(rendered, deployOptions(site, sources, options), report);

  const sorted = sortProblems(problems);
  if (sorted.some((problem) => severityOf(problem) === 'error')) return { problems: sorted };
  return { problems: sorted, release, summary: summarize(catalog, rendered), deployFiles: files, hosts };
}

function deployOptions(site: Site, sources: Sources, { cache, host, strict }: BuildOptions): DeployOptions {
  const located = sources.modules.get('site')!;
  return { site, locate: (index) => located.locate(['hosts', index]), cache, host, strict };
}

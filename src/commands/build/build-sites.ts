import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandExit, type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { setOptimizer } from '../../core/optimizer.cjs';
import { formatThousands, pluralize } from '../../core/pluralize.ts';
import { compareCodeUnits, type Problem } from '../../core/problem.ts';
import type { PublishTarget } from '../../publish/publish-target.ts';
import { explainFailure } from '../../terminal/explain-failure.ts';
import { type CommandOutcome, type OutputFormat, renderReport } from '../../terminal/report.ts';
import { type FlagValues, UsageError } from '../common/arguments.ts';
import { formatUsageLine } from '../common/help.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath, toOutputFormat } from '../common/source-options.ts';
import type { commands } from '../index.ts';

/**
 * Builds every site of a folder, one after the other, so that memory is that of the largest. Each has its own content,
 * folders, cache and lock; what is wrong with one stops no other. Returns the highest exit code of all.
 */
export async function buildSites(
  folder: string,
  flags: BuildFlags,
  invocation: Invocation,
  buildSite: SiteBuilder,
): Promise<ExitCode> {
  assertNothingShared(flags, invocation);
  setOptimizer('usual');
  const { sites, others } = sitesIn(folder, invocation);
  const report = renderSitesReport(toOutputFormat(flags, invocation), invocation);
  let worst: ExitCode = exitCodes.ok.code;
  for (const site of sites) {
    const name = toDisplayPath(site, invocation);
    const own = { ...flags, content: join(site, 'content'), output: join(site, 'dist') };
    const keep = (what: string, write: () => void) => invocation.keep(`${what} (${name})`, write);
    const start = invocation.elapsed();
    const built = await orFailure(() => buildSite(own, { ...invocation, root: site, keep }));
    const code = 'error' in built ? report.failed(name, built.error) : built.code;
    if (!('error' in built)) report.built(name, built, invocation.elapsed() - start);
    if (code > worst) worst = code;
  }
  report.end(others.map((other) => toDisplayPath(other, invocation)));
  return worst;
}

/** Builds one site and returns its error; only a stop of the whole process is thrown. */
async function orFailure(build: () => Promise<SiteBuild>): Promise<SiteBuild | { readonly error: unknown }> {
  try {
    return await build();
  } catch (error) {
    if (error instanceof CommandExit && (error.exit === 'interrupted' || error.exit === 'terminated')) throw error;
    return { error };
  }
}

/** Folders with `content/` in them, and those without, sorted. */
function sitesIn(folder: string, invocation: Invocation) {
  const parent = resolve(invocation.cwd, folder);
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder(parent)) throw new CommandExit('content', `There is no folder ${toDisplayPath(parent, invocation)}.`);
  const names = readdirSync(parent).filter((name) => !name.startsWith('.') && name !== 'node_modules');
  const folders = names
    .sort(compareCodeUnits)
    .map((name) => join(parent, name))
    .filter(isFolder);
  const sites = folders.filter((path) => isFolder(join(path, 'content')));
  if (sites.length === 0)
    throw new CommandExit(
      'content',
      `There is no site in ${toDisplayPath(parent, invocation)}: a site is a folder with content/ in it.`,
    );
  return { sites, others: folders.filter((path) => !sites.includes(path)) };
}

/** Two sites with one origin, or one folder, would be false. */
function assertNothingShared(flags: BuildFlags, { env }: Invocation): void {
  for (const name of ['content', 'public', 'output', 'base-url'] as const)
    if (flags[name] !== undefined) throw new UsageError(`--${name} is of one site, and --sites builds many.`);
  if (env.BASE_URL)
    throw new UsageError('BASE_URL is of one site, and --sites builds many. Unset it: content/site.ts has the origin.');
}

/** Says what came of many sites: of those in which nothing changed, and nothing is wrong, only the number. */
function renderSitesReport(format: OutputFormat, { print, elapsed }: Pick<Invocation, 'print' | 'elapsed'>) {
  const counts = { built: 0, unchanged: 0 };
  const failed: string[] = [];
  // Other formats are one document, printed at the end.
  const isStream = ['text', 'github', 'json'].includes(format.kind);
  const kept: Problem[] = [];
  const origins = new Map<string, string[]>();
  return {
    built(site: string, { said, why, isUnchanged, code }: SiteBuild, ms: number): void {
      const baseUrl = said.facts?.baseUrl;
      if (typeof baseUrl === 'string') origins.set(baseUrl, [...(origins.get(baseUrl) ?? []), site]);
      if (code !== exitCodes.ok.code) failed.push(site);
      else counts[isUnchanged ? 'unchanged' : 'built'] += 1;
      const { problems, facts } = said;
      if (!isStream) for (const problem of problems) kept.push(problem);
      else if (format.kind === 'json') print(renderReport({ ...said, facts: { site, ...facts } }, format));
      else if (!isUnchanged || problems.length > 0)
        print(renderReport({ problems, headline: `${site}: ${said.headline}`, notes: why, ms }, format));
    },
    /** Returns how the process would have ended that builds this site alone. */
    failed(site: string, error: unknown): ExitCode {
      failed.push(site);
      const { text, exitCode } = explainFailure(error, formatUsageLine('build'));
      if (format.kind === 'text' || format.kind === 'github') print(`${format.style.red('✗')} ${site}: ${text}`);
      else process.stderr.write(`${site}: ${text}`);
      return exitCode;
    },
    end(others: readonly string[]): void {
      const { built, unchanged } = counts;
      const ms = elapsed();
      const isFailure = failed.length > 0;
      const shared = [...origins].filter(([, sites]) => sites.length > 1);
      if (format.kind === 'json') {
        const summary = {
          ok: !isFailure,
          sites: { built, unchanged, failed, others, sharedOrigins: Object.fromEntries(shared) },
          ms: Math.round(ms),
        };
        print(`${JSON.stringify({ summary })}\n`);
        return;
      }
      const parts = [
        built > 0 && `${formatThousands(built)} built`,
        unchanged > 0 && `${formatThousands(unchanged)} unchanged`,
        isFailure && `${formatThousands(failed.length)} not published (${failed.join(', ')})`,
      ].filter((part) => part !== false);
      const headline = `${pluralize(built + unchanged + failed.length, 'site')}: ${parts.join(', ')}`;
      const notes = shared.map(
        ([url, sites]) => `Several sites are for ${url}, where one can be served: ${sites.join(', ')}`,
      );
      if (others.length > 0) notes.push(`Not a site, for want of content/: ${others.join(', ')}`);
      print(renderReport({ headline, problems: kept, isFailure, notes, ms }, format));
    },
  };
}

export type BuildFlags = FlagValues<(typeof commands)['build']['flags']>;

/** Result of one site's build. */
export interface SiteBuild {
  readonly said: CommandOutcome;
  /** The folders that it writes. */
  readonly target: PublishTarget;
  /** Reasons for --why; empty without it. */
  readonly why: readonly string[];
  /** Nothing was read or written, because nothing had changed. */
  readonly isUnchanged: boolean;
  readonly code: ExitCode;
}

type SiteBuilder = (flags: BuildFlags, invocation: Invocation) => Promise<SiteBuild>;

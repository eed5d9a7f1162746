import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandExit } from '../../core/command-exit.ts';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath, toOutputFormat } from '../common/source-options.ts';
import type { BuildFlags, SiteBuild, SiteBuilder } from './site-build.ts';
import { renderSitesReport } from './sites-report.ts';

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
  const { sites, others } = sitesIn(folder, invocation);
  const report = renderSitesReport(toOutputFormat(flags.format, invocation), invocation);
  let worst: ExitCode = exitCodes.ok.code;
  for (const site of sites) {
    const name = toDisplayPath(site, invocation);
    const own = { ...flags, content: join(site, 'content'), out: join(site, 'dist') };
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
  for (const name of ['content', 'public', 'out', 'base-url'] as const)
    if (flags[name] !== undefined) throw new UsageError(`--${name} is of one site, and --sites builds many.`);
  if (env.BASE_URL)
    throw new UsageError('BASE_URL is of one site, and --sites builds many. Unset it: content/site.ts has the origin.');
}

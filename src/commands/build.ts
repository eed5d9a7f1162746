import { resolve } from 'node:path';
import type { ExitCode } from '../core/exit-codes.ts';
import { takeWork } from '../core/work.ts';
import { leftovers } from '../publish/leftovers.ts';
import { snapshot } from '../publish/stamps.ts';
import { readState } from '../publish/state.ts';
import { turnedTo } from '../publish/turning.ts';
import { findUnchanged } from '../publish/unchanged.ts';
import { report } from '../terminal/report.ts';
import type { Built } from './build/job.ts';
import { assertOneWay, jobOf } from './build/job-of.ts';
import { exitOf, outcome, withReasons } from './build/outcome.ts';
import { withSigning } from './build/signing-options.ts';
import type { BuildFlags, SiteBuild } from './build/site-build.ts';
import { parseArguments, releasesToKeep } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { formatOf, sourceOptions } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette build`: content and public files in, a published release out. Errors leave the output as it was. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.build.flags, invocation.args);
  const format = formatOf(flags.format, invocation);
  if (flags.sites !== undefined)
    return (await import('./build/sites.ts')).buildSites(flags.sites, flags, invocation, buildSite);
  const { said, code } = await buildSite(flags, invocation);
  invocation.print(report(said, format));
  return code;
}

/** Builds one site; `root` of the invocation is where its caches lie. */
export async function buildSite(flags: BuildFlags, invocation: Invocation): Promise<SiteBuild> {
  takeWork();
  assertOneWay(flags);
  const keep = releasesToKeep(flags.keep);
  const { options, sign } = withSigning(sourceOptions(flags, invocation), flags, invocation);
  const job = jobOf(options, resolve(invocation.cwd, flags.out ?? 'dist'), invocation);
  const { wait } = flags;
  const patience =
    wait === undefined ? undefined : await (await import('./build/patience.ts')).waited(wait, job, invocation);
  if (leftovers(job.target).length > 0) await (await import('../publish/tidy.ts')).tidy(job.target);
  const keepState = (write: () => void) => invocation.keep('the state of this build', write);
  const last = flags.full ? undefined : readState<Built>(job.stateFile);
  const before = snapshot(job.folders.inputs, invocation.now());
  const isNewLink = flags.link && turnedTo(job.target.outDir) === undefined;
  const known = isNewLink
    ? undefined
    : await findUnchanged(job.stateFile, last, job.folders, job.key, before, keepState);
  // Loaded only now: a build without a change needs no parser and no validator.
  const { full: anew, 'in-place': inPlace } = flags;
  const full = async () =>
    (await import('./build/full-build.ts')).fullBuild(
      { ...job, inPlace, asLink: flags.link, patience, keep, sign, anew: anew || job.anew, before },
      invocation,
      last,
    );
  const built = known ?? (await full());
  const said = outcome(built, known !== undefined, job, invocation);
  return {
    target: job.target,
    said: flags.why ? withReasons(said, built) : said,
    why: flags.why ? (built.why ?? []) : [],
    isUnchanged: known !== undefined,
    code: exitOf(built),
  };
}

import { resolve } from 'node:path';
import type { Signer } from '../compile/sign-release.ts';
import type { ExitCode } from '../core/exit-codes.ts';
import { takeWork } from '../core/work.ts';
import { readBuildState } from '../publish/build-state.ts';
import { findUnchangedBuild } from '../publish/find-unchanged.ts';
import { takeSnapshot } from '../publish/folder-stamps.ts';
import { listLeftovers } from '../publish/leftovers.ts';
import { readReleaseLink } from '../publish/publish-target.ts';
import { renderReport } from '../terminal/report.ts';
import { addReasons, toBuildOutcome, toExitCode } from './build/build-outcome.ts';
import type { BuildFlags, SiteBuild } from './build/build-sites.ts';
import { assertSingleReplaceMode, type BuildReport, createBuildJob } from './build/job.ts';
import signing from './build/signing-job.ts?lazy';
import { parseArguments, parseKeepFlag } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { resolveSourceOptions, type SourceOptions, toOutputFormat } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette build`: content and public files in, a published release out. Errors leave the output as it was. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.build.flags, invocation.args);
  const format = toOutputFormat(flags, invocation);
  if (flags.sites !== undefined)
    return (await import('./build/build-sites.ts')).buildSites(flags.sites, flags, invocation, buildSite);
  const { said, code } = await buildSite(flags, invocation);
  invocation.print(renderReport(said, format));
  return code;
}

/** Builds one site; `root` of the invocation is where its caches lie. */
export async function buildSite(flags: BuildFlags, invocation: Invocation): Promise<SiteBuild> {
  takeWork();
  assertSingleReplaceMode(flags);
  const keep = parseKeepFlag(flags.keep);
  const { options, sign } = addSigningOptions(resolveSourceOptions(flags, invocation), flags, invocation);
  const job = createBuildJob(options, resolve(invocation.cwd, flags.output ?? 'dist'), invocation);
  const { wait } = flags;
  const patience =
    wait === undefined
      ? undefined
      : await (await import('./build/wait-for-build.ts')).waitForBuild(wait, job, invocation);
  if (listLeftovers(job.target).length > 0)
    await (await import('../publish/clean-up-target.ts')).cleanUpTarget(job.target);
  const keepState = (write: () => void) => invocation.keep('the state of this build', write);
  const last = flags.full ? undefined : readBuildState<BuildReport>(job.stateFile);
  const before = takeSnapshot(job.folders.inputs, invocation.now());
  const isNewLink = flags.link && readReleaseLink(job.target.outDir) === undefined;
  const known = isNewLink
    ? undefined
    : await findUnchangedBuild(job.stateFile, last, job.folders, job.key, before, keepState);
  // Loaded only now: a build without a change needs no parser and no validator.
  const { full: anew, 'in-place': inPlace } = flags;
  const full = async () =>
    (await import('./build/publish-build.ts')).publishBuild(
      { ...job, inPlace, asLink: flags.link, patience, keep, sign, anew: anew || job.anew, before },
      invocation,
      last,
    );
  const built = known ?? (await full());
  const said = toBuildOutcome(built, known !== undefined, job, invocation);
  return {
    target: job.target,
    said: flags.why ? addReasons(said, built) : said,
    why: flags.why ? (built.why ?? []) : [],
    isUnchanged: known !== undefined,
    code: toExitCode(built),
  };
}

/** The options of a build with what it is signed with, if it is; only then is anything loaded for that. */
export function addSigningOptions(
  options: SourceOptions,
  flags: { readonly sign?: string | undefined; readonly 'sign-days'?: string | undefined },
  invocation: Invocation,
): { readonly options: SourceOptions; readonly sign?: Signer } {
  if (flags.sign === undefined && !invocation.env.GAZETTE_SIGNING_KEY) return { options };
  const job = signing<typeof import('./build/signing-job.ts')>().createSigningJob(flags, options, invocation);
  return job ? { options: { ...options, signing: job.signing }, sign: job.sign } : { options };
}

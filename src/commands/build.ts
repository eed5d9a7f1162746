import { join, resolve, sep } from 'node:path';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { plural } from '../core/words.ts';
import { leftovers } from '../publish/leftovers.ts';
import { readState } from '../publish/state.ts';
import { resolveTarget, type Target } from '../publish/target.ts';
import { findUnchanged } from '../publish/unchanged.ts';
import { hostNotes } from '../terminal/host-notes.ts';
import { type Outcome, report } from '../terminal/report.ts';
import { total } from '../terminal/summary.ts';
import type { BuildJob, Built } from './build/job.ts';
import type { BuildFlags, SiteBuild } from './build/site-build.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { cacheFolder, recordsPlace, shortHash } from './common/records.ts';
import { formatOf, type SourceOptions, shown, sourceOptions, withRealPaths } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette build`: content and public files in, a published release out. Errors leave the output as it was. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.build.flags, invocation.args);
  const format = formatOf(flags.format, invocation);
  if (flags.shard !== undefined) {
    if (flags.sites !== undefined) throw new UsageError('--sites and --shard: a shard is a part of one site.');
    return (await import('./build/shard-build.ts')).main(flags, flags.shard, invocation);
  }
  if (flags.sites !== undefined)
    return (await import('./build/sites.ts')).buildSites(flags.sites, flags, invocation, buildSite);
  const { said, code } = await buildSite(flags, invocation);
  invocation.print(report(said, format));
  return code;
}

/** Builds one site; `root` of the invocation is where its caches lie. */
async function buildSite(flags: BuildFlags, invocation: Invocation): Promise<SiteBuild> {
  const job = jobOf(sourceOptions(flags, invocation), resolve(invocation.cwd, flags.out ?? 'dist'), invocation);
  if (leftovers(job.target).length > 0) await (await import('../publish/tidy.ts')).tidy(job.target);
  const keepState = (write: () => void) => invocation.keep('the state of this build', write);
  const last = flags.full ? undefined : readState<Built>(job.stateFile);
  const known = await findUnchanged(job.stateFile, last, job.folders, job.key, invocation.now(), keepState);
  // Loaded only now: a build without a change needs no parser and no validator.
  const { full: anew, 'in-place': inPlace } = flags;
  const full = async () =>
    (await import('./build/full-build.ts')).fullBuild({ ...job, inPlace, anew }, invocation, last);
  const built = known ?? (await full());
  const said = outcome(built, known !== undefined, job, invocation);
  return {
    said: flags.why ? withReasons(said, built) : said,
    why: flags.why ? (built.why ?? []) : [],
    isUnchanged: known !== undefined,
    code: built.published ? exitCodes.ok.code : exitCodes.content.code,
  };
}

/** Settles what a build does; throws UsageError where it would write into what it reads. */
export function jobOf(options: SourceOptions, out: string, invocation: Invocation): BuildJob {
  const { root, bundleKey } = invocation;
  const target = resolveTarget(out);
  const folders = {
    inputs: [options.contentDir, options.publicDir],
    outputs: [target.outDir, target.deployDir],
  };
  assertApart(folders.inputs, folders.outputs);
  const { today, ...lasting } = options;
  const cacheDir = cacheFolder(root);
  const [folderHash, optionsHash] = [target, lasting].map((of) => shortHash(JSON.stringify(of)));
  const stateFile = join(cacheDir, `state-${folderHash}-${optionsHash}.bin`);
  return {
    options,
    target,
    folders,
    stateFile,
    cacheDir,
    records: recordsPlace(options.contentDir, invocation),
    compressedDir: join(cacheDir, 'compressed'),
    bundleKey,
    key: { bundleKey, today, lasting, target },
  };
}

/** Publishing replaces whole folders: it must never be pointed at the content, or inside it. */
export function assertApart(inputs: readonly string[], outputs: readonly string[]): void {
  const isIn = (inner: string, outer: string) => `${inner}${sep}`.startsWith(`${outer}${sep}`);
  for (const output of outputs) {
    const input = inputs.find((folder) => isIn(folder, output) || isIn(output, folder));
    if (input !== undefined) throw new UsageError(`--out: ${output} and ${input} overlap; choose a folder beside it.`);
  }
}

/** What such a build left out, for the end of its summary. */
const notForProduction =
  'Nothing is compressed, and pages share one picture; for what goes live: npm run build -- --production';

/** What --why asks for. */
export function withReasons(said: Outcome, { why = [], published }: Built): Outcome {
  if (!published) return said;
  const reasons = why.length > 0 ? why : ['No document was made again.'];
  return { ...said, notes: [...(said.notes ?? []), '', ...reasons], facts: { ...said.facts, why } };
}

/** What there is to say of a build at its end. */
export function outcome(
  built: Built,
  isKnown: boolean,
  { options, target }: BuildJob,
  invocation: Invocation,
): Outcome {
  const { baseUrl, kinds = [], hosts = [], published } = built;
  const documents = `${plural(total(kinds).documents, 'document')} for ${baseUrl}`;
  const changed = {
    outDir: !isKnown && published?.outDir === true,
    deployDir: !isKnown && published?.deployDir === true,
  };
  const names = {
    outDir: `${shown(target.outDir, invocation)}/`,
    deployDir: `${shown(target.deployDir, invocation)}/`,
  };
  const width = Math.max(names.outDir.length, names.deployDir.length);
  const note = (folder: keyof Target) =>
    `${names[folder].padEnd(width)}   ${changed[folder] ? 'written' : 'left as it was: the same bytes'}`;
  const kindNote = options.production ? [] : ['', notForProduction];
  return {
    headline: published ? `${isKnown ? 'Nothing changed:' : 'Built'} ${documents}` : 'Nothing was published',
    problems: withRealPaths(built.problems, options, invocation),
    kinds: published && kinds,
    notes: published ? [note('outDir'), note('deployDir'), ...kindNote, ...hostNotes(hosts, names.deployDir)] : [],
    facts: {
      baseUrl,
      production: options.production === true,
      hosts,
      out: names.outDir,
      deploy: names.deployDir,
      changed: changed.outDir || changed.deployDir,
    },
    ms: invocation.elapsed(),
  };
}

import { resolve } from 'node:path';
import type { ExitCode } from '../core/exit-codes.ts';
import { plural } from '../core/words.ts';
import { leftovers } from '../publish/leftovers.ts';
import { tidy } from '../publish/tidy.ts';
import { report } from '../terminal/report.ts';
import { fullBuild } from './build/full-build.ts';
import { assertOneWay, jobOf } from './build/job-of.ts';
import { mergeShards } from './build/merge-shards.ts';
import { exitOf, outcome, withReasons } from './build/outcome.ts';
import { waited } from './build/patience.ts';
import { withSigning } from './build/signing-options.ts';
import { parseArguments, releasesToKeep, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { formatOf, sourceOptions } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette merge shards/*`: a build that finds pages made. What it publishes is what a build of the whole publishes. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { args, cwd, print } = invocation;
  const count = args.findIndex((word) => word.startsWith('-'));
  const [folders, rest] = count < 0 ? [args, []] : [args.slice(0, count), args.slice(count)];
  const flags = parseArguments(commands.merge.flags, rest);
  if (folders.length === 0) throw new UsageError('merge takes the folders that shards wrote first: shards/*.');
  assertOneWay(flags);
  const { options, sign } = withSigning(sourceOptions(flags, invocation), flags, invocation);
  const job = jobOf(options, resolve(cwd, flags.out ?? 'dist'), invocation);
  const keep = releasesToKeep(flags.keep);
  const patience = flags.wait === undefined ? undefined : await waited(flags.wait, job, invocation);
  if (leftovers(job.target).length > 0) await tidy(job.target);
  const paths = folders.map((folder) => resolve(cwd, folder));
  const { shards, last, faults } = mergeShards(job, paths, flags['make-missing'], invocation);
  const built = await fullBuild(
    { ...job, inPlace: flags['in-place'], asLink: flags.link, patience, keep, sign, shards },
    invocation,
    last,
  );
  const said = outcome(built, false, job, invocation);
  const made = [
    `${plural(shards.pages.size, 'page')} made by shards`,
    ...[...faults].map((fault) => `made here: ${fault}`),
  ];
  const merged = {
    ...said,
    notes: built.published ? [...(said.notes ?? []), '', ...made] : [],
    facts: { ...said.facts, pagesOfShards: shards.pages.size, madeHere: [...faults] },
  };
  print(report(flags.why ? withReasons(merged, built) : merged, formatOf(flags.format, invocation)));
  return exitOf(built);
}

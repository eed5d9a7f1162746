import { relative, resolve } from 'node:path';
import { fewestForThreads } from '../../compile/build.ts';
import { type MadeShard, makeShard } from '../../compile/pages/make-shard.ts';
import { compressEach } from '../../compile/side-cars/compress-each.ts';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import type { Shard } from '../../core/shard.ts';
import { plural } from '../../core/words.ts';
import { PublishError } from '../../publish/errors.ts';
import { fingerprint } from '../../publish/save-state.ts';
import { type ShardWriter, writeShard } from '../../publish/shards/write-shard.ts';
import { type Snapshot, sameSnapshot, snapshot } from '../../publish/stamps.ts';
import { report } from '../../terminal/report.ts';
import { UsageError, type Values } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { formatOf, shown, sourceOptions, withRealPaths } from '../common/source-options.ts';
import type { commands } from '../index.ts';
import { coresToUse } from './cores.ts';
import { whileUnmoved } from './full-build.ts';
import type { BuildJob } from './job.ts';
import { assertApart, jobOf } from './job-of.ts';
import { shardPlan } from './shard-plan.ts';

type Flags = Values<(typeof commands)['build']['flags']>;

/** What is said of a site that is written. */
const ofMerge = ['in-place', 'link', 'wait', 'keep', 'sign', 'sign-days', 'why'] as const;

/** `gazette build --shard 2/4`: the pages of one shard, to a folder that `gazette merge` reads. No site is written. */
export async function main(flags: Flags, given: string, invocation: Invocation): Promise<ExitCode> {
  const shard = shardOfText(given);
  const other = ofMerge.find((name) => flags[name] !== undefined && flags[name] !== false);
  if (other) throw new UsageError(`--${other} is for merge: a shard writes no site.`);
  const name = `${shard.number} of ${shard.of}`;
  const folder = resolve(invocation.cwd, flags.out ?? `shards/${shard.number}-of-${shard.of}`);
  const job = jobOf(sourceOptions(flags, invocation), resolve(invocation.cwd, 'dist'), invocation);
  assertApart(job.folders.inputs, [folder]);
  const { problems, pages } = await made(job, shard, folder, invocation);
  const isMade = pages !== undefined;
  const outcome = {
    headline: isMade ? `Made ${plural(pages, 'page')}: shard ${name}` : `Shard ${name} was not made`,
    problems: withRealPaths(problems, job.options, invocation),
    notes: isMade ? [`${shown(folder, invocation)}/   for npm run merge`] : [],
    facts: { shard: name, pages: pages ?? 0, out: relative(invocation.cwd, folder) },
    ms: invocation.elapsed(),
  };
  invocation.print(report(outcome, formatOf(flags.format, invocation)));
  return isMade ? exitCodes.ok.code : exitCodes.content.code;
}

/** Reads `2/4`; throws UsageError. */
function shardOfText(text: string): Shard {
  const [number = 0, of = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.slice(1).map(Number) ?? [];
  if (number < 1 || number > of)
    throw new UsageError(`--shard is one of N, as 2/4 is the second of four; not "${text}".`);
  return { number, of };
}

interface Done {
  readonly problems: MadeShard['problems'];
  /** How many pages are in the folder; absent when there is an error. */
  readonly pages?: number;
}

/** How often content is read again when somebody saves a file meanwhile. */
const attempts = 2;

async function made(job: BuildJob, shard: Shard, folder: string, { now }: Invocation): Promise<Done> {
  for (let tries = 0; tries < attempts; tries++) {
    const before = snapshot(job.folders.inputs, now());
    const writer = writeShard(folder, job.records.about);
    const options = {
      ...job.options,
      shard,
      threads: coresToUse() - 1,
      fewest: fewestForThreads,
    };
    const result = await whileUnmoved(() =>
      makeShard(options, (record, { html, mirror }) => writer.add(record, html.bytes, mirror.bytes)),
    );
    // Side-cars cost ten times what the pages cost; merge finds them by the digests of what they are made of.
    if (result?.isMade && job.options.production)
      await compressEach(
        writer.entries(),
        { lanes: coresToUse(), compression: job.options.compression },
        (key, bytes) => writer.put(key, bytes),
      );
    const done = result && ended(job, shard, writer, result, before);
    if (done && sameSnapshot(before, snapshot(job.folders.inputs, now()))) return done();
  }
  throw new PublishError('Files of the content keep changing while they are read. Try again in a moment.');
}

/** Takes what the content was; returns what makes the folder count, for when it still is that. */
function ended(
  job: BuildJob,
  shard: Shard,
  writer: ShardWriter,
  { problems, isMade, digests }: MadeShard,
  before: Snapshot,
) {
  if (!isMade) return (): Done => ({ problems });
  const known = (index: number, path: string) => (index === 0 ? digests.get(`content/${path}`) : undefined);
  const plan = shardPlan(job, fingerprint(job.folders.inputs, before, known), shard.of);
  return (): Done => ({ problems, pages: writer.finish({ shard, plan }).pages });
}

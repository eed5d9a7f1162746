import { existsSync } from 'node:fs';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import type { Problem } from '../core/problem.ts';
import { digestFolderStats, readLastRun } from '../publish/attachment/run-state.ts';
import { ForeignFilesError } from '../publish/errors.ts';
import { renderReport } from '../terminal/report.ts';
import { createAttachJob } from './attach/attach-job.ts';
import { toAttachOutcome } from './attach/attach-outcome.ts';
import type { AttachRun } from './attach/run-attach.ts';
import { type FlagValues, parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { toOutputFormat } from './common/source-options.ts';
import { commands } from './index.ts';

type AttachFlags = FlagValues<(typeof commands)['attach']['flags']>;

/** `gazette attach SITE`: adds to the built folder of another generator what machines read, or takes it out again. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [folder, ...args] = invocation.args;
  if (folder === undefined || folder.startsWith('-'))
    throw new UsageError('attach takes the built folder of the other site first: attach _site --content content/.');
  const flags = parseArguments(commands.attach.flags, args);
  const format = toOutputFormat(flags, invocation);
  const { run, isSame, job } = await attachSite(folder, flags, invocation);
  const { outcome, failed } = toAttachOutcome(run, isSame, job, invocation, format.kind === 'text');
  invocation.print(renderReport(outcome, format));
  return failed ? exitCodes.content.code : exitCodes.ok.code;
}

/** Does it, and says nothing; `isSame`: nothing had changed since the last time. */
export async function attachSite(folder: string, flags: AttachFlags, invocation: Invocation) {
  const job = createAttachJob(folder, flags, invocation);
  const { contentDir, publicDir } = job.options;
  const seen = () => digestFolderStats([contentDir, publicDir, job.site, job.out, job.deployDir, job.rootDir]);
  const before = flags.detach ? undefined : readLastRun<AttachRun>(job.stateFile, job.about);
  const isSame = before !== undefined && before.seen === seen();
  if (isSame) return { run: before, isSame, job };
  if (!existsSync(job.site)) return { run: { problems: [noFolder(job.site)], seen: '' }, isSame, job };
  // Loaded only now: a run without a change parses nothing.
  const [{ runAttach }, { openDiskBlobStore }, { acquireLock }, { withInterruptSignal }, { withLeanHeap }] =
    await Promise.all([
      import('./attach/run-attach.ts'),
      import('../publish/disk-blob-store.ts'),
      import('../publish/lock.ts'),
      import('../publish/with-interrupt-signal.ts'),
      import('./build/with-lean-heap.ts'),
    ]);
  // Held from the first look on: what is written was decided from what was read.
  const lock = acquireLock(job.out);
  const shelf = openDiskBlobStore(job.memoFolder);
  try {
    const go = (signal: AbortSignal) => runAttach({ ...job, shelf }, flags.detach, seen, invocation, signal);
    return { run: await withLeanHeap(undefined, () => withInterruptSignal(go)), isSame, job };
  } catch (error) {
    if (error instanceof ForeignFilesError) return { run: { problems: error.problems, seen: '' }, isSame, job };
    throw error;
  } finally {
    shelf.close();
    lock.release();
  }
}

const noFolder = (file: string): Problem => ({
  code: 'foreign-folder',
  at: { file },
  message: 'expected the folder of a built site, found none',
  hint: 'Build the site first; the path is read from the folder in which you are.',
});

import { join, sep } from 'node:path';
import type { Signer } from '../../compile/sign-release.ts';
import type { SummaryRow } from '../../compile/summary.ts';
import type { Problem } from '../../core/problem.ts';
import type { BuildFolders, Snapshot } from '../../publish/folder-stamps.ts';
import type { LockWait } from '../../publish/lock.ts';
import type { PublishResult } from '../../publish/publish.ts';
import { type PublishTarget, resolveTarget } from '../../publish/publish-target.ts';
import type { HostSummary } from '../../terminal/host-notes.ts';
import { UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { cacheFolder, locateRecords, type RecordsLocation, shortHash } from '../common/records-location.ts';
import type { SourceOptions } from '../common/source-options.ts';

/** Everything that decides what one build does. */
export interface BuildJob {
  readonly options: SourceOptions;
  readonly target: PublishTarget;
  /** Single files are renamed into the folders, which are not replaced. */
  readonly inPlace?: boolean;
  /** Signs the release, where `options.signing` says with what. */
  readonly sign?: Signer | undefined;
  /** How many replaced releases stay; absent: what is kept stays as it is. */
  readonly keep?: number | undefined;
  /** Uses nothing that earlier builds noted of the content, nor of what they wrote. */
  readonly anew?: boolean | undefined;
  readonly folders: BuildFolders;
  /** The inputs as they were before anything was read of them; absent: whoever builds looks. */
  readonly before?: Snapshot | undefined;
  readonly stateFile: string;
  /** The output folder becomes a link that is turned to each release. */
  readonly asLink?: boolean;
  /** Waits for other builds of these folders; absent: gives up at once. */
  readonly patience?: LockWait | undefined;
  /** Names the code that runs. */
  readonly bundleKey: string;
  /** Where everything that lasts from one build to the next is kept. */
  readonly cacheDir: string;
  readonly records: RecordsLocation;
  /** Where compressed files and pictures of earlier builds are kept. */
  readonly compressedDir: string;
  /** Equal keys, inputs and outputs mean an equal result. */
  readonly key: unknown;
}

/** Report of a build: plain JSON, so that it can be repeated when nothing changed. */
export interface BuildReport {
  readonly problems: readonly Problem[];
  /** How many problems content/waivers.json excuses. */
  readonly waived?: number;
  /** Absent when the content has errors; then nothing was written. */
  readonly published?: PublishResult;
  readonly baseUrl?: string;
  /** Why pages were made again, a sentence a reason. */
  readonly why?: readonly string[];
  readonly kinds?: readonly SummaryRow[];
  /** The hosts that configuration was written for. */
  readonly hosts?: readonly HostSummary[];
}

/** Settles what a build does; throws UsageError where it would write into what it reads. */
export function createBuildJob(options: SourceOptions, out: string, invocation: Invocation): BuildJob {
  const { root, bundleKey } = invocation;
  const target = resolveTarget(out);
  const folders = {
    inputs: [options.contentDir, options.publicDir],
    outputs: [target.outDir, target.deployDir],
  };
  assertNoOverlap(folders.inputs, folders.outputs);
  const { today, prove, ...lasting } = options;
  const cacheDir = cacheFolder(root);
  const [folderHash, optionsHash] = [target, lasting].map((of) => shortHash(JSON.stringify(of)));
  const stateFile = join(cacheDir, `state-${folderHash}-${optionsHash}.bin`);
  return {
    options,
    target,
    folders,
    stateFile,
    cacheDir,
    // Results with placeholders shown are true of no other build.
    anew: options.placeholders === true,
    records: locateRecords(options.contentDir + (options.placeholders ? ' shown' : ''), invocation),
    compressedDir: join(cacheDir, 'compressed'),
    bundleKey,
    key: { bundleKey, today, prove, lasting, target },
  };
}

/** Publishing replaces whole folders: it must never be pointed at the content, or inside it. */
export function assertNoOverlap(inputs: readonly string[], outputs: readonly string[]): void {
  const isIn = (inner: string, outer: string) => `${inner}${sep}`.startsWith(`${outer}${sep}`);
  for (const output of outputs) {
    const input = inputs.find((folder) => isIn(folder, output) || isIn(output, folder));
    if (input !== undefined)
      throw new UsageError(`--output: ${output} and ${input} overlap; choose a folder beside it.`);
  }
}

/** Throws UsageError where two ways of replacing the output are asked for. */
export function assertSingleReplaceMode(flags: { readonly link: boolean; readonly 'in-place': boolean }): void {
  if (flags.link && flags['in-place'])
    throw new UsageError(
      '--link turns to a folder of its own for each release, --in-place changes one: choose one of them.',
    );
}

import { join, sep } from 'node:path';
import { resolveTarget } from '../../publish/publish-target.ts';
import { UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { cacheFolder, locateRecords, shortHash } from '../common/records-location.ts';
import type { SourceOptions } from '../common/source-options.ts';
import type { BuildJob } from './job.ts';

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
    if (input !== undefined) throw new UsageError(`--out: ${output} and ${input} overlap; choose a folder beside it.`);
  }
}

/** Throws UsageError where two ways of replacing the output are asked for. */
export function assertSingleReplaceMode(flags: { readonly link: boolean; readonly 'in-place': boolean }): void {
  if (flags.link && flags['in-place'])
    throw new UsageError(
      '--link turns to a folder of its own for each release, --in-place changes one: choose one of them.',
    );
}

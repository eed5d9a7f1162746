import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { manifestFile, renderManifestChunks } from '../core/manifest/manifest.ts';
import type { Release } from '../core/release.ts';
import type { FolderComparison } from './compare-folder.ts';
import { ForeignFilesError } from './errors.ts';
import { findForeignFiles, toForeignProblems } from './foreign-files.ts';
import { type PlannedFile, toPlannedFile } from './planned-files.ts';
import type { PublishTarget } from './publish-target.ts';
import { readFileList } from './read-manifest.ts';

/** All files that each folder is to hold. */
export type PlannedRelease = Readonly<Record<keyof PublishTarget, readonly PlannedFile[]>>;

/** A host file by its path below deployDir. */
export interface DeployFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** The files of a release, and its host files with the manifest. */
export function planReleaseFiles(release: Release, deployFiles: readonly DeployFile[]): PlannedRelease {
  const withDigest = ({ file, bytes }: DeployFile) =>
    toPlannedFile({ file, size: bytes.byteLength, bytes, sha256: sha256(bytes) });
  const hostFiles = deployFiles.map(withDigest);
  const manifest = withDigest({ file: manifestFile, bytes: Buffer.concat(renderManifestChunks(release, hostFiles)) });
  return { outDir: [...release.files.values()].map(toPlannedFile), deployDir: [...hostFiles, manifest] };
}

/** Throws ForeignFilesError when one of `folders` holds what is not ours: publishing would delete it. */
export function assertNoForeignFiles(
  target: PublishTarget,
  folders: readonly (keyof PublishTarget)[],
  wanted: PlannedRelease,
  found: Readonly<Record<keyof PublishTarget, FolderComparison>>,
): void {
  const manifest = once(() => readFileList(join(target.deployDir, manifestFile)));
  const listed = {
    outDir: once(() => new Set(manifest()?.files.map(({ file }) => file))),
    deployDir: once(() => new Set([manifestFile, ...(manifest()?.hostFiles.map(({ file }) => file) ?? [])])),
  };
  const problems = folders.flatMap((folder) => {
    const { tree, kept } = found[folder];
    const doubtful = tree.filter(({ path }) => !kept.has(path));
    const files = findForeignFiles(target[folder], doubtful, listed[folder], wanted[folder]);
    return toForeignProblems(target[folder], files, hints[folder]);
  });
  if (problems.length > 0) throw new ForeignFilesError(problems);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const hints: Readonly<Record<keyof PublishTarget, string>> = {
  outDir:
    'To publish it, move it to public/. Else move it out of the folder, or delete it. Is all of the folder from an earlier build? Then delete the folder.',
  deployDir:
    'Move it out of the folder, or delete it. Is all of the folder from an earlier build? Then delete the folder.',
};

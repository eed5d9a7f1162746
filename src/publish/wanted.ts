import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { manifestFile, manifestPieces } from '../core/manifest/manifest.ts';
import type { Release } from '../core/release.ts';
import { ForeignFilesError } from './errors.ts';
import { type PlannedFile, plannedFile } from './files.ts';
import { foreignFiles, foreignProblems } from './foreign.ts';
import { readListed } from './manifest.ts';
import type { Survey } from './survey.ts';
import type { Target } from './target.ts';

/** All files that each folder is to hold. */
export type Wanted = Readonly<Record<keyof Target, readonly PlannedFile[]>>;

/** A host file by its path below deployDir. */
export interface DeployFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** The files of a release, and its host files with the manifest. */
export function wantedOf(release: Release, deployFiles: readonly DeployFile[]): Wanted {
  const withDigest = ({ file, bytes }: DeployFile) =>
    plannedFile({ file, size: bytes.byteLength, bytes, sha256: sha256(bytes) });
  const hostFiles = deployFiles.map(withDigest);
  const manifest = withDigest({ file: manifestFile, bytes: Buffer.concat(manifestPieces(release, hostFiles)) });
  return { outDir: [...release.files.values()].map(plannedFile), deployDir: [...hostFiles, manifest] };
}

/** Throws ForeignFilesError when one of `folders` holds what is not ours: publishing would delete it. */
export function assertOwn(
  target: Target,
  folders: readonly (keyof Target)[],
  wanted: Wanted,
  found: Readonly<Record<keyof Target, Survey>>,
): void {
  const manifest = once(() => readListed(join(target.deployDir, manifestFile)));
  const listed = {
    outDir: once(() => new Set(manifest()?.files.map(({ file }) => file))),
    deployDir: once(() => new Set([manifestFile, ...(manifest()?.hostFiles.map(({ file }) => file) ?? [])])),
  };
  const problems = folders.flatMap((folder) => {
    const { tree, kept } = found[folder];
    const doubtful = tree.filter(({ path }) => !kept.has(path));
    const files = foreignFiles(target[folder], doubtful, listed[folder], wanted[folder]);
    return foreignProblems(target[folder], files, hints[folder]);
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

const hints: Readonly<Record<keyof Target, string>> = {
  outDir:
    'To publish it, move it to public/. Else move it out of the folder, or delete it. Is all of the folder from an earlier build? Then delete the folder.',
  deployDir:
    'Move it out of the folder, or delete it. Is all of the folder from an earlier build? Then delete the folder.',
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../core/digest.ts';
import type { ListedFile } from '../../core/listed-file.ts';
import { type ManifestFiles, manifestFile } from '../../core/manifest/manifest.ts';
import { parseManifestFiles } from '../../core/manifest/parse-manifest.ts';
import { ignoreSystemErrors } from '../../core/system-error.ts';
import { type PlannedFile, sortPlannedFiles } from '../planned-files.ts';
import type { PlannedRelease } from '../planned-release.ts';
import type { PublishTarget } from '../publish-target.ts';
import { readPlainFile } from '../read-plain-file.cjs';

/** A release in two folders, as the manifest among its host files lists it. */
interface ListedRelease {
  readonly listed: ManifestFiles;
  /** Manifest digest. */
  readonly sha256: string;
  /** All of its files, the manifest too, sorted by path; bytes are read from the two folders when they are asked for. */
  readonly files: PlannedRelease;
}

/** Reads what a release says that it holds; undefined where no manifest of ours is. Throws I/O errors. */
export function readListedRelease({ outDir, deployDir }: PublishTarget): ListedRelease | undefined {
  const bytes = ignoreSystemErrors(() => readPlainFile(join(deployDir, manifestFile)));
  const listed = parseManifestFiles(bytes?.toString('utf8'));
  if (!bytes || !listed) return undefined;
  const isDouble = (files: readonly ListedFile[]) => new Set(files.map(({ file }) => file)).size < files.length;
  const manifest = { file: manifestFile, size: bytes.length, sha256: sha256(bytes) };
  const hostFiles = [...listed.hostFiles, manifest];
  if (isDouble(listed.files) || isDouble(hostFiles)) return undefined;
  const planned = (folder: string, files: readonly ListedFile[]): PlannedFile[] =>
    sortPlannedFiles(files.map((entry) => ({ ...entry, bytes: () => readFileSync(join(folder, entry.file)) })));
  return {
    listed,
    sha256: manifest.sha256,
    files: { outDir: planned(outDir, listed.files), deployDir: planned(deployDir, hostFiles) },
  };
}

import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../core/digest.ts';
import type { ListedFile } from '../../core/listed-file.ts';
import { type ManifestFiles, manifestFile, parseManifestFiles } from '../../core/manifest/manifest.ts';
import { ignoreSystemErrors } from '../../core/system-error.ts';
import { type PlannedFile, sortPlannedFiles } from '../planned-files.ts';
import type { PlannedRelease } from '../planned-release.ts';
import { type PublishTarget, siblingPath } from '../publish-target.ts';
import { readPlainFile } from '../read-plain-file.cjs';

/** An earlier release that stands beside the output folder, whole: `3-1f0c2ab94d71/dist` and `…/deploy`. */
export interface KeptRelease {
  /** `3-1f0c2ab94d71`: a number that grows, and the beginning of the digest of its manifest. */
  readonly name: string;
  readonly number: number;
  readonly digest: string;
  /** Its two folders, as if it had been built there. */
  readonly at: PublishTarget;
  /** When it was put there, in milliseconds since 1970, by the clock of the disk. */
  readonly since: number;
}

/** How many digits of the digest of a manifest name a release. */
const digits = 12;

const pattern = /^(\d{1,9})-([0-9a-f]{12})$/;

/** The folder of earlier releases. Nothing uploads it: it stands beside what is uploaded, and its name is hidden. */
export const keptReleasesFolder = ({ outDir }: PublishTarget): string => siblingPath(outDir, 'releases');

export const releaseDigest = (sha256: string): string => sha256.slice(0, digits);

/** Where the two folders of a release stand in a folder of its own. */
export const targetInFolder = (folder: string): PublishTarget => ({
  outDir: join(folder, 'dist'),
  deployDir: join(folder, 'deploy'),
});

/** The releases that are kept, the oldest first, by their names alone: what is called otherwise is not ours. */
export function listKeptReleases(target: PublishTarget): KeptRelease[] {
  const folder = keptReleasesFolder(target);
  return (ignoreSystemErrors(() => readdirSync(folder)) ?? [])
    .flatMap((name): KeptRelease[] => {
      const [, number, digest] = pattern.exec(name) ?? [];
      const stat = lstatSync(join(folder, name), { throwIfNoEntry: false });
      if (number === undefined || digest === undefined || !stat?.isDirectory()) return [];
      return [{ name, number: Number(number), digest, at: targetInFolder(join(folder, name)), since: stat.mtimeMs }];
    })
    .sort((a, b) => a.number - b.number);
}

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

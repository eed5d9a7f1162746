import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../core/digest.ts';
import type { ListedFile } from '../../core/listed-file.ts';
import { type Listed, manifestFile } from '../../core/manifest/manifest.ts';
import { listedOf } from '../../core/manifest/read.ts';
import { whenReadable } from '../../core/system-error.ts';
import { type PlannedFile, plan } from '../files.ts';
import { readPlainFile } from '../read-plain-file.cjs';
import type { Target } from '../target.ts';
import type { Wanted } from '../wanted.ts';

/** A release in two folders, as the manifest among its host files lists it. */
export interface SealedRelease {
  readonly listed: Listed;
  /** Manifest digest. */
  readonly sha256: string;
  /** All of its files, the manifest too, sorted by path; bytes are read from the two folders when they are asked for. */
  readonly files: Wanted;
}

/** Reads what a release says that it holds; undefined where no manifest of ours is. Throws I/O errors. */
export function sealedRelease({ outDir, deployDir }: Target): SealedRelease | undefined {
  const bytes = whenReadable(() => readPlainFile(join(deployDir, manifestFile)));
  const listed = listedOf(bytes?.toString('utf8'));
  if (!bytes || !listed) return undefined;
  const isDouble = (files: readonly ListedFile[]) => new Set(files.map(({ file }) => file)).size < files.length;
  const manifest = { file: manifestFile, size: bytes.length, sha256: sha256(bytes) };
  const hostFiles = [...listed.hostFiles, manifest];
  if (isDouble(listed.files) || isDouble(hostFiles)) return undefined;
  const planned = (folder: string, files: readonly ListedFile[]): PlannedFile[] =>
    plan(files.map((entry) => ({ ...entry, bytes: () => readFileSync(join(folder, entry.file)) })));
  return {
    listed,
    sha256: manifest.sha256,
    files: { outDir: planned(outDir, listed.files), deployDir: planned(deployDir, hostFiles) },
  };
}

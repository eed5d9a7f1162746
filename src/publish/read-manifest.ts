import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { createMemoryFile, type ListedFile } from '../core/listed-file.ts';
import {
  type Manifest,
  type ManifestFiles,
  manifestFile,
  parseManifest,
  parseManifestFiles,
} from '../core/manifest/manifest.ts';
import type { Release, ReleaseFile } from '../core/release.ts';
import { PublishError } from './errors.ts';
import { readTextFile } from './read-json-file.ts';
import { readPlainFile } from './read-plain-file.cjs';
import { listTree } from './tree.ts';

/** Reads the manifest of the last build; undefined when there is none, or none that is whole. Throws I/O errors. */
export function readManifest(deployDir: string): Manifest | undefined {
  return parseManifest(readTextFile(join(deployDir, manifestFile)));
}

/** Reads only the file list of the manifest at `file`, which manifests of older versions have, too. */
export function readFileList(file: string): ManifestFiles | undefined {
  return parseManifestFiles(readTextFile(file));
}

/**
 * Reads a published release back, bytes and all. Throws PublishError when nothing was built, and when the output
 * folder holds anything else than the build put there: what is previewed must be what is deployed.
 */
export function readRelease(outDir: string, deployDir: string): Release {
  const manifest = readManifest(deployDir);
  if (!manifest)
    throw new PublishError(
      `Nothing is built in ${outDir} yet, or ${join(deployDir, manifestFile)} is damaged. Run \`npx gazette build\` first.`,
    );
  const { files: listed, hostFiles: _, ...others } = manifest;
  const files = new Map(listed.map((entry) => [entry.file, readListed(outDir, entry)]));
  const extra = listTree(outDir).find(({ kind, path }) => kind !== 'folder' && !files.has(path));
  if (extra) throw changed(outDir, extra.path, 'was added');
  return { ...others, files };
}

function readListed(outDir: string, entry: ListedFile): ReleaseFile {
  const bytes = readPlainFile(join(outDir, entry.file));
  if (!bytes) throw changed(outDir, entry.file, 'is no longer there as a file');
  if (sha256(bytes) !== entry.sha256) throw changed(outDir, entry.file, 'has other bytes');
  return createMemoryFile(entry.file, bytes, entry.sha256);
}

function changed(outDir: string, file: string, how: string): PublishError {
  return new PublishError(`${outDir} was changed after the build: ${file} ${how}. Run \`npx gazette build\` again.`);
}

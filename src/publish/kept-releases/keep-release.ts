import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ignoreSystemErrors } from '../../core/system-error.ts';
import { fileDigest } from '../file-digest.ts';
import { fileTime } from '../file-time.ts';
import type { PlannedFile } from '../planned-files.ts';
import { type PublishTarget, siblingPath } from '../publish-target.ts';
import { removeTree } from '../remove-tree.ts';
import { createFolder, type Pause, stageFiles } from '../stage-files.ts';
import { verifyStagedFiles } from '../stage-folders.ts';
import { listTree } from '../tree.ts';
import { renameOver, syncFolder } from '../write-durably.ts';
import {
  keptReleasesFolder,
  listKeptReleases,
  readListedRelease,
  releaseDigest,
  targetInFolder,
} from './kept-releases.ts';

/** Result of keeping the release that is about to be replaced. */
export type KeepResult = { readonly name: string } | { readonly unkept: string };

const folders = ['outDir', 'deployDir'] as const;

/**
 * Gives the standing release a place among the kept ones: second names of its files, made aside and renamed at once, so whole or
 * not at all. One that is kept becomes the newest; undefined where none stands. The caller holds the lock. Throws I/O errors.
 */
export async function keepCurrentRelease(target: PublishTarget, pause: Pause): Promise<KeepResult | undefined> {
  const standing = readListedRelease(target);
  if (!standing) return undefined;
  const kept = listKeptReleases(target);
  const digest = releaseDigest(standing.sha256);
  const newest = kept.at(-1);
  const name = `${(newest?.number ?? 0) + 1}-${digest}`;
  if (newest?.digest === digest) return { name: newest.name };
  const folder = keptReleasesFolder(target);
  const same = kept.find((each) => each.digest === digest);
  if (same) {
    renameOver(join(folder, same.name), join(folder, name));
    return { name };
  }
  for (const each of folders) {
    const file = otherFile(target[each], standing.files[each]);
    if (file !== undefined) return { unkept: file };
  }
  const aside = siblingPath(target.outDir, `kept-${process.pid}`);
  try {
    removeTree(aside);
    createFolder(aside);
    const to = targetInFolder(aside);
    for (const each of folders) {
      const files = standing.files[each];
      const all = new Set(files.map(({ file }) => file));
      const written = await stageFiles(to[each], files, { folder: target[each], files: all }, pause);
      await verifyStagedFiles(to[each], written, pause);
    }
    mkdirSync(folder, { recursive: true });
    renameOver(aside, join(folder, name));
    syncFolder(folder);
  } catch (error) {
    removeTree(aside);
    throw error;
  }
  return { name };
}

/** The first file that is not as listed, or undefined. Size and our own time decide, and where a copy lost the times the bytes. */
function otherFile(folder: string, files: readonly PlannedFile[]): string | undefined {
  const there = new Map(listTree(folder).map((entry) => [entry.path, entry]));
  return files.find(({ file, size, sha256: digest }) => {
    const entry = there.get(file);
    if (entry?.kind !== 'file' || entry.size !== size) return true;
    return (
      entry.mtimeMs !== fileTime(digest) * 1000 && ignoreSystemErrors(() => fileDigest(join(folder, file))) !== digest
    );
  })?.file;
}

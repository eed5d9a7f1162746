import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ListedFile } from '../core/listed-file.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import { addPathToErrors } from '../core/system-error.ts';
import { countWork } from '../core/work.ts';
import type { FolderComparison } from './compare-folder.ts';
import { PublishError } from './errors.ts';
import { fileDigest } from './file-digest.ts';
import type { Lock } from './lock.ts';
import { type PlannedFile, parentFolders } from './planned-files.ts';
import type { PublishTarget } from './publish-target.ts';
import { removeTree } from './remove-tree.ts';
import { filesPerStep, type Pause, stageFiles } from './stage-files.ts';
import { createSwap, resolveStagedPath } from './swap.ts';
import { isUnsyncableError, syncFolder } from './write-durably.ts';

/** Staging of one folder: the files that it shall hold, and a survey of what it holds. */
export interface FolderStaging {
  readonly folder: keyof PublishTarget;
  readonly files: readonly PlannedFile[];
  readonly found: FolderComparison;
}

/** Leaves out files that the folder holds as wanted; the others are renamed into it one by one. */
export function omitKeptFiles({ folder, files, found }: FolderStaging): FolderStaging {
  return { folder, files: files.filter(({ file }) => !found.kept.has(file)), found };
}

/**
 * Stages beside each folder. If `isDurable`, reads back what was written, and waits for the disk. When any of it fails,
 * nothing of it is left.
 */
export async function stageFolders(
  target: PublishTarget,
  stagings: readonly FolderStaging[],
  lock: Lock,
  pause: Pause,
  isDurable: boolean,
): Promise<void> {
  const staged = stagings.map(({ folder, files, found }) => ({
    path: resolveStagedPath(target, createSwap(target, folder)),
    files,
    kept: { folder: target[folder], files: found.kept },
  }));
  try {
    const writtenPaths: string[] = [];
    for (const { path, files, kept } of staged) {
      const written = await stageFiles(path, files, kept, pause);
      if (isDurable) await verifyStagedFiles(path, written, pause);
      for (const { file } of written) writtenPaths.push(`${path}/${file}`);
    }
    const { paths, folders } = toSync(staged, writtenPaths, isDurable);
    await syncStagedFiles(paths, folders);
    await pause();
    lock.assertHeld();
  } catch (error) {
    // A full disk is the likely reason: give the space back at once.
    for (const { path } of staged) removeTree(path);
    // Whoever took the lock over has removed what was staged here: that is told, and not which file is missing.
    lock.assertHeld();
    throw error;
  }
}

/**
 * The files and folders that are waited for. Always the manifest: by it the next build knows whose the others are, whatever
 * a power cut left of their bytes.
 */
function toSync(
  staged: readonly { readonly path: string; readonly files: readonly PlannedFile[] }[],
  written: readonly string[],
  isDurable: boolean,
): { readonly paths: readonly string[]; readonly folders: readonly string[] } {
  if (isDurable && written.length <= maxSyncedFiles) {
    const below = staged.flatMap(({ path, files }) => [
      path,
      ...parentFolders(files).map((folder) => `${path}/${folder}`),
    ]);
    return { paths: written, folders: below };
  }
  const paths = written.filter((path) => basename(path) === manifestFile);
  return { paths, folders: staged.map(({ path }) => path) };
}

/**
 * So many new files are waited for, and no more: that is half a second, and one that a site of ten thousand pages takes
 * for a change of all of them only. Of more, the next build after a power cut compares the bytes.
 */
const maxSyncedFiles = 2000;

/** So many at once: the disk then writes the names of all of them in a few steps. */
const lanes = 16;

/**
 * Waits until the bytes of new files are on the disk, and the names in the folders that hold them. Where a system cannot do
 * that to a file, it does nothing. Throws I/O errors.
 */
async function syncStagedFiles(files: readonly string[], folders: readonly string[]): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let file = files[next++]; file !== undefined; file = files[next++]) await syncFile(file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const folder of folders) syncFolder(folder);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } catch (error) {
    if (!isUnsyncableError(error)) throw error;
  } finally {
    await file.close();
  }
}

/**
 * Compares files that were staged in `folder` with what was meant, by the digest of what the disk gives back: after all of
 * them were written, and by their names, as the swap moves them. Throws PublishError, and I/O errors with the path.
 */
export async function verifyStagedFiles(folder: string, written: readonly ListedFile[], pause: Pause): Promise<void> {
  for (const [index, { file, sha256: digest }] of written.entries()) {
    if (index % filesPerStep === 0) await pause();
    const path = `${folder}/${file}`;
    countWork('hashed');
    if (addPathToErrors(path, () => fileDigest(path)) !== digest)
      throw new PublishError(`${path} does not read back as it was written: is the disk full or failing?`);
  }
}

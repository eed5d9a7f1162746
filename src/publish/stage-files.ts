import { chmodSync, linkSync, lstatSync, mkdirSync } from 'node:fs';
import { isSystemError } from '../core/system-error.ts';
import { folderMode, hasMode } from './file-modes.ts';
import { createNewFileWriter } from './new-file.ts';
import { filesPerStep, type Pause } from './pause.ts';
import { type PlannedFile, parentFolders } from './planned-files.ts';

/** Files that need not be written: they stand, verified, in another folder of the same disk. */
export interface KeptFiles {
  readonly folder: string;
  readonly files: ReadonlySet<string>;
}

/**
 * Makes the new folder `folder` of files: those that are kept become further names of their inodes, which nothing
 * writes into; the others are written, and returned. `pause` is awaited after each few files. Throws PublishError when
 * the disk took less than was written, I/O errors with their path, and what `pause` throws.
 */
export async function stageFiles(
  folder: string,
  files: readonly PlannedFile[],
  kept: KeptFiles,
  pause: Pause,
): Promise<PlannedFile[]> {
  const written: PlannedFile[] = [];
  const makeBelow = createFolder(folder);
  for (const below of parentFolders(files)) makeBelow(`${folder}/${below}`);
  const write = createNewFileWriter();
  for (const [index, file] of files.entries()) {
    if (index % filesPerStep === 0) await pause();
    const path = `${folder}/${file.file}`;
    if (kept.files.has(file.file) && isLinked(`${kept.folder}/${file.file}`, path)) continue;
    write(path, file);
    written.push(file);
  }
  return written;
}

/**
 * Makes one folder, whose parent must be there. Returns a function that makes those below it: a umask or an access list
 * treats all of them alike, so one look tells whether modes must be set.
 */
export function createFolder(path: string): (below: string) => void {
  mkdirSync(path, folderMode);
  if (hasMode(lstatSync(path).mode, folderMode)) return (below) => mkdirSync(below, folderMode);
  const makeWithMode = (each: string) => {
    mkdirSync(each, folderMode);
    chmodSync(each, folderMode);
  };
  chmodSync(path, folderMode);
  return makeWithMode;
}

/** Some disks know no second names, or no more of them (EPERM, EMLINK, ENOTSUP …): then the file is written. */
function isLinked(existing: string, path: string): boolean {
  try {
    linkSync(existing, path);
    return true;
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}

import {
  chmodSync,
  closeSync,
  fchmodSync,
  fstatSync,
  futimesSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../digest.ts';
import { PublishError } from './errors.ts';
import { fileTime } from './file-time.ts';
import { foldersOf, type PlannedFile } from './files.ts';

/** Modes are set, not left to the umask: under umask 077 a web server could not read the site. */
export const fileMode = 0o644;
export const folderMode = 0o755;

/**
 * Writes files into the new folder `folder` and reads every one back. Throws PublishError when the disk gave back
 * something else than was written, and I/O errors (a full disk, a name that two files share on this file system).
 */
export function stage(folder: string, files: readonly PlannedFile[]): void {
  makeFolder(folder);
  for (const below of foldersOf(files)) makeFolder(join(folder, below));
  for (const file of files) writeFile(join(folder, file.file), file);
  for (const file of files) {
    if (sha256(readFileSync(join(folder, file.file))) !== file.sha256) {
      throw new PublishError(`${file.file} does not read back as it was written: is the disk full or failing?`);
    }
  }
}

function makeFolder(path: string): void {
  mkdirSync(path, folderMode);
  chmodSync(path, folderMode);
}

function writeFile(path: string, { file, bytes, sha256 }: PlannedFile): void {
  const descriptor = openSync(path, 'wx', fileMode);
  try {
    writeFileSync(descriptor, bytes);
    fchmodSync(descriptor, fileMode);
    futimesSync(descriptor, fileTime(sha256), fileTime(sha256));
    // A full disk can end in a short file without an error.
    const { size } = fstatSync(descriptor);
    if (size !== bytes.byteLength) {
      throw new PublishError(`${file} has ${size} of ${bytes.byteLength} bytes on disk: is the disk full?`);
    }
  } finally {
    closeSync(descriptor);
  }
}

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
import { sha256 } from '../core/digest.ts';
import { withPath } from '../core/system-error.ts';
import { PublishError } from './errors.ts';
import { fileTime } from './file-time.ts';
import { foldersOf, type PlannedFile } from './files.ts';

/** Modes are set, not left to the umask: under umask 077 a web server could not read the site. */
export const folderMode = 0o755;

/** A script is run as it lies there: deploy/<host>/deploy.sh. */
export function modeOf({ bytes }: Pick<PlannedFile, 'bytes'>): number {
  return bytes[0] === 0x23 && bytes[1] === 0x21 ? 0o755 : 0o644;
}

/** So many files are written or read between two pauses. */
const filesPerStep = 32;

/**
 * Writes files into the new folder `folder` and reads every one back. `pause` is awaited after each few files. Throws
 * PublishError when the disk gave back something else than was written, I/O errors with their path (a full disk, a
 * name that two files share on this file system), and what `pause` throws.
 */
export async function stage(folder: string, files: readonly PlannedFile[], pause: () => Promise<void>): Promise<void> {
  makeFolder(folder);
  for (const below of foldersOf(files)) makeFolder(join(folder, below));
  for (const [index, file] of files.entries()) {
    if (index % filesPerStep === 0) await pause();
    const path = join(folder, file.file);
    withPath(path, () => writeFile(path, file));
  }
  for (const [index, { file, sha256: expected }] of files.entries()) {
    if (index % filesPerStep === 0) await pause();
    const path = join(folder, file);
    if (sha256(withPath(path, () => readFileSync(path))) !== expected)
      throw new PublishError(`${path} does not read back as it was written: is the disk full or failing?`);
  }
}

function makeFolder(path: string): void {
  mkdirSync(path, folderMode);
  chmodSync(path, folderMode);
}

function writeFile(path: string, { bytes, sha256 }: PlannedFile): void {
  const mode = modeOf({ bytes });
  const descriptor = openSync(path, 'wx', mode);
  try {
    writeFileSync(descriptor, bytes);
    fchmodSync(descriptor, mode);
    futimesSync(descriptor, fileTime(sha256), fileTime(sha256));
    // A full disk can end in a short file without an error.
    const { size } = fstatSync(descriptor);
    if (size !== bytes.byteLength) {
      throw new PublishError(`${path} has ${size} of ${bytes.byteLength} bytes on disk: is the disk full?`);
    }
  } finally {
    closeSync(descriptor);
  }
}

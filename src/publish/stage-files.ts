import {
  chmodSync,
  closeSync,
  fchmodSync,
  fstatSync,
  futimesSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  writeFileSync,
} from 'node:fs';
import { addPathToErrors, ignoreSystemErrors } from '../core/system-error.ts';
import { countWork } from '../core/work.ts';
import { PublishError } from './errors.ts';
import { fileTime } from './file-time.ts';
import { type PlannedFile, parentFolders } from './planned-files.ts';

/** Files that need not be written: they stand, verified, in another folder of the same disk. */
interface KeptFiles {
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
  return ignoreSystemErrors(() => linkSync(existing, path) ?? true) ?? false;
}

/**
 * Returns a function that writes a file that is not there yet. It throws PublishError when it gets fewer bytes than were
 * planned, and I/O errors with the path, for a name that is taken as well. Made once for a folder that is staged: a umask or
 * an access list treats all files of a mode alike, so one look tells whether modes must be set.
 */
function createNewFileWriter(): (path: string, file: PlannedFile) => void {
  const isKept = new Map<number, boolean>();
  return (path, file) => {
    const time = fileTime(file.sha256);
    const bytes = file.bytes();
    const mode = file.mode ?? fileModeFor(bytes);
    countWork('written');
    if (bytes.byteLength !== file.size)
      throw new PublishError(`${path} has ${bytes.byteLength} of ${file.size} bytes: is the disk full?`);
    addPathToErrors(path, () => {
      const descriptor = openSync(path, 'wx', mode);
      try {
        writeFileSync(descriptor, bytes);
        const isRight = isKept.get(mode) ?? hasMode(fstatSync(descriptor).mode, mode);
        isKept.set(mode, isRight);
        if (!isRight) fchmodSync(descriptor, mode);
        futimesSync(descriptor, time, time);
      } finally {
        closeSync(descriptor);
      }
    });
  };
}

/** Lets others have a turn; throws when the build is to stop. */
export type Pause = () => Promise<void>;

/** So many files are written or read between two pauses. */
export const filesPerStep = 32;

/** Modes are set, not left to the umask: under umask 077 a web server could not read the site. */
export const folderMode = 0o755;
export const fileMode = 0o644;
export const scriptMode = 0o755;

/** The mode of a file with these bytes. A script is run as it lies there: deploy/<host>/deploy.sh. */
export function fileModeFor(bytes: Uint8Array): number {
  return bytes[0] === 0x23 && bytes[1] === 0x21 ? scriptMode : fileMode;
}

/** Whether an entry has a mode: Windows has none, and gives every file of its disks the same. */
export function hasMode(found: number, wanted: number): boolean {
  return process.platform === 'win32' || (found & 0o777) === wanted;
}

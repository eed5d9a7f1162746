import { closeSync, fchmodSync, fstatSync, futimesSync, openSync, writeFileSync } from 'node:fs';
import { addPathToErrors } from '../core/system-error.ts';
import { countWork } from '../core/work.ts';
import { PublishError } from './errors.ts';
import { fileModeFor, hasMode } from './file-modes.ts';
import { fileTime } from './file-time.ts';
import type { PlannedFile } from './planned-files.ts';

/**
 * Returns a function that writes a file that is not there yet. It throws PublishError when it gets fewer bytes than were
 * planned, and I/O errors with the path, for a name that is taken as well. Made once for a folder that is staged: a umask or
 * an access list treats all files of a mode alike, so one look tells whether modes must be set.
 */
export function createNewFileWriter(): (path: string, file: PlannedFile) => void {
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

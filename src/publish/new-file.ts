import { closeSync, fchmodSync, fstatSync, futimesSync, openSync, writeFileSync } from 'node:fs';
import { withPath } from '../core/system-error.ts';
import { countWork } from '../core/work.ts';
import { PublishError } from './errors.ts';
import { fileTime } from './file-time.ts';
import type { PlannedFile } from './files.ts';
import { hasMode, modeOf } from './modes.ts';

/**
 * Writes a file that is not there yet. Throws PublishError when the disk took fewer bytes than were planned, and I/O errors
 * with the path, for a name that is taken as well.
 */
export function writeNewFile(path: string, file: PlannedFile): void {
  const { size, sha256: digest } = file;
  const bytes = file.bytes();
  const mode = file.mode ?? modeOf(bytes);
  countWork('written');
  withPath(path, () => {
    const descriptor = openSync(path, 'wx', mode);
    try {
      writeFileSync(descriptor, bytes);
      const stat = fstatSync(descriptor);
      if (!hasMode(stat.mode, mode)) fchmodSync(descriptor, mode);
      futimesSync(descriptor, fileTime(digest), fileTime(digest));
      // A full disk can end in a short file without an error.
      if (stat.size !== size)
        throw new PublishError(`${path} has ${stat.size} of ${size} bytes on disk: is the disk full?`);
    } finally {
      closeSync(descriptor);
    }
  });
}

import { closeSync, fchmodSync, fstatSync, futimesSync, openSync, readSync, writeFileSync } from 'node:fs';
import { sha256 } from '../core/digest.ts';
import { withPath } from '../core/system-error.ts';
import { PublishError } from './errors.ts';
import { fileTime } from './file-time.ts';
import type { PlannedFile } from './files.ts';
import { hasMode, modeOf } from './modes.ts';

/**
 * Writes a file that is not there yet, and reads it back. Throws PublishError when the disk gives back something else
 * than was planned, and I/O errors with the path, for a name that is taken as well.
 */
export function writeNewFile(path: string, file: PlannedFile): void {
  const { size, sha256: digest } = file;
  const bytes = file.bytes();
  const mode = file.mode ?? modeOf(bytes);
  withPath(path, () => {
    const descriptor = openSync(path, 'wx+', mode);
    try {
      writeFileSync(descriptor, bytes);
      const stat = fstatSync(descriptor);
      if (!hasMode(stat.mode, mode)) fchmodSync(descriptor, mode);
      futimesSync(descriptor, fileTime(digest), fileTime(digest));
      // A full disk can end in a short file without an error.
      if (stat.size !== size)
        throw new PublishError(`${path} has ${stat.size} of ${size} bytes on disk: is the disk full?`);
      if (sha256(readBack(descriptor, size)) !== digest)
        throw new PublishError(`${path} does not read back as it was written: is the disk full or failing?`);
    } finally {
      closeSync(descriptor);
    }
  });
}

/** Files are read into the same memory, one after the other; a large one does not keep its own. */
let shared = Buffer.alloc(0);
const mostShared = 2 ** 20;

function readBack(descriptor: number, size: number): Uint8Array {
  if (size > shared.length && size <= mostShared) shared = Buffer.allocUnsafe(Math.min(2 * size, mostShared));
  const buffer = size <= shared.length ? shared.subarray(0, size) : Buffer.allocUnsafe(size);
  for (let at = 0; at < size; ) {
    const count = readSync(descriptor, buffer, at, size - at, at);
    if (count === 0) return buffer.subarray(0, at);
    at += count;
  }
  return buffer;
}

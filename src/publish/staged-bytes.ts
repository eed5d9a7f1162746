import { closeSync, openSync, readSync } from 'node:fs';
import { sha256 } from '../core/digest.ts';
import type { ListedFile } from '../core/listed-file.ts';
import { withPath } from '../core/system-error.ts';
import { PublishError } from './errors.ts';
import { filesPerStep, type Pause } from './pause.ts';

/**
 * Compares files that were staged in `folder` with what was meant, by the digest of what the disk gives back: after all of
 * them were written, and by their names, as the swap moves them. Throws PublishError, and I/O errors with the path.
 */
export async function compareStaged(folder: string, written: readonly ListedFile[], pause: Pause): Promise<void> {
  for (const [index, { file, size, sha256: digest }] of written.entries()) {
    if (index % filesPerStep === 0) await pause();
    const path = `${folder}/${file}`;
    if (withPath(path, () => digestOf(path, size)) !== digest)
      throw new PublishError(`${path} does not read back as it was written: is the disk full or failing?`);
  }
}

function digestOf(path: string, size: number): string {
  const descriptor = openSync(path, 'r');
  try {
    return sha256(readBack(descriptor, size));
  } finally {
    closeSync(descriptor);
  }
}

/** Files are read into the same memory, one after the other; a large one does not keep its own. */
let shared = Buffer.alloc(0);
const mostShared = 2 ** 20;

/** One byte more than there should be, if there is one: a file that grew has another digest. */
function readBack(descriptor: number, expected: number): Uint8Array {
  const size = expected + 1;
  if (size > shared.length && size <= mostShared) shared = Buffer.allocUnsafe(Math.min(2 * size, mostShared));
  const buffer = size <= shared.length ? shared.subarray(0, size) : Buffer.allocUnsafe(size);
  for (let at = 0; at < size; ) {
    const count = readSync(descriptor, buffer, at, size - at, at);
    if (count === 0) return buffer.subarray(0, at);
    at += count;
  }
  return buffer;
}

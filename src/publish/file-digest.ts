import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** One shared buffer: a file of public/ may have any size, and there are thousands of small ones. */
const buffer = Buffer.allocUnsafe(65_536);

/** The SHA-256 of a file, in hex, without ever holding the whole of it; throws what the file system throws. */
export function fileDigest(path: string): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      hash.update(buffer.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}

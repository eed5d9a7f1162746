import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { isSystemError } from '../core/system-error.ts';
import { readPlainFile } from './read-plain-file.cjs';

/** Returns a function that reads a file of an output folder; undefined unless its bytes have the SHA-256 that is wanted. */
export function createPublishedFileReader(outDir: string): (file: string, digest: string) => Uint8Array | undefined {
  return (file, digest) => {
    try {
      const bytes = readPlainFile(join(outDir, file));
      return bytes && sha256(bytes) === digest ? bytes : undefined;
    } catch (error) {
      if (isSystemError(error)) return undefined;
      throw error;
    }
  };
}

import { sha256 } from './digest.ts';
import type { ReleaseFile } from './release.ts';

/** A file of a release whose bytes are in memory. */
export function createMemoryFile(file: string, bytes: Uint8Array, digest: string = sha256(bytes)): ReleaseFile {
  return { file, size: bytes.byteLength, sha256: digest, bytes };
}

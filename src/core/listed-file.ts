import { sha256 } from './digest.ts';
import type { ReleaseFile } from './release.ts';

/** A file by its path below its folder, `/`-separated, with SHA-256 (lower-case hex) and size (bytes) of its bytes. */
export interface ListedFile {
  readonly file: string;
  readonly sha256: string;
  readonly size: number;
}

/** Whether a `/`-separated path stays below its folder, on every system. */
export function isSafePath(path: string): boolean {
  return !/(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]/.test(path);
}

/** A file of a release whose bytes are in memory. */
export function createMemoryFile(file: string, bytes: Uint8Array, digest: string = sha256(bytes)): ReleaseFile {
  return { file, size: bytes.byteLength, sha256: digest, bytes };
}

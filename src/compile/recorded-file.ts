import type { ReleaseFile } from '../core/release.ts';

/** The bytes of a file as an earlier build published it, if they are still there and have this SHA-256. */
export type PublishedBytes = (file: string, sha256: string) => Uint8Array | undefined;

/** A file that was made, of which `again` makes the bytes. */
export type Made = (again: () => Uint8Array) => ReleaseFile;

/** A file of which everything is known but its bytes, which are looked for when somebody asks. */
export function recordedFile(
  file: string,
  { size, sha256, read, isJudged }: Pick<ReleaseFile, 'size' | 'sha256' | 'read' | 'isJudged'>,
  bytes: () => Uint8Array,
): ReleaseFile {
  return {
    file,
    size,
    sha256,
    read,
    isJudged,
    get bytes() {
      return bytes();
    },
  };
}

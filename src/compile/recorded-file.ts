import type { ReleaseFile } from '../core/release.ts';

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

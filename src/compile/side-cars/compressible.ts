import { isCompressible } from '../../core/media-types.ts';
import { getReleaseFile, type Release, type ReleaseFile, type Variant } from '../../core/release.ts';

/** Below this size in bytes the header fields cost what the body saves. */
const minBytes = 256;

/** Whether side-cars of a file are tried: text of at least 256 bytes. */
export function isWorthCompressing({ size }: ReleaseFile, { headers }: Variant): boolean {
  return size >= minBytes && isCompressible(headers['Content-Type'] ?? '');
}

/** Those files of a release; of equal ones the first. */
export function listCompressibleFiles(release: Release): Iterable<ReleaseFile> {
  const found = new Map<string, ReleaseFile>();
  for (const { variants } of release.routes.values())
    for (const variant of variants) {
      const file = getReleaseFile(release, variant.file);
      if (!found.has(file.sha256) && isWorthCompressing(file, variant)) found.set(file.sha256, file);
    }
  return found.values();
}

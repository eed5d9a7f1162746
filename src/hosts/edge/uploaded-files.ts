import { sideCarOf } from '../../core/encoding.ts';
import type { Release, ReleaseFile } from '../../core/release.ts';

/** The files of dist/ that a host needs which compresses by itself: all but the side-cars, in order of their names. */
export function uploadedFiles(release: Release): ReleaseFile[] {
  const sideCars = new Set(
    [...release.routes.values()].flatMap(({ variants }) =>
      variants.flatMap(({ file, encodings = [] }) => encodings.map((encoding) => sideCarOf(file, encoding))),
    ),
  );
  return [...release.files.values()]
    .filter(({ file }) => !sideCars.has(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

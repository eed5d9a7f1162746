import { sideCarOf } from '../../core/encoding.ts';
import type { Release, ReleaseFile } from '../../core/release.ts';

const known = new WeakMap<Release, readonly ReleaseFile[]>();

/** The files of dist/ that a host needs which compresses by itself: all but the side-cars. */
export function uploadedFiles(release: Release): readonly ReleaseFile[] {
  const found = known.get(release) ?? withoutSideCars(release);
  known.set(release, found);
  return found;
}

function withoutSideCars({ routes, files }: Release): ReleaseFile[] {
  const sideCars = new Set<string>();
  for (const { variants } of routes.values())
    for (const { file, encodings = [] } of variants)
      for (const encoding of encodings) sideCars.add(sideCarOf(file, encoding));
  return [...files.values()].filter(({ file }) => !sideCars.has(file));
}

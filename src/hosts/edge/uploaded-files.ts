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

/**
 * The names under which a platform finds the files of a release.
 *
 * @param namesOf a file: its own, for most, and others besides
 * @param findable tells those that the platform's program asks for
 */
export function listPlatformFileNames(
  { files }: Release,
  namesOf: (file: string) => readonly string[],
  findable: (name: string) => boolean = () => true,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of files.keys()) for (const name of namesOf(file)) if (findable(name)) found.add(name);
  return found;
}

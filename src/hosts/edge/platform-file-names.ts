import type { Release } from '../../core/release.ts';

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

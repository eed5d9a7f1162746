import type { Release } from '../../core/release.ts';

/**
 * The names under which a platform finds the files of a release.
 *
 * @param namesOf a file: its own, for most, and others besides
 * @param findable matches those that the platform's program asks for
 */
export function foundNames(
  { files }: Release,
  namesOf: (file: string) => readonly string[],
  findable = /^/,
): ReadonlySet<string> {
  return new Set([...files.keys()].flatMap(namesOf).filter((name) => findable.test(name)));
}

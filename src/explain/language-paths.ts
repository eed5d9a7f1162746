import type { ValuePath } from '../content/read/source.ts';
import type { Site } from '../content/site.ts';
import { findAtPath } from '../core/type-guards.ts';

/** A site and those of its other languages, each with the path at which the first has it. */
export function listSites(site: Site): (readonly [from: ValuePath, site: Site])[] {
  const others = (site.translations ?? []).map((each, i) => [['translations', i], each] as const);
  return [[[], site] as const, ...others];
}

/**
 * Paths of a typed module's value in the languages of a site: a fact is in all of them, a text in those that say it.
 * `pathsIn` gives the paths in one site; a text that is given per language has its key at the end.
 */
export function listLanguagePaths(
  site: Site,
  value: unknown,
  pathsIn: (site: Site) => readonly ValuePath[],
): readonly ValuePath[] {
  if (!site.languages) return pathsIn(site);
  const keys = site.languages.map(({ key }) => key);
  return listSites(site).flatMap(([from, each]) =>
    pathsIn(each)
      .flatMap((path) => (keys.includes(String(path.at(-1))) ? [path, path.slice(0, -1)] : [path]))
      .filter((path) => findAtPath(each, path) === value)
      .map((path) => [...from, ...path]),
  );
}

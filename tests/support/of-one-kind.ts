import { posix } from 'node:path';
import { thoroughness } from './runs.ts';
import { seeded } from './seeded.ts';

/**
 * Two of the paths that lie in one folder and have one ending, as `/questions/a/` and `/questions/b/` do: one template makes
 * them all. Which ones, the seed says; the order stays. With LONG=1, all.
 */
export function fewOfOneKind(paths: readonly string[], seed = Number(process.env.SEED ?? 1)): string[] {
  if (thoroughness === 3) return [...paths];
  const below = seeded(seed);
  const kinds = new Map<string, string[]>();
  for (const path of new Set(paths)) kinds.set(kindOf(path), [...(kinds.get(kindOf(path)) ?? []), path]);
  const chosen = new Set<string>();
  for (const kind of kinds.values())
    for (const _ of ['one', 'another']) for (const path of kind.splice(below(kind.length), 1)) chosen.add(path);
  return paths.filter((path) => chosen.has(path));
}

/** The kind of a path. One at the top of a site or language is alone in its kind, as is each document of the API. */
function kindOf(path: string): string {
  const plain = path.replace(/^\/[a-z]{2}(?:-\w+)*(?=\/.)/, '');
  if (/^\/(?:\.well-known|api)\//.test(plain)) return path;
  const folder = posix.dirname(plain.replace(/\/$/, ''));
  return folder === '/' ? path : `${folder}/*${posix.extname(path)}`;
}

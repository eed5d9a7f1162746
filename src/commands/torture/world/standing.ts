import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../core/digest.ts';
import { leftovers } from '../../../publish/leftovers.ts';
import { readPlainFile } from '../../../publish/read-plain-file.cjs';
import { listTree } from '../../../publish/tree.ts';

/** What stands in the two folders of a site: paths with digests, `dist/…` and `deploy/…`. */
export type Standing = ReadonlyMap<string, string>;

const folders = ['dist', 'deploy'] as const;

/** Reads all that is published in a site; what is no file has its kind instead of a digest. */
export function standingIn(site: string, of: readonly (typeof folders)[number][] = folders): Standing {
  const found = new Map<string, string>();
  for (const folder of of)
    for (const { path, kind } of listTree(join(site, folder)))
      if (kind !== 'folder') {
        const bytes = kind === 'file' ? readPlainFile(join(site, folder, path)) : undefined;
        found.set(`${folder}/${path}`, bytes ? sha256(bytes) : kind);
      }
  return found;
}

/** How one differs from another in a few words; undefined where they are equal. */
export function differenceOf(found: Standing, meant: Standing): string | undefined {
  const names: string[] = [];
  for (const [name, digest] of meant)
    if (found.get(name) !== digest) names.push(`${name} ${found.has(name) ? 'differs' : 'is missing'}`);
  for (const name of found.keys()) if (!meant.has(name)) names.push(`${name} is too much`);
  if (names.length === 0) return undefined;
  return `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;
}

/**
 * What is torn, before anything is recovered: each folder that is there must be whole, of one of these releases. One that is
 * away is on its way, as its journal or new folder shows.
 */
export function tornIn(site: string, releases: readonly Standing[]): string[] {
  return folders.flatMap((folder) => {
    if (!existsSync(join(site, folder))) return besidesIn(site).length > 0 ? [] : [`${folder}/ is gone`];
    const found = standingIn(site, [folder]);
    const differences = releases.map((release) => differenceOf(found, only(release, folder)));
    return differences.includes(undefined)
      ? []
      : [`${folder}/ is neither the old release nor the new: ${differences[0]}`];
  });
}

/** Names of what a build leaves beside its folders until it has ended. */
export const besidesIn = (site: string): string[] =>
  leftovers({ outDir: join(site, 'dist'), deployDir: join(site, 'deploy') }).map(({ path }) => path);

const only = (standing: Standing, folder: string): Standing =>
  new Map([...standing].filter(([name]) => name.startsWith(`${folder}/`)));

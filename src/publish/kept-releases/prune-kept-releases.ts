import { join } from 'node:path';
import { type PublishTarget, siblingPath } from '../publish-target.ts';
import { removeTree } from '../remove-tree.ts';
import { listTree } from '../tree.ts';
import { renameOver } from '../write-durably.ts';
import {
  type KeptRelease,
  keptReleasesFolder,
  listKeptReleases,
  readListedRelease,
  releaseDigest,
} from './kept-releases.ts';

/**
 * Removes the kept copy of the published release, and all others but the newest `most`. A release with a file that its
 * manifest does not list stays, since somebody put it there. Each is renamed first, so that none is ever half there.
 */
export function pruneKeptReleases(target: PublishTarget, most: number): void {
  const now = readListedRelease(target)?.sha256;
  const all = listKeptReleases(target);
  const others = all.filter(({ digest }) => now === undefined || digest !== releaseDigest(now));
  const stay = new Set(most === 0 ? [] : others.slice(-most));
  for (const each of all.filter((one) => !stay.has(one))) {
    if (holdsOthers(target, each)) continue;
    const aside = siblingPath(target.outDir, `kept-${process.pid}`);
    removeTree(aside);
    renameOver(join(keptReleasesFolder(target), each.name), aside);
    removeTree(aside);
  }
}

function holdsOthers(target: PublishTarget, { name, at }: KeptRelease): boolean {
  const release = readListedRelease(at);
  if (!release) return true;
  const { outDir, deployDir } = release.files;
  const own = new Set([...outDir.map(({ file }) => `dist/${file}`), ...deployDir.map(({ file }) => `deploy/${file}`)]);
  return listTree(join(keptReleasesFolder(target), name)).some(({ path, kind }) => kind !== 'folder' && !own.has(path));
}

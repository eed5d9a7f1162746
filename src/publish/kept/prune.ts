import { join } from 'node:path';
import { removeTree } from '../remove-tree.ts';
import { renameOver } from '../rename-over.ts';
import { beside, type Target } from '../target.ts';
import { listTree } from '../tree.ts';
import { type Kept, keptDigest, keptFolder, keptReleases } from './kept.ts';
import { sealedRelease } from './sealed-release.ts';

/**
 * Removes the kept copy of the published release, and all others but the newest `most`. A release with a file that its
 * manifest does not list stays, since somebody put it there. Each is renamed first, so that none is ever half there.
 */
export function pruneKept(target: Target, most: number): void {
  const now = sealedRelease(target)?.sha256;
  const all = keptReleases(target);
  const others = all.filter(({ digest }) => now === undefined || digest !== keptDigest(now));
  const stay = new Set(most === 0 ? [] : others.slice(-most));
  for (const each of all.filter((one) => !stay.has(one))) {
    if (holdsOthers(target, each)) continue;
    const aside = beside(target.outDir, `kept-${process.pid}`);
    removeTree(aside);
    renameOver(join(keptFolder(target), each.name), aside);
    removeTree(aside);
  }
}

function holdsOthers(target: Target, { name, at }: Kept): boolean {
  const release = sealedRelease(at);
  if (!release) return true;
  const { outDir, deployDir } = release.files;
  const own = new Set([...outDir.map(({ file }) => `dist/${file}`), ...deployDir.map(({ file }) => `deploy/${file}`)]);
  return listTree(join(keptFolder(target), name)).some(({ path, kind }) => kind !== 'folder' && !own.has(path));
}

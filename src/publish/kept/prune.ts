import { join } from 'node:path';
import { removeTree } from '../remove-tree.ts';
import { renameOver } from '../rename-over.ts';
import { beside, type Target } from '../target.ts';
import { listTree } from '../tree.ts';
import { type Kept, keptFolder, keptReleases } from './kept.ts';
import { sealedRelease } from './sealed-release.ts';

/**
 * Removes all kept releases but the newest `most`. One that holds a file which its manifest does not list stays: somebody
 * has put it there. Each is renamed aside first, so that none is ever half there. The caller holds the lock.
 */
export function pruneKept(target: Target, most: number): void {
  const kept = keptReleases(target);
  for (const each of kept.slice(0, Math.max(0, kept.length - most))) {
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

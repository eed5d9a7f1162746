import { basename, dirname, join } from 'node:path';
import { listLeftovers } from './leftovers.ts';
import { type PublishTarget, pathExists } from './publish-target.ts';
import { removeIfPossible } from './remove-tree.ts';
import { isPatch, type PendingChange, removeJournal, resolveStagedPath, syncNames } from './swap-journal.ts';
import { listTree } from './tree.ts';
import { syncFolder } from './write-durably.ts';

/** Removes what is not needed any more once changes are made, and their journal. */
export function finishSwap(target: PublishTarget, changes: readonly PendingChange[]): void {
  // Nothing of the old release goes before the new one's names would survive a power cut.
  syncNames(target);
  for (const change of changes)
    if (isPatch(change)) syncMoved(target[change.folder], resolveStagedPath(target, change));
  for (const change of changes) {
    const folder = target[change.folder];
    const done = isPatch(change) ? resolveStagedPath(target, change) : join(dirname(folder), basename(change.old));
    // The new release is live: what is left of the old one is removed with a later one.
    if (pathExists(folder)) removeIfPossible(done);
  }
  for (const { path, kind } of listLeftovers(target)) if (kind === 'at') removeIfPossible(path);
  removeJournal(target);
}

/** Waits for the names in the folders that files were renamed to: those in which they stood, which are still there. */
function syncMoved(folder: string, staged: string): void {
  const below = listTree(staged).filter(({ kind }) => kind === 'folder');
  for (const path of [folder, ...below.map(({ path }) => join(folder, path))]) if (pathExists(path)) syncFolder(path);
}

import { basename, dirname, join } from 'node:path';
import { syncFolder } from './durable.ts';
import { type Change, isPatch, removeJournal, stagedPath, syncNames } from './journal.ts';
import { leftovers } from './leftovers.ts';
import { removeIfPossible } from './remove-tree.ts';
import { isThere, type Target } from './target.ts';
import { listTree } from './tree.ts';

/** Removes what is not needed any more once changes are made, and their journal. */
export function settle(target: Target, changes: readonly Change[]): void {
  // Nothing of the old release goes before the new one's names would survive a power cut.
  syncNames(target);
  for (const change of changes) if (isPatch(change)) syncMoved(target[change.folder], stagedPath(target, change));
  for (const change of changes) {
    const folder = target[change.folder];
    const done = isPatch(change) ? stagedPath(target, change) : join(dirname(folder), basename(change.old));
    // The new release is live: what is left of the old one is removed with a later one.
    if (isThere(folder)) removeIfPossible(done);
  }
  for (const { path, kind } of leftovers(target)) if (kind === 'at') removeIfPossible(path);
  removeJournal(target);
}

/** Waits for the names in the folders that files were renamed to: those in which they stood, which are still there. */
function syncMoved(folder: string, staged: string): void {
  const below = listTree(staged).filter(({ kind }) => kind === 'folder');
  for (const path of [folder, ...below.map(({ path }) => join(folder, path))]) if (isThere(path)) syncFolder(path);
}

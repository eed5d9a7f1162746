import { basename, dirname, join } from 'node:path';
import { type Change, isPatch, removeJournal, stagedPath, syncNames } from './journal.ts';
import { removeTree } from './remove-tree.ts';
import { isThere, type Target } from './target.ts';

/** Removes what is not needed any more once changes are made, and their journal. */
export function settle(target: Target, changes: readonly Change[]): void {
  // Nothing of the old release goes before the new one's names would survive a power cut.
  syncNames(target);
  for (const change of changes) {
    const folder = target[change.folder];
    const done = isPatch(change) ? stagedPath(target, change) : join(dirname(folder), basename(change.old));
    if (isThere(folder)) removeTree(done);
  }
  removeJournal(target);
}

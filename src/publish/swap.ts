import { basename, dirname, join } from 'node:path';
import { removeJournal, type Swap, stagedPath, writeJournal } from './journal.ts';
import { removeTree } from './remove-tree.ts';
import { renameOver } from './rename-over.ts';
import { settle } from './settle.ts';
import { isThere, type Target } from './target.ts';

/**
 * Puts staged folders in place: two renames each, microseconds apart. The journal is written first, when everything
 * is whole, so that a swap cut short anywhere is carried through by recover(). When a rename fails, what was done is
 * undone. The caller holds the lock.
 */
export function swap(target: Target, swaps: readonly Swap[]): void {
  writeJournal(target, swaps);
  try {
    for (const one of swaps) exchange(target, one);
  } catch (error) {
    for (const one of [...swaps].reverse()) undo(target, one);
    removeJournal(target);
    throw error;
  }
  settle(target, swaps);
}

/** Makes the renames of a swap that are not made yet. */
export function exchange(target: Target, swap: Swap): void {
  const { folder, staged, old } = places(target, swap);
  if (!isThere(staged)) return;
  if (isThere(folder)) {
    removeTree(old);
    renameOver(folder, old);
  }
  renameOver(staged, folder);
}

function undo(target: Target, swap: Swap): void {
  const { folder, staged, old } = places(target, swap);
  if (!isThere(staged) && isThere(folder)) renameOver(folder, staged);
  if (isThere(old)) renameOver(old, folder);
  removeTree(staged);
}

function places(target: Target, swap: Swap): { folder: string; staged: string; old: string } {
  const folder = target[swap.folder];
  return { folder, staged: stagedPath(target, swap), old: join(dirname(folder), basename(swap.old)) };
}

import { lstatSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { finishSwap } from './finish-swap.ts';
import { type PublishTarget, pathExists } from './publish-target.ts';
import { isLinkedTo, readReleaseLink, releaseName, switchReleaseLink } from './release-link.ts';
import { removeTree } from './remove-tree.ts';
import { renameOver } from './rename-over.ts';
import { removeJournal, resolveStagedPath, type Swap, writeJournal } from './swap-journal.ts';

/**
 * Puts staged folders in place: two renames each, microseconds apart. The journal is written first, when everything
 * is whole, so that a swap cut short anywhere is carried through by recover(). When a rename fails, what was done is
 * undone. Where a folder is a link of ours it is turned by one. The caller holds the lock.
 */
export function swapFolders(target: PublishTarget, swaps: readonly Swap[]): void {
  writeJournal(target, swaps);
  try {
    for (const one of swaps) applySwap(target, one);
  } catch (error) {
    for (const one of [...swaps].reverse()) undo(target, one);
    removeJournal(target);
    throw error;
  }
  finishSwap(target, swaps);
}

/** Makes the renames of a swap that are not made yet. */
export function applySwap(target: PublishTarget, swap: Swap): void {
  const { folder, staged, old, at } = places(target, swap);
  if (at !== undefined) exchangeLink(folder, staged, old, at);
  else if (pathExists(staged)) {
    if (pathExists(folder)) {
      removeTree(old);
      renameOver(folder, old);
    }
    renameOver(staged, folder);
  }
}

/** Exchanges a folder that is or shall be a link; a real folder there is moved to `old`. */
function exchangeLink(folder: string, staged: string, old: string, at: string): void {
  if (pathExists(staged)) {
    removeTree(at);
    renameOver(staged, at);
  }
  if (!pathExists(at)) return;
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    removeTree(old);
    renameOver(folder, old);
  }
  switchReleaseLink(folder, basename(at));
}

function undo(target: PublishTarget, swap: Swap): void {
  const { folder, staged, old, at } = places(target, swap);
  if (at !== undefined) undoLink(folder, old, at);
  else if (!pathExists(staged) && pathExists(folder)) renameOver(folder, staged);
  if (pathExists(old)) renameOver(old, folder);
  removeTree(staged);
}

/** Turns a link back to the release before; where that was a folder, the link goes. */
function undoLink(folder: string, old: string, at: string): void {
  const before = (readReleaseLink(folder) ?? 0) - 1;
  if (isLinkedTo(folder, at)) {
    if (pathExists(old)) removeTree(folder);
    else if (before > 0) switchReleaseLink(folder, releaseName(folder, before));
    else removeTree(folder);
  }
  removeTree(at);
}

function places(target: PublishTarget, swap: Swap) {
  const folder = target[swap.folder];
  const beside = (name: string) => join(dirname(folder), basename(name));
  const at = swap.at === undefined ? undefined : beside(swap.at);
  return { folder, staged: resolveStagedPath(target, swap), old: beside(swap.old), at };
}

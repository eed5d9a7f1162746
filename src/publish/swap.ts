import { lstatSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { interruptedSwaps, removeJournal, type Swap, syncNames, writeJournal } from './journal.ts';
import { leftovers } from './leftovers.ts';
import { isRunning } from './process-start.ts';
import type { Target } from './target.ts';

/**
 * Puts staged folders in place: two renames each, microseconds apart. The journal is written first, when everything
 * is whole, so that a swap cut short anywhere is carried through by recover(). When a rename fails, what was done is
 * undone. The caller holds the lock.
 */
export function swap(target: Target, swaps: readonly Swap[]): void {
  writeJournal(target, swaps);
  try {
    for (const one of swaps) exchange(places(target, one));
  } catch (error) {
    for (const one of [...swaps].reverse()) undo(places(target, one));
    removeJournal(target);
    throw error;
  }
  clean(target, swaps);
}

/**
 * Carries an interrupted swap through and removes what dead builds left beside the folders. The caller holds the lock.
 * Returns whether a swap was waiting. Names survive a power cut; bytes that the system had not yet written may not:
 * the next build compares them.
 */
export function recover(target: Target): boolean {
  const swaps = interruptedSwaps(target);
  for (const one of swaps ?? []) exchange(places(target, one));
  if (swaps) clean(target, swaps);
  const left = leftovers(target);
  // No journal, or somebody removed the new tree: an old release is better than none.
  for (const { path, kind, folder } of left) if (kind === 'old' && !isThere(folder)) renameSync(path, folder);
  for (const { path, kind, pid } of left) {
    // A lock file that another process is just moving away is its own to remove (lock.ts).
    const isInUse = kind === 'lock' && (pid === undefined || (pid !== process.pid && isRunning(pid, '')));
    if (!isInUse) rmSync(path, { recursive: true, force: true });
  }
  return swaps !== undefined;
}

function clean(target: Target, swaps: readonly Swap[]): void {
  // Nothing of the old release goes before the new one's names would survive a power cut.
  syncNames(target);
  for (const { folder, old } of swaps.map((one) => places(target, one)))
    if (isThere(folder)) rmSync(old, { recursive: true, force: true });
  removeJournal(target);
}

interface Places {
  readonly folder: string;
  readonly staged: string;
  readonly old: string;
}

function places(target: Target, { folder, staged, old }: Swap): Places {
  const parent = dirname(target[folder]);
  return { folder: target[folder], staged: join(parent, basename(staged)), old: join(parent, basename(old)) };
}

function exchange({ folder, staged, old }: Places): void {
  if (!isThere(staged)) return;
  if (isThere(folder)) {
    rmSync(old, { recursive: true, force: true });
    renameSync(folder, old);
  }
  renameSync(staged, folder);
}

function undo({ folder, staged, old }: Places): void {
  if (!isThere(staged) && isThere(folder)) renameSync(folder, staged);
  if (isThere(old)) renameSync(old, folder);
  rmSync(staged, { recursive: true, force: true });
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

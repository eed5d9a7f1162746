import { finishSwap } from './finish-swap.ts';
import { listLeftovers } from './leftovers.ts';
import { applyPatches } from './patch.ts';
import { isRunning } from './process-start.ts';
import { type PublishTarget, pathExists } from './publish-target.ts';
import { removeIfPossible } from './remove-tree.ts';
import { renameOver } from './rename-over.ts';
import { applySwap } from './swap.ts';
import { isPatch, readInterruptedChanges } from './swap-journal.ts';

/**
 * Carries interrupted changes through and removes what dead builds left beside the folders. The caller holds the lock.
 * Returns whether a change was waiting. Names survive a power cut; bytes that the system had not yet written may not:
 * the next build compares them.
 */
export function recover(target: PublishTarget): boolean {
  const changes = readInterruptedChanges(target);
  if (changes) {
    for (const change of changes) if (!isPatch(change)) applySwap(target, change);
    applyPatches(target, changes.filter(isPatch));
    finishSwap(target, changes);
  }
  const left = listLeftovers(target);
  // No journal, or somebody removed the new tree: an old release is better than none.
  for (const { path, kind, folder } of left) if (kind === 'old' && !pathExists(folder)) renameOver(path, folder);
  for (const { path, kind, pid } of left) {
    // A lock file that another process is just moving away is its own to remove (lock.ts).
    const isInUse = kind === 'lock' && (pid === undefined || (pid !== process.pid && isRunning(pid, '')));
    if (!isInUse) removeIfPossible(path);
  }
  return changes !== undefined;
}

import type { BuildState } from './build-state.ts';
import type { CacheWriter } from './compressed-cache.ts';
import {
  type BuildFolders,
  hasSameStamps,
  isSettled,
  type Snapshot,
  type StampedTree,
  takeSnapshot,
} from './folder-stamps.ts';

/**
 * Returns what the last build said when a new one would do the same: same key, same inputs, outputs untouched; `found` is
 * what the inputs are now. A stat that differs at equal size is settled by the bytes, so that `touch` and a fresh checkout
 * cost no build; the new stats are then kept for the next time, through `keep`, which may tolerate that the disk refuses.
 */
export async function findUnchangedBuild<T>(
  file: string,
  state: BuildState<T> | undefined,
  folders: BuildFolders,
  key: unknown,
  found: Snapshot,
  keep: CacheWriter = (write) => write(),
): Promise<T | undefined> {
  if (!state || state.key !== JSON.stringify(key) || !samePaths(found, state)) return undefined;
  // Inputs first: most that changes is content, and outputs are twice as many.
  const untouched = () => {
    const outputs = takeSnapshot(folders.outputs, found.takenAt);
    return sameTrees(outputs.trees, state.outputs.trees) ? outputs : undefined;
  };
  if (sameTrees(found.trees, state.inputs.trees) && isAllSettled(state)) return untouched() && state.result;
  // Digests are loaded only in doubt: that is a third of the time of a build without a change.
  const { confirmUnchanged } = await import('./save-build-state.ts');
  return confirmUnchanged(file, folders, found, untouched, state, keep) ? state.result : undefined;
}

const sameTrees = (a: readonly StampedTree[], b: readonly StampedTree[]) =>
  a.length === b.length && a.every((tree, i) => hasSameStamps(tree, b[i]));

/** Names decide before any byte is read. */
function samePaths({ trees }: Snapshot, { inputs }: BuildState<unknown>): boolean {
  return trees.every(({ paths }, i) => {
    const old = inputs.trees[i]?.paths;
    return old?.length === paths.length && paths.every((path, n) => path === old[n]);
  });
}

function isAllSettled({ inputs, takenAt }: BuildState<unknown>): boolean {
  return inputs.trees.every(({ paths, numbers }) => paths.every((_, i) => isSettled(numbers, i, takenAt)));
}

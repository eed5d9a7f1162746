import { unseal } from '../core/seal.mjs';
import { isSystemError } from '../core/system-error.ts';
import type { Keep } from './compressed-cache.ts';
import { readPlainFile } from './read-plain-file.mjs';
import { type Folders, type Snapshot, type State, snapshot, stamp, stamps, stateSeal } from './snapshot.ts';
import { listTree } from './tree.ts';

/**
 * Returns what the last build said when a new one would do the same: same key, same inputs, outputs untouched.
 * A stat that differs at equal size is settled by the bytes, so that `touch` and a fresh checkout cost no build; the
 * new stats are then kept for the next time, through `keep`, which may tolerate that the disk refuses.
 */
export async function findUnchanged<T>(
  file: string,
  folders: Folders,
  key: unknown,
  now: number,
  keep: Keep = (write) => write(),
): Promise<T | undefined> {
  const state = read<T>(file);
  if (!state || JSON.stringify(state.key) !== JSON.stringify(key)) return undefined;
  const isUntouched = (folder: string, index: number) =>
    JSON.stringify(stamps(listTree(folder))) === JSON.stringify(state.outputs[index]);
  if (!folders.outputs.every(isUntouched)) return undefined;
  const found = snapshot(folders.inputs, now);
  const certainty = compare(found, state);
  if (certainty === 'same') return state.result;
  if (certainty === 'changed') return undefined;
  // Digests are loaded only in doubt: that is a third of the time of a build without a change.
  const { confirm } = await import('./save-state.ts');
  return confirm(file, folders, found, state, keep) ? state.result : undefined;
}

/** What stats alone can tell. */
function compare({ trees }: Snapshot, { inputs, takenAt }: State<unknown>): 'same' | 'changed' | 'unsure' {
  let result: 'same' | 'unsure' = 'same';
  for (const [index, tree] of trees.entries()) {
    const old = inputs[index];
    if (old?.length !== tree.length) return 'changed';
    for (const [n, entry] of tree.entries()) {
      const [path, size, stat] = stamp(entry);
      const [oldPath, oldSize, oldStat] = old[n] ?? [];
      if (path !== oldPath || size !== oldSize) return 'changed';
      // A file written within the coarsest tick of a file system (2 s, FAT) before the snapshot may have changed after.
      const isFresh = entry.kind === 'file' && Math.max(entry.mtimeMs, entry.ctimeMs) >= takenAt - 2000;
      if (stat !== oldStat || isFresh) result = 'unsure';
    }
  }
  return result;
}

/** A state that is absent, torn or unreadable only costs one full build. */
function read<T>(file: string): State<T> | undefined {
  let sealed: Buffer | undefined;
  try {
    sealed = readPlainFile(file);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
  const body = sealed && unseal(stateSeal, sealed);
  return body && (JSON.parse(body.toString('utf8')) as State<T>);
}

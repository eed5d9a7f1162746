import { readFileSync } from 'node:fs';
import { unseal } from '../seal.mjs';
import type { Keep } from './compressed-cache.ts';
import { isSystemError } from './errors.ts';
import { listTree, type TreeEntry } from './tree.ts';

/** The folders that decide a build: what it read, what it wrote. */
export interface Folders {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** Every entry below the input folders, seen at one moment (milliseconds since 1970). */
export interface Snapshot {
  readonly takenAt: number;
  readonly trees: readonly (readonly TreeEntry[])[];
}

/** Path, size, the rest of the stat, SHA-256 (files of inputs only). A folder's own times tell nothing: it has none. */
export type Stamp = readonly [path: string, size: number, stat: string, sha256: string];

/** What is remembered of a build that succeeded. */
export interface State<T> {
  /** Everything else that the result depends on: code, options, date. */
  readonly key: unknown;
  readonly takenAt: number;
  /** One list a folder, in the order of Folders. */
  readonly inputs: readonly (readonly Stamp[])[];
  readonly outputs: readonly (readonly Stamp[])[];
  /** What the build said, to be said again. */
  readonly result: T;
}

/** What the seal of a state says it is (seal.mjs). */
export const stateSeal = 'state';

/** Looks at the input folders. Taken before content is read; a later, different one means that it was edited meanwhile. */
export function snapshot(folders: readonly string[], now: number): Snapshot {
  return { takenAt: now, trees: folders.map(listTree) };
}

/** Whether nothing was added, removed or written between two snapshots. */
export function sameSnapshot(a: Snapshot, b: Snapshot): boolean {
  return JSON.stringify(a.trees.map(stamps)) === JSON.stringify(b.trees.map(stamps));
}

/** The stamps of a tree, without digests. */
export function stamps(tree: readonly TreeEntry[]): Stamp[] {
  return tree.map((entry) => stamp(entry));
}

export function stamp({ path, kind, size, mode, mtimeMs, ctimeMs, ino }: TreeEntry, sha256 = ''): Stamp {
  return [path, size, kind === 'folder' ? 'folder' : `${kind} ${mode} ${mtimeMs} ${ctimeMs} ${ino}`, sha256];
}

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
      const [oldPath, oldSize, oldStat] = old[n]!;
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
  let sealed: Buffer;
  try {
    sealed = readFileSync(file);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
  const body = unseal(stateSeal, sealed);
  return body && (JSON.parse(body.toString('utf8')) as State<T>);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { seal } from '../core/seal.mjs';
import type { Keep } from './compressed-cache.ts';
import { keepFile } from './keep-file.mjs';
import {
  type Folders,
  type Snapshot,
  type Stamp,
  type State,
  sameSnapshot,
  snapshot,
  stamp,
  stamps,
  stateSeal,
} from './snapshot.ts';
import { listTree, type TreeEntry } from './tree.ts';

/** A snapshot with digests. */
export interface Fingerprint {
  readonly takenAt: number;
  readonly stamps: readonly (readonly Stamp[])[];
}

/**
 * Adds the digests of the files to a snapshot. Compare with another snapshot afterwards: a digest is only worth
 * something when its file did not change before it was taken.
 */
export function fingerprint(folders: readonly string[], { takenAt, trees }: Snapshot): Fingerprint {
  const digest = (folder: string, { kind, path }: TreeEntry) =>
    kind === 'file' ? sha256(readFileSync(join(folder, path))) : '';
  return {
    takenAt,
    stamps: folders.map((folder, index) => (trees[index] ?? []).map((entry) => stamp(entry, digest(folder, entry)))),
  };
}

/** Remembers a build that succeeded: what it read, and `result`, any JSON value. Call it after publishing. */
export function saveState<T>(file: string, folders: Folders, inputs: Fingerprint, key: unknown, result: T): void {
  const outputs = folders.outputs.map((folder) => stamps(listTree(folder)));
  const state: State<T> = { key, takenAt: inputs.takenAt, inputs: inputs.stamps, outputs, result };
  keepFile(file, seal(stateSeal, JSON.stringify(state)));
}

/** Whether the bytes of all inputs are those of a state; then it is saved anew, and stats alone tell the next time. */
export function confirm(file: string, folders: Folders, found: Snapshot, state: State<unknown>, keep: Keep): boolean {
  const inputs = fingerprint(folders.inputs, found);
  const content = (trees: Fingerprint['stamps']) =>
    JSON.stringify(trees.map((tree) => tree.map(([path, , , sha256]) => [path, sha256])));
  if (content(inputs.stamps) !== content(state.inputs)) return false;
  if (sameSnapshot(found, snapshot(folders.inputs, found.takenAt)))
    keep(() => saveState(file, folders, inputs, state.key, state.result));
  return true;
}

import { encodeColumns } from '../core/columns.ts';
import { seal } from '../core/seal.cjs';
import { type BuildState, type BuildStateHead, buildStateSeal, type DigestedTrees } from './build-state.ts';
import type { CacheWriter } from './compressed-cache.ts';
import { fileDigest } from './file-digest.ts';
import {
  type BuildFolders,
  entryKinds,
  isSameSnapshot,
  isSettled,
  kindIndex,
  numbersPerEntry,
  type Snapshot,
  type StampedTree,
  takeSnapshot,
} from './folder-stamps.ts';
import { keepFile } from './keep-file.cjs';

/** A snapshot with the SHA-256 of its files. */
interface FolderFingerprint extends DigestedTrees {
  readonly takenAt: number;
}

/** The SHA-256 of a file of one of the folders, if it is known: `index` of the folder, path below it. */
export type KnownDigest = (index: number, path: string) => string | undefined;

/**
 * Adds the digests of the files to a snapshot; those that are known already are not read. Compare with another snapshot
 * afterwards: a digest is only worth something when its file did not change before it was taken.
 */
export function takeFingerprint(
  folders: readonly string[],
  { takenAt, trees }: Snapshot,
  known: KnownDigest,
): FolderFingerprint {
  const digests = trees.map(({ paths, numbers }, index) =>
    paths.map((path, entry) => {
      if (numbers[entry * numbersPerEntry + kindIndex] !== entryKinds.file) return '';
      return known(index, path) ?? fileDigest(`${folders[index]}/${path}`);
    }),
  );
  return { takenAt, trees, digests };
}

/** The digests that a state knows of the entries that a snapshot shows unchanged. */
export function reusableDigests(state: BuildState<unknown> | undefined, { trees }: Snapshot): KnownDigest {
  if (!state) return () => undefined;
  const tables = trees.map((tree, index) => {
    const old = state.inputs.trees[index];
    return old && trusted(old, state.inputs.digests[index] ?? [], tree, state.takenAt);
  });
  return (index, path) => tables[index]?.get(path);
}

function trusted(old: StampedTree, digests: readonly string[], now: StampedTree, takenAt: number): Map<string, string> {
  const places = new Map(old.paths.map((path, entry) => [path, entry]));
  const found = new Map<string, string>();
  for (const [entry, path] of now.paths.entries()) {
    const place = places.get(path);
    const digest = place === undefined ? '' : digests[place];
    if (place === undefined || !digest || !isSettled(old.numbers, place, takenAt)) continue;
    if (sameEntry(old.numbers, place, now.numbers, entry)) found.set(path, digest);
  }
  return found;
}

function sameEntry(a: Float64Array, at: number, b: Float64Array, bt: number): boolean {
  for (let i = 0; i < numbersPerEntry; i++)
    if (a[at * numbersPerEntry + i] !== b[bt * numbersPerEntry + i]) return false;
  return true;
}

/** Data to save of a successful build, without its outputs. */
interface SavedBuild<T> {
  readonly inputs: FolderFingerprint;
  readonly key: unknown;
  /** Its report: any JSON value. */
  readonly result: T;
}

/** Remembers a build that succeeded. `written` gives the digests of what was published. Call it after publishing. */
export function saveBuildState<T>(
  file: string,
  folders: BuildFolders,
  { inputs, key, result }: SavedBuild<T>,
  written: KnownDigest = () => undefined,
): void {
  const { trees, takenAt } = takeSnapshot(folders.outputs, inputs.takenAt);
  const digests = trees.map(({ paths }, index) => paths.map((path) => written(index, path) ?? ''));
  write(file, { key: JSON.stringify(key), takenAt, inputs, outputs: { trees, digests }, result });
}

function write<T>(file: string, { inputs, outputs, ...head }: BuildState<T>): void {
  const counts = (side: DigestedTrees) => side.trees.map(({ paths }) => paths.length);
  const all: BuildStateHead<T> = { ...head, counts: { inputs: counts(inputs), outputs: counts(outputs) } };
  const columns = { head: [JSON.stringify(all)], ...columnsOf('inputs', inputs), ...columnsOf('outputs', outputs) };
  // A name with a line break fits into no column: then nothing is remembered.
  if (Object.values(columns).some((column) => Array.isArray(column) && column.some((text) => text.includes('\n'))))
    return;
  keepFile(file, seal(buildStateSeal, encodeColumns(columns)));
}

function columnsOf(side: 'inputs' | 'outputs', { trees, digests }: DigestedTrees) {
  const stamps = new Float64Array(trees.reduce((sum, { numbers }) => sum + numbers.length, 0));
  let at = 0;
  for (const { numbers } of trees) {
    stamps.set(numbers, at);
    at += numbers.length;
  }
  return {
    [`${side} paths`]: trees.flatMap(({ paths }) => paths),
    [`${side} stamps`]: stamps,
    [`${side} digests`]: digests.flat(),
  };
}

/**
 * Whether the bytes of all inputs are those of a state, and `untouched` finds the outputs as they were; then it is saved
 * anew, and stats alone tell the next time.
 */
export function confirmUnchanged<T>(
  file: string,
  folders: BuildFolders,
  found: Snapshot,
  untouched: () => Snapshot | undefined,
  state: BuildState<T>,
  keep: CacheWriter,
): boolean {
  const inputs = takeFingerprint(folders.inputs, found, reusableDigests(state, found));
  if (JSON.stringify(inputs.digests) !== JSON.stringify(state.inputs.digests)) return false;
  const outputs = untouched();
  if (!outputs) return false;
  if (isSameSnapshot(found, takeSnapshot(folders.inputs, found.takenAt)))
    keep(() =>
      write(file, {
        ...state,
        takenAt: found.takenAt,
        inputs,
        outputs: { ...outputs, digests: state.outputs.digests },
      }),
    );
  return true;
}

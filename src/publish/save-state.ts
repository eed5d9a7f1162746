import { encodeColumns } from '../core/columns.ts';
import { seal } from '../core/seal.cjs';
import type { Keep } from './compressed-cache.ts';
import { fileDigest } from './file-digest.ts';
import { keepFile } from './keep-file.cjs';
import {
  type Folders,
  isSettled,
  kindAt,
  kinds,
  type Snapshot,
  type StampedTree,
  sameSnapshot,
  snapshot,
  width,
} from './stamps.ts';
import { type Digested, type State, type StateHead, stateSeal } from './state.ts';

/** A snapshot with the SHA-256 of its files. */
export interface Fingerprint extends Digested {
  readonly takenAt: number;
}

/** The SHA-256 of a file of one of the folders, if it is known: `index` of the folder, path below it. */
export type KnownDigest = (index: number, path: string) => string | undefined;

/**
 * Adds the digests of the files to a snapshot; those that are known already are not read. Compare with another snapshot
 * afterwards: a digest is only worth something when its file did not change before it was taken.
 */
export function fingerprint(folders: readonly string[], { takenAt, trees }: Snapshot, known: KnownDigest): Fingerprint {
  const digests = trees.map(({ paths, numbers }, index) =>
    paths.map((path, entry) => {
      if (numbers[entry * width + kindAt] !== kinds.file) return '';
      return known(index, path) ?? fileDigest(`${folders[index]}/${path}`);
    }),
  );
  return { takenAt, trees, digests };
}

/** The digests that a state knows of the entries that a snapshot shows unchanged. */
export function digestsBefore(state: State<unknown> | undefined, { trees }: Snapshot): KnownDigest {
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
  for (let i = 0; i < width; i++) if (a[at * width + i] !== b[bt * width + i]) return false;
  return true;
}

/** Data to save of a successful build, without its outputs. */
export interface Remembered<T> {
  readonly inputs: Fingerprint;
  readonly key: unknown;
  /** Its report: any JSON value. */
  readonly result: T;
}

/** Remembers a build that succeeded. `written` gives the digests of what was published. Call it after publishing. */
export function saveState<T>(
  file: string,
  folders: Folders,
  { inputs, key, result }: Remembered<T>,
  written: KnownDigest = () => undefined,
): void {
  const { trees, takenAt } = snapshot(folders.outputs, inputs.takenAt);
  const digests = trees.map(({ paths }, index) => paths.map((path) => written(index, path) ?? ''));
  write(file, { key: JSON.stringify(key), takenAt, inputs, outputs: { trees, digests }, result });
}

function write<T>(file: string, { inputs, outputs, ...head }: State<T>): void {
  const counts = (side: Digested) => side.trees.map(({ paths }) => paths.length);
  const all: StateHead<T> = { ...head, counts: { inputs: counts(inputs), outputs: counts(outputs) } };
  const columns = { head: [JSON.stringify(all)], ...columnsOf('inputs', inputs), ...columnsOf('outputs', outputs) };
  // A name with a line break fits into no column: then nothing is remembered.
  if (Object.values(columns).some((column) => Array.isArray(column) && column.some((text) => text.includes('\n'))))
    return;
  keepFile(file, seal(stateSeal, encodeColumns(columns)));
}

function columnsOf(side: 'inputs' | 'outputs', { trees, digests }: Digested) {
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
export function confirm<T>(
  file: string,
  folders: Folders,
  found: Snapshot,
  untouched: () => Snapshot | undefined,
  state: State<T>,
  keep: Keep,
): boolean {
  const inputs = fingerprint(folders.inputs, found, digestsBefore(state, found));
  if (JSON.stringify(inputs.digests) !== JSON.stringify(state.inputs.digests)) return false;
  const outputs = untouched();
  if (!outputs) return false;
  if (sameSnapshot(found, snapshot(folders.inputs, found.takenAt)))
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

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../digest.ts';
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

interface State<T> {
  /** Everything else that the result depends on: code, options, date. */
  readonly key: unknown;
  readonly takenAt: number;
  /** One list a folder, in the order of Folders. */
  readonly inputs: readonly (readonly Stamp[])[];
  readonly outputs: readonly (readonly Stamp[])[];
  /** What the build said, to be said again. */
  readonly result: T;
}

/** A snapshot with digests. */
export interface Fingerprint {
  readonly takenAt: number;
  readonly stamps: readonly (readonly Stamp[])[];
}

/** Path, size, the rest of the stat, SHA-256 (inputs only). A folder has its name alone: its own times tell nothing. */
type Stamp = readonly [path: string, size: number, stat: string, sha256: string];

/** Looks at the input folders. Taken before content is read; a later, different one means that it was edited meanwhile. */
export function snapshot(folders: readonly string[], now: number): Snapshot {
  return { takenAt: now, trees: folders.map(listTree) };
}

/** Whether nothing was added, removed or written between two snapshots. */
export function sameSnapshot(a: Snapshot, b: Snapshot): boolean {
  return JSON.stringify(a.trees.map(stamps)) === JSON.stringify(b.trees.map(stamps));
}

/**
 * Adds the digests of the files to a snapshot. Compare with another snapshot afterwards: a digest is only worth
 * something when its file did not change before it was taken.
 */
export function fingerprint(folders: readonly string[], { takenAt, trees }: Snapshot): Fingerprint {
  const stamped = trees.map((tree, index) => tree.map((entry) => stamp(entry, hash(folders[index]!, entry))));
  return { takenAt, stamps: stamped };
}

/** Remembers a build that succeeded: what it read, and `result`, any JSON value. Call it after publishing. */
export function saveState<T>(file: string, folders: Folders, inputs: Fingerprint, key: unknown, result: T): void {
  const outputs = folders.outputs.map((folder) => stamps(listTree(folder)));
  write(file, { key, takenAt: inputs.takenAt, inputs: inputs.stamps, outputs, result });
}

/**
 * Returns what the last build said when a new one would do the same: same key, same inputs, outputs untouched.
 * A stat that differs at equal size is settled by the bytes, so that `touch` and a fresh checkout cost no build.
 */
export function findUnchanged<T>(file: string, folders: Folders, key: unknown, now: number): T | undefined {
  const state = read<T>(file);
  if (!state || JSON.stringify(state.key) !== JSON.stringify(key)) return undefined;
  if (!folders.outputs.every((folder, i) => equal(stamps(listTree(folder)), state.outputs[i]))) return undefined;
  const found = snapshot(folders.inputs, now);
  let reread = false;
  const isSame = (folder: string, entry: TreeEntry, old: Stamp): boolean => {
    const [path, size, stat] = stamp(entry);
    if (path !== old[0] || size !== old[1]) return false;
    // A file written within the coarsest tick of a file system (2 s, FAT) before the snapshot may have changed after.
    if (stat === old[2] && Math.max(entry.mtimeMs, entry.ctimeMs) < state.takenAt - 2000) return true;
    if (entry.kind !== 'file') return stat === old[2];
    reread = true;
    return hash(folder, entry) === old[3];
  };
  const same = folders.inputs.every((folder, i) => {
    const [tree, old] = [found.trees[i]!, state.inputs[i] ?? []];
    return tree.length === old.length && tree.every((entry, n) => isSame(folder, entry, old[n]!));
  });
  if (same && reread) refresh(file, folders, found, key, state.result);
  return same ? state.result : undefined;
}

/** Saves the new stats, so that the next run need not read the files again. */
function refresh<T>(file: string, folders: Folders, found: Snapshot, key: unknown, result: T): void {
  const inputs = fingerprint(folders.inputs, found);
  if (sameSnapshot(found, snapshot(folders.inputs, found.takenAt))) saveState(file, folders, inputs, key, result);
}

function stamps(tree: readonly TreeEntry[]): Stamp[] {
  return tree.map((entry) => stamp(entry));
}

function stamp({ path, kind, size, mode, mtimeMs, ctimeMs, ino }: TreeEntry, sha256 = ''): Stamp {
  return [path, size, kind === 'folder' ? 'folder' : `${kind} ${mode} ${mtimeMs} ${ctimeMs} ${ino}`, sha256];
}

function hash(folder: string, { path, kind }: TreeEntry): string {
  return kind === 'file' ? sha256(readFileSync(join(folder, path))) : '';
}

function equal(a: readonly Stamp[], b: readonly Stamp[] | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function read<T>(file: string): State<T> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State<T>;
  } catch (error) {
    // A state that is absent or torn only costs one full build.
    if (error instanceof SyntaxError || isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function write<T>(file: string, state: State<T>): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(state));
  renameSync(temporary, file);
}

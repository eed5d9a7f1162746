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

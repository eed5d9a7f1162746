import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { ignoreSystemErrors } from '../core/system-error.ts';

/** The folders that decide a build: what it read, what it wrote. */
export interface BuildFolders {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** Stat of every entry below a folder; links are not followed. */
export interface StampedTree {
  /** Below the folder, `/`-separated. */
  readonly paths: readonly string[];
  /** Six an entry: kind, mode, bytes, mtime and ctime in milliseconds since 1970, inode. Of a folder the kind alone. */
  readonly numbers: Float64Array;
}

/** Every entry below some folders, seen at one moment (milliseconds since 1970). */
export interface Snapshot {
  readonly takenAt: number;
  readonly trees: readonly StampedTree[];
}

/** How many numbers an entry has, and where some of them are. */
export const numbersPerEntry = 6;
export const kindIndex = 0;
const mtimeAt = 3;
const ctimeAt = 4;
export const entryKinds = { file: 0, folder: 1, other: 2 } as const;
const unknown = [entryKinds.other, 0, 0, 0, 0, 0];

/** Looks at folders. Taken before content is read; a later, different one means that it was edited meanwhile. */
export function takeSnapshot(folders: readonly string[], now: number): Snapshot {
  return { takenAt: now, trees: folders.map(stampTree) };
}

/** Whether nothing was added, removed or written between two snapshots. */
export function isSameSnapshot(a: Snapshot, b: Snapshot): boolean {
  return a.trees.length === b.trees.length && a.trees.every((tree, i) => hasSameStamps(tree, b.trees[i]));
}

export function hasSameStamps(a: StampedTree, b: StampedTree | undefined): boolean {
  if (!b || a.paths.length !== b.paths.length) return false;
  for (let i = 0; i < a.paths.length; i++) if (a.paths[i] !== b.paths[i]) return false;
  for (let i = 0; i < a.numbers.length; i++) if (a.numbers[i] !== b.numbers[i]) return false;
  return true;
}

/**
 * Stamps every entry below `root`, in an order of its own; a folder that does not exist is an empty tree, and a
 * file in its place an entry without a name.
 */
export function stampTree(root: string): StampedTree {
  const paths: string[] = [];
  const numbers: number[] = [];
  const visit = (folder: string, prefix: string) => {
    for (const name of namesIn(folder)) {
      const path = prefix + name;
      // Gone by now, or of a name that is not UTF-8: nothing can be said of it but that it is no file to read.
      const stat = lstatSync(`${root}/${path}`, { throwIfNoEntry: false });
      paths.push(path);
      for (const number of stat ? toStamp(stat) : unknown) numbers.push(number);
      if (stat?.isDirectory()) visit(`${root}/${path}`, `${path}/`);
    }
  };
  if (lstatSync(root, { throwIfNoEntry: false })?.isFile()) {
    paths.push('');
    for (const number of unknown) numbers.push(number);
  } else visit(root, '');
  return { paths, numbers: Float64Array.from(numbers) };
}

/** Entries of a tree, one after the other. */
export const iterateEntries = (tree: StampedTree | undefined) =>
  tree?.paths.map((path, entry) => {
    const at = entry * numbersPerEntry;
    const [kind = entryKinds.other, , size = 0, mtimeMs = 0, ctimeMs = 0, ino = 0] = tree.numbers.subarray(
      at,
      at + numbersPerEntry,
    );
    return { path, kind: kindNames[kind] ?? 'other', size, mtimeMs, ctimeMs, ino };
  });

const kindNames = ['file', 'folder', 'other'] as const;

/** The numbers of one entry. */
function toStamp(stat: Stats): readonly number[] {
  if (stat.isDirectory()) return [entryKinds.folder, 0, 0, 0, 0, 0];
  const kind = stat.isFile() ? entryKinds.file : entryKinds.other;
  return [kind, stat.mode & 0o777, kind === entryKinds.file ? stat.size : 0, stat.mtimeMs, stat.ctimeMs, stat.ino];
}

/**
 * Whether an entry had been left alone for long enough when it was looked at, so that a later edit must show in its
 * times: systems stamp with clocks that tick every few milliseconds, FAT every two seconds. A time to come never is.
 */
export function isSettled(numbers: Float64Array, entry: number, takenAt: number): boolean {
  const at = entry * numbersPerEntry;
  return areTimesSettled(numbers[at + mtimeAt] ?? 0, numbers[at + ctimeAt] ?? 0, takenAt);
}

/** The rule of isSettled() for the times of one file. */
export function areTimesSettled(mtime: number, ctime: number, takenAt: number): boolean {
  const isFine = !Number.isInteger(mtime) || !Number.isInteger(ctime);
  return Math.max(mtime, ctime) < takenAt - (isFine ? 20 : 2100);
}

/** None if it is not there, or no longer. */
function namesIn(folder: string): string[] {
  return ignoreSystemErrors(() => readdirSync(folder), 'ENOENT')?.sort() ?? [];
}

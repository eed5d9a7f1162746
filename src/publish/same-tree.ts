import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, type PlannedFile } from './files.ts';
import { folderMode, modeOf } from './stage.ts';
import type { TreeEntry } from './tree.ts';

/**
 * Whether `folder` holds exactly these files, byte for byte, with the modes we give, and nothing else: then it is
 * left alone, and caches, inodes and rsync see no change. `found` is its listTree(): names and sizes decide before any
 * byte is read.
 */
export function sameTree(folder: string, files: readonly PlannedFile[], found: readonly TreeEntry[]): boolean {
  const expected = new Map<string, PlannedFile | undefined>(files.map((file) => [file.file, file]));
  for (const below of foldersOf(files)) expected.set(below, undefined);
  return (
    found.length === expected.size &&
    found.every((entry) => expected.has(entry.path) && fits(entry, expected.get(entry.path))) &&
    files.every(({ file, bytes }) => readFileSync(join(folder, file)).equals(bytes))
  );
}

function fits(entry: TreeEntry, file: PlannedFile | undefined): boolean {
  if (file === undefined) return entry.kind === 'folder' && entry.mode === folderMode;
  return entry.kind === 'file' && entry.size === file.bytes.byteLength && entry.mode === modeOf(file);
}

import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { byCodeUnit } from '../core/problem.ts';
import { isSystemError } from '../core/system-error.ts';

/** What stands at one place of a folder tree. Links are never followed. */
export interface TreeEntry {
  /** Path below the root, `/`-separated. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'other';
  /** Permission bits: 0o644. */
  readonly mode: number;
  /** Bytes; 0 for anything but a file. */
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly ino: number;
}

/** Lists every entry below `root`, sorted by code unit; a folder that does not exist is an empty tree. Throws I/O errors. */
export function listTree(root: string): TreeEntry[] {
  const entries: TreeEntry[] = [];
  visit(root, '', entries);
  return entries.sort((a, b) => byCodeUnit(a.path, b.path));
}

function visit(root: string, prefix: string, entries: TreeEntry[]): void {
  for (const name of namesIn(join(root, prefix), prefix === '')) {
    const path = prefix + name;
    const stat = lstatSync(join(root, path));
    const kind = stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other';
    const { mtimeMs, ctimeMs, ino } = stat;
    entries.push({ path, kind, mode: stat.mode & 0o777, size: kind === 'file' ? stat.size : 0, mtimeMs, ctimeMs, ino });
    if (kind === 'folder') visit(root, `${path}/`, entries);
  }
}

function namesIn(folder: string, mayBeAbsent: boolean): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (mayBeAbsent && isSystemError(error, 'ENOENT')) return [];
    throw error;
  }
}

import { existsSync, readdirSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { compareCodeUnits } from '../../core/problem.ts';
import { isSystemError } from '../../core/system-error.ts';
import { type FoundFile, toFoundFile } from './found-file.ts';
import { throwIfGone } from './lazy-source.ts';

/** An entry of a folder and of all that is in it, as somebody saw them a moment ago; `path` is below it. */
export interface FolderEntry {
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'other';
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly ino: number;
}

/**
 * The files below a folder by code unit of their paths, none if it is absent, where no name needs a word: only files and
 * folders, of plain names, and no folder that is `odd`. Else undefined: then any-tree.ts looks, which costs fast-glob.
 */
export function listPlainFiles(
  folder: string,
  odd: (path: string) => boolean,
  seen?: Iterable<FolderEntry>,
): FoundFile[] | undefined {
  const found: FoundFile[] = [];
  const isPlain = seen ? isPlainAsSeen(folder, seen, odd, found) : !existsSync(folder) || look(folder, '', odd, found);
  return isPlain ? found.sort((a, b) => compareCodeUnits(a.path, b.path)) : undefined;
}

function isPlainAsSeen(
  folder: string,
  seen: Iterable<FolderEntry>,
  odd: (path: string) => boolean,
  found: FoundFile[],
): boolean {
  for (const entry of seen) {
    const { path, kind } = entry;
    if (!/^[\w./-]+$/.test(path) || kind === 'other' || (kind === 'folder' && odd(path))) return false;
    if (kind === 'file')
      found.push(toFoundFile(path, `${folder}${sep}${sep === '/' ? path : path.replaceAll('/', sep)}`, entry));
  }
  return true;
}

function look(folder: string, prefix: string, odd: (path: string) => boolean, found: FoundFile[]): boolean {
  return (
    entriesOf(folder)?.every((entry) => {
      const { name } = entry;
      if (!/^[\w.-]+$/.test(name)) return false;
      const [path, file] = [prefix + name, `${folder}${sep}${name}`];
      if (entry.isFile()) return found.push(throwIfGone(path, () => toFoundFile(path, file, statSync(file)))) > 0;
      return entry.isDirectory() && !odd(path) && look(file, `${path}/`, odd, found);
    }) === true
  );
}

/** Undefined if a folder cannot be read: whoever is asked then says so. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

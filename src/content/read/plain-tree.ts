import { existsSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { byCodeUnit } from '../../core/problem.ts';
import { isSystemError } from '../../core/system-error.ts';

/** A file by its path below the folder, `/` between segments, and by its absolute one. */
export interface PlainFile {
  readonly path: string;
  readonly file: string;
}

/**
 * The files below a folder by code unit of their paths, none if it is absent, where no name needs a word: only files and
 * folders, of plain names, and no folder that is `odd`. Else undefined: then any-tree.ts looks, which costs fast-glob.
 */
export function plainTree(folder: string, odd: (path: string) => boolean): PlainFile[] | undefined {
  const found: PlainFile[] = [];
  if (!existsSync(folder)) return found;
  return isPlain(folder, '', odd, found) ? found.sort((a, b) => byCodeUnit(a.path, b.path)) : undefined;
}

function isPlain(folder: string, prefix: string, odd: (path: string) => boolean, found: PlainFile[]): boolean {
  const entries = entriesOf(folder);
  return (
    entries?.every((entry) => {
      const { name } = entry;
      if (!/^[\w.-]+$/.test(name)) return false;
      const [path, file] = [prefix + name, `${folder}${sep}${name}`];
      if (entry.isFile()) return found.push({ path, file }) > 0;
      return entry.isDirectory() && !odd(path) && isPlain(file, `${path}/`, odd, found);
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

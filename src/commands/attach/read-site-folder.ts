import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ForeignFolder } from '../../attach/read/foreign-folder.ts';
import { addPathToErrors } from '../../core/system-error.ts';
import { listTree } from '../../publish/tree.ts';

/**
 * The folder of another generator. What version control keeps there is not published; links are not followed. A file that
 * cannot be read is an I/O error: nobody knows what it says.
 */
export function readSiteFolder(folder: string): ForeignFolder {
  const entries = listTree(folder).filter(({ path }) => !/^\.git(?:\/|$)/.test(path));
  return {
    files: entries.flatMap(({ path, kind, size }) => (kind === 'file' ? [{ file: path, size }] : [])),
    links: entries.flatMap(({ path, kind }) => (kind === 'other' ? [path] : [])),
    bytes: (file) => addPathToErrors(join(folder, file), () => readFileSync(join(folder, file))),
  };
}

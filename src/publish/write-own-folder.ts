import { lstatSync, mkdirSync, rmdirSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { addPathToErrors, ignoreSystemErrors } from '../core/system-error.ts';
import { ForeignFilesError } from './errors.ts';
import { fileTime } from './file-time.ts';
import { findForeignFiles, toForeignProblems } from './foreign-files.ts';
import { listTree } from './tree.ts';

/** A file by its path below a folder. */
interface OwnFile {
  readonly file: string;
  readonly text: string | Uint8Array;
}

const bytesOf = ({ text }: OwnFile): Uint8Array => (typeof text === 'string' ? Buffer.from(text) : text);

/** Throws ForeignFilesError when a folder of ours holds what is not ours: writing it anew would delete that. */
export function assertOwnFolder(folder: string, files: readonly OwnFile[]): void {
  const foreign = foreignIn(folder, files);
  if (foreign.length === 0) return;
  const hint =
    'Move it out of the folder, or delete it. Is all of the folder from an earlier run? Then delete the folder.';
  throw new ForeignFilesError(toForeignProblems(folder, foreign, hint));
}

/**
 * Writes text files as a folder of ours: by their times the next build knows them, and replaces them with the rest.
 * Throws ForeignFilesError where assertOwnFolder() does.
 */
export function writeOwnFolder(folder: string, files: readonly OwnFile[]): void {
  assertOwnFolder(folder, files);
  addPathToErrors(folder, () => rmSync(folder, { recursive: true, force: true }));
  for (const own of files) {
    const path = join(folder, own.file);
    const bytes = bytesOf(own);
    addPathToErrors(path, () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      const time = fileTime(sha256(bytes));
      utimesSync(path, time, time);
    });
  }
}

/** Removes a folder of ours, but for files of others in it and the folders above them. */
export function removeOwnFolder(folder: string): void {
  const foreign = new Set(foreignIn(folder, []));
  if (foreign.size === 0) {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  for (const { path, kind } of listTree(folder).reverse()) {
    // A folder that still holds something stays.
    if (kind === 'folder') ignoreSystemErrors(() => rmdirSync(join(folder, path)));
    else if (!foreign.has(path)) unlinkSync(join(folder, path));
  }
}

function foreignIn(folder: string, files: readonly OwnFile[]): string[] {
  const planned = files.map((own) => {
    const bytes = bytesOf(own);
    return { file: own.file, sha256: sha256(bytes), size: bytes.byteLength };
  });
  return findForeignFiles(folder, treeOf(folder), () => new Set(), planned);
}

/** A link in the place of the folder is removed, and what it leads to is not looked at. */
function treeOf(folder: string) {
  return lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? listTree(folder) : [];
}

import {
  chmodSync,
  copyFileSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { addPathToErrors, ignoreSystemErrors } from '../../core/system-error.ts';
import { PublishError } from '../errors.ts';
import type { TreeEntry } from '../tree.ts';

/** Whether no folder above a file of a folder is a link, which would lead out of it; what is not there yet is none. */
export function isInside(folder: string, file: string): boolean {
  for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1))
    if (lstatSync(join(folder, file.slice(0, at)), { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  return true;
}

/** Throws PublishError for a file that isInside() does not find in its folder. */
export function assertInside(folder: string, file: string): void {
  if (isInside(folder, file)) return;
  throw new PublishError(
    `${file} would be written through a link that leads out of ${folder}: nothing was written. Put a folder in the place of the link.`,
  );
}

/** The bytes of a file of a folder; undefined where there is none. */
export function readFileBytes(folder: string, file: string): Buffer | undefined {
  return ignoreSystemErrors(() => readFileSync(join(folder, file)));
}

/** Writes a file whole or not at all, under the rights that one of this name had; returns whether anything changed. */
export function writeIfChanged(folder: string, file: string, bytes: Uint8Array): boolean {
  const path = join(folder, file);
  assertInside(folder, file);
  if (readFileBytes(folder, file)?.equals(bytes)) return false;
  const temporary = join(dirname(path), `.${process.pid}.gazette-tmp`);
  addPathToErrors(path, () => {
    const mode = ignoreSystemErrors(() => statSync(path).mode & 0o777);
    if (mode === undefined) mkdirSync(dirname(path), { recursive: true });
    // A link in its place would be written through.
    rmSync(temporary, { recursive: true, force: true });
    writeFileSync(temporary, bytes, { flag: 'wx' });
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
  });
  return true;
}

/** Removes a file and the folders that are empty then; what lies behind a link is none of the folder's, and stays. */
export function removeFile(folder: string, file: string): void {
  if (!isInside(folder, file)) return;
  ignoreSystemErrors(() => unlinkSync(join(folder, file)));
  for (let at = dirname(file); at !== '.'; at = dirname(at))
    if (!ignoreSystemErrors(() => rmdirSync(join(folder, at)) ?? true)) return;
}

/** Copies a file or a link with its time, unless that is there already; returns whether it was not. */
export function copyEntry(from: string, to: string, entry: TreeEntry, there: TreeEntry | undefined): boolean {
  if (there?.kind === entry.kind && there.size === entry.size && Math.abs(there.mtimeMs - entry.mtimeMs) < 2)
    return false;
  assertInside(to, entry.path);
  const path = join(to, entry.path);
  addPathToErrors(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    ignoreSystemErrors(() => unlinkSync(path));
    if (entry.kind === 'other') {
      symlinkSync(readlinkSync(join(from, entry.path)), path);
      lutimesSync(path, entry.mtimeMs / 1000, entry.mtimeMs / 1000);
    } else {
      copyFileSync(join(from, entry.path), path);
      utimesSync(path, entry.mtimeMs / 1000, entry.mtimeMs / 1000);
    }
  });
  return true;
}

import {
  chmodSync,
  copyFileSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { whenReadable, withPath } from '../../core/system-error.ts';
import type { TreeEntry } from '../tree.ts';

/** The bytes of a file of a folder; undefined where there is none. */
export function bytesIn(folder: string, file: string): Buffer | undefined {
  return whenReadable(() => readFileSync(join(folder, file)));
}

/** Writes a file whole or not at all, under the rights that one of this name had; returns whether anything changed. */
export function putFile(folder: string, file: string, bytes: Uint8Array): boolean {
  const path = join(folder, file);
  if (bytesIn(folder, file)?.equals(bytes)) return false;
  const temporary = join(dirname(path), `.${process.pid}.gazette-tmp`);
  withPath(path, () => {
    const mode = whenReadable(() => statSync(path).mode & 0o777);
    if (mode === undefined) mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, bytes);
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
  });
  return true;
}

/** Removes a file and the folders that are empty then. */
export function dropFile(folder: string, file: string): void {
  whenReadable(() => unlinkSync(join(folder, file)));
  for (let at = dirname(file); at !== '.'; at = dirname(at))
    if (whenReadable(() => rmdirSync(join(folder, at)) ?? true) === undefined) return;
}

/** Copies a file or a link with its time, unless that is there already; returns whether it was not. */
export function copyEntry(from: string, to: string, entry: TreeEntry, there: TreeEntry | undefined): boolean {
  if (there?.kind === entry.kind && there.size === entry.size && Math.abs(there.mtimeMs - entry.mtimeMs) < 2)
    return false;
  const path = join(to, entry.path);
  withPath(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    whenReadable(() => unlinkSync(path));
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

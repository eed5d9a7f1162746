import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import fastGlob from 'fast-glob';
import type { Problem, Report } from '../problem.ts';
import { byCodeUnit } from '../problem.ts';

/** A file that was read; size and time of change say whether it is still the same. */
export interface Input {
  /** Absolute path. */
  readonly file: string;
  readonly size: number;
  /** Time of the last change, milliseconds. */
  readonly mtimeMs: number;
}

/** A file found in a folder, not read yet. */
export interface FoundFile extends Input {
  /** Path below the folder, `/` between segments. */
  readonly path: string;
  /** Size, times and inode as one text: another stamp means that the file was written. */
  readonly stamp: string;
}

/**
 * Lists the regular files below `folder` by code unit of their paths; none when the folder is absent. `label` is the
 * folder's name as shown to people, whatever it is called on disk. Files that `ignore` accepts are passed over.
 * Problems: `file-symlink` for each link, none of which is followed; `unfit` for pipes, devices and unreadable names.
 */
export function listFiles(
  folder: string,
  label: 'content' | 'public',
  ignore: (path: string) => boolean,
  report: Report,
): FoundFile[] {
  const unfit: Problem['code'] = label === 'content' ? 'file-unknown' : 'public-forbidden';
  const entries = fastGlob.sync('**', {
    cwd: folder,
    dot: true,
    followSymbolicLinks: false,
    onlyFiles: false,
    objectMode: true,
  });
  return entries
    .sort((a, b) => byCodeUnit(a.path, b.path))
    .flatMap(({ path, dirent }): FoundFile[] => {
      if (ignore(path)) return [];
      const at = { file: `${label}/${path}` };
      // A name that is not UTF-8 arrives with U+FFFD in it and cannot be opened; line breaks would garble messages.
      if (/[\ufffd\p{Cc}]/u.test(path)) {
        report({
          code: unfit,
          at: { file: label },
          message: `expected a plain file name, got ${JSON.stringify(path)}`,
          hint: 'Rename it.',
        });
      } else if (dirent.isSymbolicLink()) {
        report({
          code: 'file-symlink',
          at,
          message: 'expected a file, got a symbolic link',
          hint: 'Put the file itself here; links are not followed.',
        });
      } else if (dirent.isFile()) {
        const file = resolve(folder, path);
        const { size, mtimeMs, ctimeMs, ino } = statSync(file);
        return [{ path, file, size, mtimeMs, stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}` }];
      } else if (!dirent.isDirectory()) {
        report({ code: unfit, at, message: 'expected a file, got a pipe, socket or device' });
      }
      return [];
    });
}

/** Returns the bytes of a file that was found; throws what the file system throws. */
export function readBytes({ file }: FoundFile): Uint8Array {
  return readFileSync(file);
}

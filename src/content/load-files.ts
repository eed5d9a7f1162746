import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { publicMediaTypes } from '../media-types.ts';
import type { Problem, Report } from '../problem.ts';
import { byCodeUnit } from '../problem.ts';
import { forbiddenCharacters } from './characters.ts';

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
 * Problems: `file-symlink` for each link, none of which is followed; `unfit` for pipes, devices, odd names, and folders
 * that have the name of a file.
 */
export function listFiles(
  folder: string,
  label: 'content' | 'public',
  ignore: (path: string) => boolean,
  report: Report,
): FoundFile[] {
  const unfit: Problem['code'] = label === 'content' ? 'file-unknown' : 'public-forbidden';
  const isMisnamed = ({ path, entry }: Entry) =>
    hasNameOfFile(label, entry.name) && (label === 'content' || entriesOf(folder, path).length === 0);
  const entries: Entry[] = entriesOf(folder, '');
  // A list that grows while it is walked: folders add what is in them.
  for (const each of entries)
    if (each.entry.isDirectory() && !ignore(each.path) && !isOdd(each.entry.name) && !isMisnamed(each))
      for (const inner of entriesOf(folder, each.path)) entries.push(inner);
  return entries
    .sort((a, b) => byCodeUnit(a.path, b.path))
    .flatMap((each): FoundFile[] => {
      const { path, entry } = each;
      if (ignore(path)) return [];
      const at = { file: `${label}/${path}` };
      if (isOdd(entry.name)) {
        const shown = JSON.stringify(path).replace(unshowable, escaped);
        report({
          code: unfit,
          at: { file: label },
          message: `expected a plain file name, got ${shown}`,
          hint: 'Rename it.',
        });
      } else if (entry.isSymbolicLink()) {
        report({
          code: 'file-symlink',
          at,
          message: 'expected a file, got a symbolic link',
          hint: 'Put the file itself here; links are not followed.',
        });
      } else if (entry.isFile()) {
        const file = resolve(folder, path);
        const { size, mtimeMs, ctimeMs, ino } = statSync(file);
        return [{ path, file, size, mtimeMs, stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}` }];
      } else if (!entry.isDirectory()) {
        report({ code: unfit, at, message: 'expected a file, got a pipe, socket or device' });
      } else if (isMisnamed(each)) {
        report({ code: unfit, at, message: 'expected a file, got a folder', hint: 'Rename it, or put the file here.' });
      }
      return [];
    });
}

interface Entry {
  readonly path: string;
  readonly entry: Dirent;
}

/** What is in a folder below `folder`, with paths below `folder`; nothing where there is none. */
function entriesOf(folder: string, parent: string): Entry[] {
  try {
    return readdirSync(resolve(folder, parent), { withFileTypes: true }).map((entry) => ({
      path: parent === '' ? entry.name : `${parent}/${entry.name}`,
      entry,
    }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** No module or Markdown file is a folder; of public/ `v1.2/` may be one, and `logo.svg/` that holds nothing may not. */
function hasNameOfFile(label: 'content' | 'public', name: string): boolean {
  return label === 'content' ? /\.(?:md|ts)$/.test(name) : Object.hasOwn(publicMediaTypes, extname(name).slice(1));
}

// Line breaks and what is invisible would garble messages, or the terminal that shows them.
const unshowable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A name that is not UTF-8 arrives with U+FFFD in it and cannot be opened. */
function isOdd(name: string): boolean {
  return /[\ufffd\p{Cc}\p{Cn}]/u.test(name) || forbiddenCharacters(name).length > 0;
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

/** Returns the bytes of a file that was found; throws what the file system throws. */
export function readBytes({ file }: FoundFile): Uint8Array {
  return readFileSync(file);
}

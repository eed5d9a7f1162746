import { type Dirent, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { basename, extname, join, posix, resolve, sep } from 'node:path';
import { findForbiddenCharacters } from '../../core/characters.ts';
import { publicMediaTypes } from '../../core/media-types.ts';
import { compareCodeUnits, type Problem, type Report } from '../../core/problem.ts';
import { ignoreSystemErrors } from '../../core/system-error.ts';
import { countWork } from '../../core/work.ts';
import { throwIfGone } from './lazy-source.ts';

/**
 * Lists the plain files below `folder` by code unit of their paths; none when it is absent. `label` is its name as
 * shown to people; what `ignore` accepts is passed over; `seen` is a look at the folder that the build took already. Problems:
 * `file-symlink` for each link; `unfit` for pipes, devices, odd names, and folders named like a file.
 */
export function listFiles(
  folder: string,
  label: 'content' | 'public',
  ignore: (path: string) => boolean,
  report: Report,
  seen?: Iterable<SeenEntry>,
): FoundFile[] {
  const plain = seen && listSeen(resolve(folder), seen, (path) => hasNameOfFile(label, basename(path)));
  if (plain) return plain.filter(({ path }) => !ignore(path));
  const unfit: Problem['code'] = label === 'content' ? 'file-unknown' : 'public-forbidden';
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) {
    const hint = `Rename it, and make a folder ${label}/.`;
    report({ code: unfit, at: { file: label }, message: 'expected a folder, got a file', hint });
    return [];
  }
  const { entries, odd } = listEntries(folder);
  for (const path of odd.filter((path) => !ignore(path)))
    report({
      code: unfit,
      at: { file: label },
      message: `expected a plain file name, got ${JSON.stringify(path).replace(unshowable, escaped)}`,
      hint: 'Rename it.',
    });
  const filled = new Set(entries.map(({ path }) => posix.dirname(path)));
  const passedOver = new Set<string>();
  // A folder comes before what is in it, because its path is shorter.
  return entries
    .sort((a, b) => compareCodeUnits(a.path, b.path))
    .flatMap(({ path, dirent }): FoundFile[] => {
      const isPassedOver = ignore(path) || passedOver.has(posix.dirname(path));
      const isMisnamed =
        dirent.isDirectory() && hasNameOfFile(label, basename(path)) && (label === 'content' || !filled.has(path));
      if (isPassedOver || isMisnamed) passedOver.add(path);
      if (isPassedOver) return [];
      if (dirent.isFile()) {
        const file = resolve(folder, path);
        return [throwIfGone(path, () => toFoundFile(path, file, statSync(file)))];
      }
      const problem = judgeEntry(dirent, isMisnamed, unfit);
      if (problem) report({ at: { file: `${label}/${path}` }, ...problem });
      return [];
    });
}

/** An entry of a folder and of all that is in it, as it was a moment ago; `path` is below it. */
export interface SeenEntry extends Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'> {
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/** Files of a look at a folder; undefined where an entry needs a word, or a second look. */
function listSeen(
  folder: string,
  seen: Iterable<SeenEntry>,
  isMisnamed: (path: string) => boolean,
): FoundFile[] | undefined {
  const found: FoundFile[] = [];
  for (const entry of seen) {
    const { path, kind } = entry;
    if (!/^[\w./-]+$/.test(path) || kind === 'other' || (kind === 'folder' && isMisnamed(path))) return undefined;
    if (kind === 'file') found.push(toFoundFile(path, join(folder, path), entry));
  }
  return found.sort((a, b) => compareCodeUnits(a.path, b.path));
}

function judgeEntry(entry: Dirent, isMisnamed: boolean, unfit: Problem['code']): Omit<Problem, 'at'> | undefined {
  if (entry.isSymbolicLink()) {
    const hint = 'Put the file itself here; links are not followed.';
    return { code: 'file-symlink', message: 'expected a file, got a symbolic link', hint };
  }
  if (!entry.isDirectory()) return { code: unfit, message: 'expected a file, got a pipe, socket or device' };
  if (!isMisnamed) return undefined;
  return { code: unfit, message: 'expected a file, got a folder', hint: 'Rename it, or put the file here.' };
}

interface FolderEntry {
  readonly path: string;
  readonly dirent: Dirent;
}

/** Lists all entries below a folder, and paths with odd names; the contents of a folder with such a name are not listed. */
function listEntries(folder: string): { entries: FolderEntry[]; odd: string[] } {
  const entries: FolderEntry[] = [];
  const odd: string[] = [];
  const visit = (parent: string) => {
    for (const dirent of readFolder(join(folder, parent))) {
      const path = posix.join(parent, dirent.name);
      if (isOdd(dirent.name)) odd.push(path);
      else entries.push({ path, dirent });
      if (dirent.isDirectory() && !isOdd(dirent.name)) visit(path);
    }
  };
  visit('');
  return { entries, odd };
}

/** Entries of a folder, none if it is not there. */
function readFolder(folder: string): Dirent[] {
  return ignoreSystemErrors(() => readdirSync(folder, { withFileTypes: true }), 'ENOENT') ?? [];
}

/** A name that is not UTF-8 arrives with U+FFFD in it and cannot be opened. */
function isOdd(name: string): boolean {
  return /[\ufffd\p{Cc}\p{Cn}]/u.test(name) || findForbiddenCharacters(name).length > 0;
}

/** The path of FoundFile for an absolute path; undefined for what does not lie below the folder. */
export function toRelativePath(folder: string, file: string): string | undefined {
  return file.startsWith(folder + sep)
    ? file
        .slice(folder.length + 1)
        .split(sep)
        .join('/')
    : undefined;
}

/** One file as listFiles() would find it now; undefined if nothing is there, null if it is something else. */
export function findFile(folder: string, path: string): FoundFile | undefined | null {
  const file = resolve(folder, path);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  return stat.isFile() ? toFoundFile(path, file, stat) : null;
}

/** Folders must not be named like modules or Markdown; in public/ `v1.2/` may be one, an empty `logo.svg/` not. */
function hasNameOfFile(label: 'content' | 'public', name: string): boolean {
  return label === 'content' ? /\.(?:md|ts)$/.test(name) : Object.hasOwn(publicMediaTypes, extname(name).slice(1));
}

// Line breaks and what is invisible would garble messages, or the terminal that shows them.
const unshowable = /[\p{C}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Returns the bytes of a file that was found; throws SourceMoved if it is gone, and what else the file system throws. */
export function readBytes({ path, file }: FoundFile): Uint8Array {
  countWork('read');
  return throwIfGone(path, () => readFileSync(file));
}

/** A file that was read; size and time of change say whether it is still the same. */
interface InputFile {
  /** Absolute path. */
  readonly file: string;
  readonly size: number;
  /** Time of the last change, milliseconds. */
  readonly mtimeMs: number;
}

/** A file found in a folder, not read yet. */
export interface FoundFile extends InputFile {
  /** Path below the folder, `/` between segments. */
  readonly path: string;
  /** Size, times and inode as one text: another stamp means that the file was written. */
  readonly stamp: string;
}

type Looked = Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>;

/** A file with what stat says of it. */
export function toFoundFile(path: string, file: string, stats: Looked): FoundFile {
  return { path, file, size: stats.size, mtimeMs: stats.mtimeMs, stamp: formatStamp(stats) };
}

/** Size, times and inode as one text. */
export function formatStamp({ size, mtimeMs, ctimeMs, ino }: Looked): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

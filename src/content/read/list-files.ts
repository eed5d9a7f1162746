import { lstatSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, posix, resolve, sep } from 'node:path';
import { publicMediaTypes } from '../../core/media-types.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { countWork } from '../../core/work.ts';
import { type FoundFile, toFoundFile } from './found-file.ts';
import { throwIfGone } from './lazy-source.ts';
import anyTree from './list-entries.ts?lazy';
import { type FolderEntry, listPlainFiles } from './list-plain-files.ts';

export type { FoundFile, InputFile } from './found-file.ts';

/**
 * Lists the plain files below `folder` by code unit of their paths; none when it is absent. `label` is its name as
 * shown to people; what `ignore` accepts is passed over, `seen` is what is there, if that is known. Problems: `file-symlink`
 * for each link, none of which is followed; `unfit` for pipes, devices, odd names, and folders named like a file.
 */
export function listFiles(
  folder: string,
  label: 'content' | 'public',
  ignore: (path: string) => boolean,
  report: Report,
  seen?: Iterable<FolderEntry>,
): FoundFile[] {
  const plain = listPlainFiles(resolve(folder), (path) => ignore(path) || hasNameOfFile(label, path), seen);
  if (plain) return plain.filter(({ path }) => !ignore(path));
  const unfit: Problem['code'] = label === 'content' ? 'file-unknown' : 'public-forbidden';
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) {
    const hint = `Rename it, and make a folder ${label}/.`;
    report({ code: unfit, at: { file: label }, message: 'expected a folder, got a file', hint });
    return [];
  }
  const { entries, odd } = anyTree<typeof import('./list-entries.ts')>().listEntries(folder);
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
      const at = { file: `${label}/${path}` };
      if (dirent.isSymbolicLink()) {
        report({
          code: 'file-symlink',
          at,
          message: 'expected a file, got a symbolic link',
          hint: 'Put the file itself here; links are not followed.',
        });
      } else if (dirent.isFile()) {
        const file = resolve(folder, path);
        return [throwIfGone(path, () => toFoundFile(path, file, statSync(file)))];
      } else if (!dirent.isDirectory()) {
        report({ code: unfit, at, message: 'expected a file, got a pipe, socket or device' });
      } else if (isMisnamed) {
        report({ code: unfit, at, message: 'expected a file, got a folder', hint: 'Rename it, or put the file here.' });
      }
      return [];
    });
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

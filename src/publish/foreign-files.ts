import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import type { ListedFile } from '../core/listed-file.ts';
import type { Problem } from '../core/problem.ts';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { fileTime, isFileTime } from './file-time.ts';
import type { TreeEntry } from './tree.ts';

/** Files that systems leave where somebody looked at a folder: they hold nothing of a person, and are dropped. */
const litter = new Set(['.DS_Store', 'Thumbs.db']);

/** So many files that may be foreign are read first. */
const few = 200;

/** So many foreign files of a folder are named; the rest is counted. */
const named = 20;

/**
 * Those of `found` that are not ours, which replacing the folder would delete. Ours is what the last manifest lists, what
 * would be written there with the same bytes, and what bears the time that only we give to such bytes: so a damaged
 * or missing manifest blocks nobody, and a file of somebody else is never taken for ours.
 */
export function findForeignFiles(
  folder: string,
  found: readonly TreeEntry[],
  listed: () => ReadonlySet<string>,
  planned: readonly ListedFile[],
): string[] {
  const entries = found.filter(({ kind, path }) => kind !== 'folder' && !litter.has(basename(path)));
  const isListed = ({ path }: TreeEntry) => listed().has(path);
  // Few are told by their bytes sooner than a long manifest is read.
  const doubtful = entries.length > few ? entries.filter((entry) => !isListed(entry)) : entries;
  if (doubtful.length === 0) return [];
  const plan = new Map(planned.map(({ file, sha256 }) => [file, sha256]));
  const isOurs = (entry: TreeEntry) =>
    (entry.kind === 'file' && hasOurBytes(folder, entry, plan.get(entry.path))) || isListed(entry);
  return doubtful.filter((entry) => !isOurs(entry)).map(({ path }) => path);
}

/** One problem a file, as far as they can be read; `where` is the folder, absolute. */
export function toForeignProblems(where: string, files: readonly string[], hint: string): Problem[] {
  const problems = files.slice(0, named).map(
    (file): Problem => ({
      code: 'output-foreign',
      at: { file: join(where, file) },
      message: 'Gazette did not make this file, and publishing would delete it.',
      hint,
    }),
  );
  if (files.length > named)
    problems.push({
      code: 'output-foreign',
      at: { file: where },
      message: `${files.length - named} more files in this folder are not made by Gazette.`,
      hint,
    });
  return problems;
}

function hasOurBytes(folder: string, { path, mtimeMs }: TreeEntry, planned: string | undefined): boolean {
  // The time alone rules out nearly everything: an archive of photographs is not read through.
  if (!isFileTime(mtimeMs) && planned === undefined) return false;
  const digest = ignoreSystemErrors(() => sha256(readFileSync(join(folder, path))));
  return digest !== undefined && (digest === planned || fileTime(digest) * 1000 === mtimeMs);
}

import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import type { ListedFile } from '../core/listed-file.ts';
import { compareCodeUnits } from '../core/problem.ts';
import { readPlainFile } from './read-plain-file.cjs';
import { listTree, type TreeEntry } from './tree.ts';

/** A file that is not as it was built. */
export interface Deviation {
  /** Path below the folder, `/`-separated. */
  readonly file: string;
  readonly what: 'changed' | 'missing' | 'extra' | 'other-kind';
  /** Expected and actual value; sizes in bytes. Absent where `what` says it all. */
  readonly detail?: string;
}

/**
 * Compares a folder with what a manifest lists, byte for byte: no stat is believed, no link is followed, and one file is
 * held at a time. Returns what differs, sorted by file; throws I/O errors.
 *
 * @param besides files that may stand there and are not looked at
 */
export function verifyFolder(
  folder: string,
  listed: readonly ListedFile[],
  besides: readonly string[] = [],
): Deviation[] {
  const there = new Map(listTree(folder).map((entry) => [entry.path, entry]));
  const wanted = new Set([...listed.map(({ file }) => file), ...besides]);
  const found = listed.flatMap((entry) => deviationOf(folder, entry, there.get(entry.file)) ?? []);
  for (const { path, kind } of there.values())
    if (kind !== 'folder' && !wanted.has(path)) found.push({ file: path, what: 'extra' });
  return found.sort((a, b) => compareCodeUnits(a.file, b.file));
}

function deviationOf(
  folder: string,
  { file, sha256: digest, size }: ListedFile,
  entry: TreeEntry | undefined,
): Deviation | undefined {
  if (!entry) return { file, what: 'missing' };
  const kind = { folder: 'a folder', other: 'a link, or no file at all', file: '' }[entry.kind];
  const bytes = kind === '' ? readPlainFile(join(folder, file)) : undefined;
  if (!bytes) return { file, what: 'other-kind', detail: `expected a file, found ${kind || 'none'}` };
  if (sha256(bytes) === digest) return undefined;
  const detail =
    bytes.length === size ? `${size} bytes as built, but others` : `expected ${size} bytes, found ${bytes.length}`;
  return { file, what: 'changed', detail };
}

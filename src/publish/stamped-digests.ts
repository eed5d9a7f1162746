import { decodeColumns, encodeColumns } from '../core/columns.ts';
import { seal, unseal } from '../core/seal.cjs';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { areTimesSettled } from './folder-stamps.ts';
import { keepFile } from './keep-file.cjs';
import { readPlainFile } from './read-plain-file.cjs';

const about = 'stamped digests 2';

/** Stat of a file (size, mtime, ctime, inode, separated by spaces), and the SHA-256 of its bytes then. */
interface StampedDigest {
  readonly stamp: string;
  readonly digest: string;
}

/** Reads digests of files by their paths; what is absent, torn or unreadable knows nothing. */
export function readStampedDigests(file: string): ReadonlyMap<string, StampedDigest> {
  const sealed = ignoreSystemErrors(() => readPlainFile(file));
  const body = sealed && unseal(about, sealed);
  if (!body) return new Map();
  const rows = decodeColumns(body).text('rows');
  return new Map(rows.map((row) => JSON.parse(row) as [string, StampedDigest]));
}

/**
 * Writes those whose files had been left alone for long enough at `takenAt`, a moment before they were read: a later
 * edit shows in their times.
 */
export function writeStampedDigests(
  file: string,
  known: Iterable<readonly [path: string, of: StampedDigest]>,
  takenAt: number,
): void {
  const rows = [...known].filter(([, { stamp }]) => {
    const [, mtime = Number.NaN, ctime = Number.NaN] = stamp.split(' ').map(Number);
    return areTimesSettled(mtime, ctime, takenAt);
  });
  keepFile(file, seal(about, encodeColumns({ rows: rows.map((row) => JSON.stringify(row)) })));
}

import { decodeColumns, encodeColumns } from '../core/columns.ts';
import { seal, unseal } from '../core/seal.cjs';
import { isSystemError } from '../core/system-error.ts';
import { keepFile } from './keep-file.cjs';
import { readPlainFile } from './read-plain-file.cjs';

const about = 'stamped digests 1';

/** Stat of a file (size, mtime, ctime, inode, separated by spaces), and the SHA-256 of its bytes then. */
interface StampedDigest {
  readonly stamp: string;
  readonly digest: string;
}

/** Reads digests of files by their paths; what is absent, torn or unreadable knows nothing. */
export function readStampedDigests(file: string): ReadonlyMap<string, StampedDigest> {
  try {
    const sealed = readPlainFile(file);
    const body = sealed && unseal(about, sealed);
    if (!body) return new Map();
    const columns = decodeColumns(body);
    const [stamps, digests] = [columns.text('stamp'), columns.text('digest')];
    const paths = columns.text('path');
    return new Map(paths.map((path, i) => [path, { stamp: stamps[i] ?? '', digest: digests[i] ?? '' }]));
  } catch (error) {
    if (isSystemError(error)) return new Map();
    throw error;
  }
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
  const rows = [...known].filter(([path, { stamp }]) => isSettled(stamp, takenAt) && !path.includes('\n'));
  const columns = {
    path: rows.map(([path]) => path),
    stamp: rows.map(([, { stamp }]) => stamp),
    digest: rows.map(([, { digest }]) => digest),
  };
  keepFile(file, seal(about, encodeColumns(columns)));
}

/** The rule of stamps.ts, for stamps in words. */
function isSettled(stamp: string, takenAt: number): boolean {
  const [, mtime = Number.NaN, ctime = Number.NaN] = stamp.split(' ').map(Number);
  const isFine = !Number.isInteger(mtime) || !Number.isInteger(ctime);
  return Math.max(mtime, ctime) < takenAt - (isFine ? 20 : 2100);
}

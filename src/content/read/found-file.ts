import type { Stats } from 'node:fs';

/** A file that was read; size and time of change say whether it is still the same. */
export interface InputFile {
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

import { largest } from '../core/largest.ts';
import type { Release, ReleaseFile } from '../core/release.ts';
import type { LimitExceeded } from './host.ts';

/** Those of the limits that are exceeded. */
export function findExceededLimits(all: readonly LimitExceeded[]): LimitExceeded[] {
  return all.filter(({ allowed, got }) => got > allowed);
}

/** Judges all files of dist/ against the size that a host publishes at most, in bytes. */
export function checkTotalSize({ files }: Release, allowed: number): LimitExceeded[] {
  return findExceededLimits([{ limit: 'bytes of the whole site', allowed, got: totalBytes([...files.values()]) }]);
}

/** Bytes of all files together. */
export function totalBytes(files: readonly ReleaseFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Bytes of the largest file. */
export function largestFileBytes(files: readonly ReleaseFile[]): number {
  return largest(files.map(({ size }) => size));
}

/** How many files stand in the folder that has most of them, those of its folders not counted. */
export function maxFilesPerFolder(files: readonly ReleaseFile[]): number {
  const counts = new Map<string, number>();
  for (const { file } of files) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return largest([...counts.values()]);
}

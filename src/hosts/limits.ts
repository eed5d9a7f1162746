import { largest } from '../core/largest.ts';
import type { Release, ReleaseFile } from '../core/release.ts';
import { checkCodeSize } from './edge/host-program.ts';
import { uploadedFiles } from './edge/uploaded-files.ts';
import type { HostOutput, LimitExceeded } from './host.ts';

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

/** A product of Cloudflare; `free` and `paid` are the names of its plans. */
interface Product {
  readonly free: string;
  readonly paid: string;
  /** The file of our code, for messages. */
  readonly worker: string;
}

/** The limits of Cloudflare Workers and Pages, which are alike: those that every plan has, and those of the free one. */
export function checkCloudflareLimits(
  release: Release,
  code: string,
  { free, paid, worker }: Product,
): Required<Pick<HostOutput, 'exceeded' | 'plans'>> {
  const files = uploadedFiles(release);
  const ofFiles = (limit: string, allowed: number) => findExceededLimits([{ limit, allowed, got: files.length }]);
  const ofFree = (found: readonly LimitExceeded[], most: string) =>
    found.map((item) => ({ ...item, hint: `${paid} takes ${most}.` }));
  const exceeded = [
    ...ofFiles('files', 100_000),
    ...findExceededLimits([{ limit: 'bytes in one file', allowed: 25 * 1024 * 1024, got: largestFileBytes(files) }]),
    ...checkCodeSize(`bytes of ${worker}`, 10 * 1024 * 1024, code),
  ];
  const plans = [
    ...ofFree(ofFiles(`files on ${free}`, 20_000), '100,000'),
    ...ofFree(checkCodeSize(`bytes of ${worker} on ${free}`, 3 * 1024 * 1024, code), '10 MB'),
  ];
  return { exceeded, plans };
}

/** The name of a project: letters, digits and hyphens are all that it may hold, and 63 of them at most. */
export function projectName({ baseUrl }: Release): string {
  return new URL(baseUrl).hostname
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-|-$/g, '');
}

/** The day whose behaviour of the runtime our code was tested with. */
export const compatibilityDate = '2026-04-01';

import { readlinkSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSystemError } from '../core/system-error.ts';
import { removeTree } from './remove-tree.ts';
import { renameOver } from './rename-over.ts';

/**
 * An output folder may be a link of ours, `dist` to `.dist.at-7`: then it is turned to each new release by one rename, and
 * no reader finds it gone. The release before stays until the next one, for those who were just opening a file of it.
 */
export const releaseName = (folder: string, n: number) => `.${basename(folder)}.at-${n}`;

/** The number of the release that a link of ours leads to; undefined for anything else. */
export function readReleaseLink(folder: string): number | undefined {
  try {
    const to = readlinkSync(folder);
    const n = Number(/\.at-(\d{1,10})$/.exec(to)?.[1]);
    return to === releaseName(folder, n) ? n : undefined;
  } catch (error) {
    // No link, or nothing at all.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** Whether a folder is a link to the release at a path. */
export function isLinkedTo(folder: string, at: string): boolean {
  const n = readReleaseLink(folder);
  return n !== undefined && releaseName(folder, n) === basename(at);
}

/** Where the next release of such a folder goes: a name beside it. */
export function nextReleasePath(folder: string): string {
  return releaseName(folder, (readReleaseLink(folder) ?? 0) + 1);
}

/** Whether a release beside a folder, by its number, is still needed: the one that stands there, and the one before. */
export function isReleaseNeeded(folder: string, n: number): boolean {
  const now = readReleaseLink(folder);
  return now === n || now === n + 1;
}

/** Makes a folder a link to the name `to` beside it; what else stood there must be gone, or a link. */
export function switchReleaseLink(folder: string, to: string): void {
  const link = join(dirname(folder), `.${basename(folder)}.link-${process.pid}`);
  removeTree(link);
  symlinkSync(to, link);
  renameOver(link, folder);
}

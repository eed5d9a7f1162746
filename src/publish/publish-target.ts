import { existsSync, lstatSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ignoreSystemErrors, isSystemError } from '../core/system-error.ts';
import { PublishError } from './errors.ts';
import { removeTree } from './remove-tree.ts';
import { renameOver } from './write-durably.ts';

/** Where a release goes: real, absolute paths. */
export interface PublishTarget {
  readonly outDir: string;
  readonly deployDir: string;
}

/** The folder for host files that belongs to an output folder: `dist` → `deploy`, `site` → `site-deploy`. */
export function defaultDeployDir(outDir: string): string {
  return basename(outDir) === 'dist' ? join(dirname(outDir), 'deploy') : `${outDir}-deploy`;
}

/**
 * Resolves both folders; a link is followed once, here, so that the folder behind it is replaced and not the link. A link
 * of ours stays what it is (turning.ts).
 */
export function resolveTarget(outDir: string, deployDir: string = defaultDeployDir(resolve(outDir))): PublishTarget {
  const isOurs = readReleaseLink(resolve(outDir)) !== undefined;
  const real = isOurs ? join(realParent(resolve(outDir)), basename(outDir)) : realFolder(outDir);
  return { outDir: real, deployDir: realFolder(deployDir) };
}

/** A hidden name beside a folder, on the same file system, where a rename is atomic: `dist`, `lock` → `.dist.lock`. */
export function siblingPath(folder: string, suffix: string): string {
  return join(dirname(folder), `.${basename(folder)}.${suffix}`);
}

/** Throws PublishError when a folder cannot be replaced by renaming, whatever it holds. */
export function assertRenamable({ outDir, deployDir }: PublishTarget): void {
  for (const folder of [outDir, deployDir]) {
    // rename(2) gives EBUSY on a mount point and EXDEV across file systems.
    if (existsSync(folder) && lstatSync(folder).dev !== lstatSync(dirname(folder)).dev) {
      throw new PublishError(
        `${folder} is a mount point and cannot be replaced. Choose a folder inside it as --output.`,
      );
    }
  }
}

function realFolder(folder: string): string {
  const path = resolve(folder);
  try {
    const real = realpathSync(path);
    if (!lstatSync(real).isDirectory()) throw new PublishError(`${path} is a file; --output must be a folder.`);
    return real;
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
    if (isLink(path)) throw new PublishError(`${path} is a link that leads nowhere.`);
    return join(realParent(path), basename(path));
  }
}

function realParent(path: string): string {
  const parent = dirname(path);
  return parent === path || existsSync(parent) ? realpathSync(parent) : realFolder(parent);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Whether anything has this name, a link that leads nowhere too. */
export function pathExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * An output folder may be a link of ours, `dist` to `.dist.at-7`: then it is turned to each new release by one rename, and
 * no reader finds it gone. The release before stays until the next one, for those who were just opening a file of it.
 */
export const releaseName = (folder: string, n: number) => `.${basename(folder)}.at-${n}`;

/** The number of the release that a link of ours leads to; undefined for anything else. */
export function readReleaseLink(folder: string): number | undefined {
  const to = ignoreSystemErrors(() => readlinkSync(folder));
  const n = Number(/\.at-(\d{1,10})$/.exec(String(to))?.[1]);
  return to === releaseName(folder, n) ? n : undefined;
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

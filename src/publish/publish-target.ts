import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isSystemError } from '../core/system-error.ts';
import { PublishError } from './errors.ts';
import { readReleaseLink } from './release-link.ts';

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
      throw new PublishError(`${folder} is a mount point and cannot be replaced. Choose a folder inside it as --out.`);
    }
  }
}

function realFolder(folder: string): string {
  const path = resolve(folder);
  try {
    const real = realpathSync(path);
    if (!lstatSync(real).isDirectory()) throw new PublishError(`${path} is a file; --out must be a folder.`);
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
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Whether anything has this name, a link that leads nowhere too. */
export function pathExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

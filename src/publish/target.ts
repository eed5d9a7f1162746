import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isSystemError, PublishError } from './errors.ts';
import { manifestFile, readManifest } from './manifest.ts';
import { listTree } from './tree.ts';

/** Where a release goes: real, absolute paths. */
export interface Target {
  readonly outDir: string;
  readonly deployDir: string;
}

/** The folder for host files that belongs to an output folder: `dist` → `deploy`, `site` → `site-deploy`. */
export function deployDirOf(outDir: string): string {
  return basename(outDir) === 'dist' ? join(dirname(outDir), 'deploy') : `${outDir}-deploy`;
}

/** Resolves both folders; a link is followed once, here, so that the folder behind it is replaced and not the link. */
export function resolveTarget(outDir: string, deployDir: string = deployDirOf(resolve(outDir))): Target {
  return { outDir: realFolder(outDir), deployDir: realFolder(deployDir) };
}

/** A hidden name beside a folder, on the same file system, where a rename is atomic: `dist`, `lock` → `.dist.lock`. */
export function beside(folder: string, suffix: string): string {
  return join(dirname(folder), `.${basename(folder)}.${suffix}`);
}

/**
 * Throws PublishError unless both folders may be replaced: absent, empty, or made by Gazette. Replacing deletes,
 * and `--out` is one typing error away from somebody's photographs.
 */
export function assertReplaceable({ outDir, deployDir }: Target): void {
  if (!isFree(outDir) && !isOrigin(outDir) && !isListed(outDir, deployDir)) throw foreign(outDir);
  if (!isFree(deployDir) && !existsSync(join(deployDir, manifestFile))) throw foreign(deployDir);
  for (const folder of [outDir, deployDir]) {
    // rename(2) gives EBUSY on a mount point and EXDEV across file systems.
    if (existsSync(folder) && lstatSync(folder).dev !== lstatSync(dirname(folder)).dev) {
      throw new PublishError(`${folder} is a mount point and cannot be replaced. Choose a folder inside it as --out.`);
    }
  }
}

function isFree(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

function isOrigin(outDir: string): boolean {
  return ['.well-known/api-catalog', 'api/v1/index.json'].every((file) => existsSync(join(outDir, file)));
}

/** Whether the manifest of the last release accounts for every file that stands there. */
function isListed(outDir: string, deployDir: string): boolean {
  const manifest = readManifest(deployDir);
  if (!manifest) return false;
  const listed = new Set(manifest.files.map(({ file }) => file));
  return listTree(outDir).every(({ kind, path }) => kind === 'folder' || listed.has(path));
}

function foreign(folder: string): PublishError {
  return new PublishError(
    `${folder} holds files that Gazette did not make, and publishing would delete them. Choose another --out, or empty that folder yourself.`,
  );
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

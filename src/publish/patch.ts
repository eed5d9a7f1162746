import { chmodSync, lstatSync, rmdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeFileName } from '../core/normalize-file-name.ts';
import { compareCodeUnits } from '../core/problem.ts';
import { isSystemError } from '../core/system-error.ts';
import { parentFolders } from './planned-files.ts';
import { type PublishTarget, pathExists } from './publish-target.ts';
import { removeTree } from './remove-tree.ts';
import { createFolder, folderMode, hasMode } from './stage-files.ts';
import type { FolderStaging } from './stage-folders.ts';
import { createSwap, finishSwap, type Patch, resolveStagedPath, writeJournal } from './swap.ts';
import { listTree, type TreeEntry } from './tree.ts';
import { renameOver } from './write-durably.ts';

/**
 * Renames staged files into the folders one by one. Between two renames readers meet files of both releases, never a
 * torn one. The journal is written first, when everything is whole, so that recover() carries through what was cut
 * short, by an error as well: what was replaced is gone. The caller holds the lock.
 */
export function patchFolders(target: PublishTarget, stagings: readonly FolderStaging[]): void {
  const patches = stagings.map((staging) => patchOf(target, staging));
  writeJournal(target, patches);
  applyPatches(target, patches, Object.fromEntries(stagings.map(({ folder, found }) => [folder, found.tree])));
  finishSwap(target, patches);
}

/** Lists the paths to remove. Where a file and a folder change places, the renames see to it. */
function patchOf(target: PublishTarget, { folder, files, found }: FolderStaging): Patch {
  const wanted = new Set([...parentFolders(files), ...files.map(({ file }) => file)]);
  const removed = found.tree.map(({ path }) => path).filter((path) => !wanted.has(path));
  return { folder, staged: createSwap(target, folder).staged, removed };
}

/**
 * Does what is not yet done of patches: what is new first, in both folders, then what goes; but what goes and has the name
 * of something new in another spelling goes before, since on some disks the two are one.
 */
export function applyPatches(
  target: PublishTarget,
  patches: readonly Patch[],
  trees: Readonly<Record<string, readonly TreeEntry[]>> = {},
): void {
  const entries = patches.map(({ folder }) => trees[folder] ?? listTree(target[folder]));
  const leaving = patches.map(({ removed }, index) => {
    const gone = new Set(removed);
    // Only what is really there goes, so that no path leads through a link out of the folder; children before parents.
    return (entries[index] ?? []).filter(({ path }) => gone.has(path)).reverse();
  });
  for (const [index, one] of patches.entries()) {
    const [root, staged] = [target[one.folder], resolveStagedPath(target, one)];
    mendFolders(root, entries[index] ?? []);
    const isAlike = alikeTo(listTree(staged).map(({ path }) => path));
    const all = leaving[index] ?? [];
    for (const entry of all) if (isAlike(entry.path)) remove(root, entry);
    leaving[index] = all.filter(({ path }) => !isAlike(path));
    moveIn(root, staged);
  }
  for (const [index, { folder }] of patches.entries())
    for (const entry of leaving[index] ?? []) remove(target[folder], entry);
}

/** Whether a path, or a folder above it, is one of `names` in another spelling. */
function alikeTo(names: readonly string[]): (path: string) => boolean {
  const own = new Map(names.map((name) => [normalizeFileName(name), name]));
  const isOther = (path: string) => (own.get(normalizeFileName(path)) ?? path) !== path;
  return (path) => [...path.matchAll(/\//g)].some(({ index }) => isOther(path.slice(0, index))) || isOther(path);
}

function mendFolders(root: string, entries: readonly TreeEntry[]): void {
  const folders = entries.filter(({ kind, mode }) => kind === 'folder' && !hasMode(mode, folderMode));
  for (const { path } of folders) chmodSync(join(root, path), folderMode);
}

function moveIn(root: string, staged: string): void {
  if (!pathExists(root)) createFolder(root);
  else if (!hasMode(lstatSync(root).mode, folderMode)) chmodSync(root, folderMode);
  const ready = new Set<string>();
  const files = listTree(staged).filter(({ kind }) => kind === 'file');
  for (const path of sortForPublishing(files.map(({ path }) => path))) {
    makeWay(root, path, ready);
    renameOver(join(staged, path), join(root, path));
  }
}

/** Sees to it that a file can be renamed to a path: folders above it, and none in its place. */
function makeWay(root: string, path: string, ready: Set<string>): void {
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const folder = path.slice(0, at);
    if (ready.has(folder)) continue;
    const place = join(root, folder);
    const isFolder = lstatSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (!isFolder) {
      removeTree(place);
      createFolder(place);
    }
    ready.add(folder);
  }
  const place = join(root, path);
  if (lstatSync(place, { throwIfNoEntry: false })?.isDirectory()) removeTree(place);
}

function remove(root: string, { path, kind }: TreeEntry): void {
  try {
    if (kind === 'folder') rmdirSync(join(root, path));
    else unlinkSync(join(root, path));
  } catch (error) {
    // A folder that holds something new stays; the next build names what that is.
    const isGone = ['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'].some((code) => isSystemError(error, code));
    if (!isGone) throw error;
  }
}

/** Stages of publication: files that name others come later, since people read meanwhile. */
const stages: readonly RegExp[] = [
  /^(?!.*\.(?:html|md|txt|xml)$)(?!api\/|\.well-known\/)/,
  /\.html$/,
  /\.md$/,
  /^api\/(?!v\d+\/(?:index|openapi)\.json$)/,
  /^/,
];

/** Sorts paths below dist/ or deploy/: assets, pages, mirrors, API, lists; of host files the manifest is the last. */
export function sortForPublishing(paths: readonly string[]): string[] {
  const staged = paths.map((path) => ({ path, stage: stageOf(path) }));
  return staged.sort((a, b) => a.stage - b.stage || compareCodeUnits(a.path, b.path)).map(({ path }) => path);
}

/** A side-car goes with the file that it is made of. */
function stageOf(path: string): number {
  if (path === 'gazette.manifest.json') return stages.length;
  const file = path.replace(/\.(?:br|gz)$/, '');
  return stages.findIndex((pattern) => pattern.test(file));
}

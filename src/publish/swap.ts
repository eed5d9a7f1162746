import { lstatSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSafePath } from '../core/listed-file.ts';
import { isListOf, isRecordOf, isString } from '../core/type-guards.ts';
import { listLeftovers } from './leftovers.ts';
import {
  isLinkedTo,
  type PublishTarget,
  pathExists,
  readReleaseLink,
  releaseName,
  siblingPath,
  switchReleaseLink,
} from './publish-target.ts';
import { readJsonFile } from './read-json-file.ts';
import { removeIfPossible, removeTree } from './remove-tree.ts';
import { listTree } from './tree.ts';
import { renameOver, syncFolder, writeDurably } from './write-durably.ts';

/**
 * Puts staged folders in place: two renames each, microseconds apart. The journal is written first, when everything
 * is whole, so that a swap cut short anywhere is carried through by recover(). When a rename fails, what was done is
 * undone. Where a folder is a link of ours it is turned by one. The caller holds the lock.
 */
export function swapFolders(target: PublishTarget, swaps: readonly Swap[]): void {
  writeJournal(target, swaps);
  try {
    for (const one of swaps) applySwap(target, one);
  } catch (error) {
    for (const one of [...swaps].reverse()) undo(target, one);
    removeJournal(target);
    throw error;
  }
  finishSwap(target, swaps);
}

/** Makes the renames of a swap that are not made yet. */
export function applySwap(target: PublishTarget, swap: Swap): void {
  const { folder, staged, old, at } = places(target, swap);
  if (at !== undefined) exchangeLink(folder, staged, old, at);
  else if (pathExists(staged)) {
    if (pathExists(folder)) {
      removeTree(old);
      renameOver(folder, old);
    }
    renameOver(staged, folder);
  }
}

/** Exchanges a folder that is or shall be a link; a real folder there is moved to `old`. */
function exchangeLink(folder: string, staged: string, old: string, at: string): void {
  if (pathExists(staged)) {
    removeTree(at);
    renameOver(staged, at);
  }
  if (!pathExists(at)) return;
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    removeTree(old);
    renameOver(folder, old);
  }
  switchReleaseLink(folder, basename(at));
}

function undo(target: PublishTarget, swap: Swap): void {
  const { folder, staged, old, at } = places(target, swap);
  if (at !== undefined) undoLink(folder, old, at);
  else if (!pathExists(staged) && pathExists(folder)) renameOver(folder, staged);
  if (pathExists(old)) renameOver(old, folder);
  removeTree(staged);
}

/** Turns a link back to the release before; where that was a folder, the link goes. */
function undoLink(folder: string, old: string, at: string): void {
  const before = (readReleaseLink(folder) ?? 0) - 1;
  if (isLinkedTo(folder, at)) {
    if (pathExists(old)) removeTree(folder);
    else if (before > 0) switchReleaseLink(folder, releaseName(folder, before));
    else removeTree(folder);
  }
  removeTree(at);
}

function places(target: PublishTarget, swap: Swap) {
  const folder = target[swap.folder];
  const beside = (name: string) => join(dirname(folder), basename(name));
  const at = swap.at === undefined ? undefined : beside(swap.at);
  return { folder, staged: resolveStagedPath(target, swap), old: beside(swap.old), at };
}

/** Removes what is not needed any more once changes are made, and their journal. */
export function finishSwap(target: PublishTarget, changes: readonly PendingChange[]): void {
  // Nothing of the old release goes before the new one's names would survive a power cut.
  syncNames(target);
  for (const change of changes)
    if (isPatch(change)) syncMoved(target[change.folder], resolveStagedPath(target, change));
  for (const change of changes) {
    const folder = target[change.folder];
    const done = isPatch(change) ? resolveStagedPath(target, change) : join(dirname(folder), basename(change.old));
    // The new release is live: what is left of the old one is removed with a later one.
    if (pathExists(folder)) removeIfPossible(done);
  }
  for (const { path, kind } of listLeftovers(target)) if (kind === 'at') removeIfPossible(path);
  removeJournal(target);
}

/** Waits for the names in the folders that files were renamed to: those in which they stood, which are still there. */
function syncMoved(folder: string, staged: string): void {
  const below = listTree(staged).filter(({ kind }) => kind === 'folder');
  for (const path of [folder, ...below.map(({ path }) => join(folder, path))]) if (pathExists(path)) syncFolder(path);
}

/** A folder that is whole and verified, ready to take the place of another. */
export interface Swap {
  readonly folder: keyof PublishTarget;
  /** Names beside that folder: the new tree, and where the old one is put. */
  readonly staged: string;
  readonly old: string;
  /** The name of the new tree in the end, where the folder is a link that is turned to it (turning.ts). */
  readonly at?: string;
}

/** Files that are whole and verified, ready to be renamed into a folder one by one. */
export interface Patch {
  readonly folder: keyof PublishTarget;
  /** The name beside that folder of the tree that they stand in. */
  readonly staged: string;
  /** Files and folders to remove, by their paths below the folder. */
  readonly removed: readonly string[];
}

/** A pending change of one of the two folders. */
type PendingChange = Swap | Patch;

/** Names for a process, ours by default; a leftover of another one is never mistaken for ours. */
export function createSwap(target: PublishTarget, folder: keyof PublishTarget, pid: number = process.pid): Swap {
  const name = (suffix: string) => basename(siblingPath(target[folder], `${suffix}-${pid}`));
  return { folder, staged: name('new'), old: name('old') };
}

export function isPatch(change: PendingChange): change is Patch {
  return 'removed' in change;
}

/** Where the new tree of a change stands. */
export function resolveStagedPath(
  target: PublishTarget,
  { folder, staged }: Pick<PendingChange, 'folder' | 'staged'>,
): string {
  return join(dirname(target[folder]), basename(staged));
}

/** Notes which changes are about to be made; from here on they are carried through, whatever happens. */
export function writeJournal(target: PublishTarget, changes: readonly PendingChange[]): void {
  const path = journalOf(target);
  // A disk may keep only the later of two new names: a journal must not stand without the files it names.
  syncNames(target);
  writeDurably(path, `${path}-new`, JSON.stringify(changes));
}

/** Ends the changes; before, the new names are on the disk. */
export function removeJournal(target: PublishTarget): void {
  removeTree(journalOf(target));
}

/** Waits until the names beside both folders are on the disk. */
function syncNames(target: PublishTarget): void {
  for (const parent of new Set([dirname(target.outDir), dirname(target.deployDir)])) syncFolder(parent);
}

/**
 * The changes that were cut short, if any. A journal may only speak of our own names beside our two folders, and of
 * paths below these: anything else is not our journal.
 */
export function readInterruptedChanges(target: PublishTarget): PendingChange[] | undefined {
  const isJournal = (value: unknown): value is PendingChange[] => isListOf(value, (change) => isChange(target, change));
  return readJsonFile(journalOf(target), isJournal);
}

function journalOf(target: PublishTarget): string {
  return siblingPath(target.outDir, 'journal');
}

function isChange(target: PublishTarget, change: unknown): boolean {
  return (['outDir', 'deployDir'] as const).some((folder) => {
    const isName = (kind: string) => (name: unknown) => {
      const prefix = basename(siblingPath(target[folder], `${kind}-`));
      return isString(name) && name.startsWith(prefix) && /^\d{1,10}$/.test(name.slice(prefix.length));
    };
    const common = { folder: (name: unknown) => name === folder, staged: isName('new') };
    const isPath = (path: unknown) => isString(path) && isSafePath(path);
    return (
      isRecordOf(change, {
        ...common,
        old: isName('old'),
        at: (name) => name === undefined || isName('at')(name),
        removed: (list) => list === undefined,
      }) || isRecordOf(change, { ...common, removed: (list) => isListOf(list, isPath) })
    );
  });
}

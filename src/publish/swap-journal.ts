import { basename, dirname, join } from 'node:path';
import { isSafePath } from '../core/listed-file.ts';
import { isListOf, isRecordOf, isString } from '../core/type-guards.ts';
import { type PublishTarget, siblingPath } from './publish-target.ts';
import { readJsonFile } from './read-json-file.ts';
import { removeTree } from './remove-tree.ts';
import { syncFolder, writeDurably } from './write-durably.ts';

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
export type PendingChange = Swap | Patch;

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
export function syncNames(target: PublishTarget): void {
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

import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { syncFolder, writeDurably } from './durable.ts';
import { isListOf, isRecordOf, isText, readBack } from './read-back.ts';
import { beside, type Target } from './target.ts';

/** A folder that is whole and verified, ready to take the place of another. */
export interface Swap {
  readonly folder: 'outDir' | 'deployDir';
  /** Names beside that folder: the new tree, and where the old one is put. */
  readonly staged: string;
  readonly old: string;
}

/** Names for a process, ours by default; a leftover of another one is never mistaken for ours. */
export function swapOf(target: Target, folder: Swap['folder'], pid: number = process.pid): Swap {
  const name = (suffix: string) => basename(beside(target[folder], `${suffix}-${pid}`));
  return { folder, staged: name('new'), old: name('old') };
}

/** Notes which swaps are about to be made; from here on they are carried through, whatever happens. */
export function writeJournal(target: Target, swaps: readonly Swap[]): void {
  const path = journalOf(target);
  writeDurably(path, `${path}-new`, JSON.stringify(swaps));
}

/** Ends the swaps; before, the new names are on the disk. */
export function removeJournal(target: Target): void {
  rmSync(journalOf(target), { recursive: true, force: true });
}

/** Waits until the names beside both folders are on the disk. */
export function syncNames(target: Target): void {
  for (const parent of new Set([dirname(target.outDir), dirname(target.deployDir)])) syncFolder(parent);
}

/**
 * The swaps that were cut short, if any. A journal may only speak of our own names beside our two folders: anything
 * else is not our journal.
 */
export function interruptedSwaps(target: Target): Swap[] | undefined {
  const isJournal = (value: unknown): value is Swap[] => isListOf(value, (swap) => isSwap(target, swap));
  return readBack(journalOf(target), isJournal);
}

function journalOf(target: Target): string {
  return beside(target.outDir, 'journal');
}

function isSwap(target: Target, swap: unknown): boolean {
  return (['outDir', 'deployDir'] as const).some((folder) => {
    const isName = (kind: string) => (name: unknown) => {
      const prefix = basename(beside(target[folder], `${kind}-`));
      return isText(name) && name.startsWith(prefix) && /^\d{1,10}$/.test(name.slice(prefix.length));
    };
    return isRecordOf(swap, { folder: (name) => name === folder, staged: isName('new'), old: isName('old') });
  });
}

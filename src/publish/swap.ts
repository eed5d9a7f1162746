import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSystemError } from './errors.ts';
import { beside, type Target } from './target.ts';

/** A folder that is whole and verified, ready to take the place of another. */
export interface Swap {
  readonly folder: 'outDir' | 'deployDir';
  /** Names beside that folder: the new tree, and where the old one is put. */
  readonly staged: string;
  readonly old: string;
}

/** Names for this process; a leftover of another one is never mistaken for ours. */
export function swapOf(target: Target, folder: Swap['folder']): Swap {
  const name = (suffix: string) => basename(beside(target[folder], `${suffix}-${process.pid}`));
  return { folder, staged: name('new'), old: name('old') };
}

/**
 * Puts staged folders in place: two renames each, microseconds apart. The journal is written first, when everything
 * is whole, so that a swap cut short anywhere is carried through by recover(). When a rename fails, what was done is
 * undone. The caller holds the lock.
 */
export function swap(target: Target, swaps: readonly Swap[]): void {
  const journal = beside(target.outDir, 'journal');
  writeFileSync(`${journal}-new`, JSON.stringify(swaps));
  renameSync(`${journal}-new`, journal);
  try {
    for (const one of swaps) exchange(places(target, one));
  } catch (error) {
    for (const one of swaps) undo(places(target, one));
    rmSync(journal);
    throw error;
  }
  clean(target, swaps);
}

/**
 * Carries an interrupted swap through and removes what dead builds left beside the folders. The caller holds the lock.
 * Returns whether a swap was waiting. Nothing is synced to disk: after a power cut, the next build compares bytes.
 */
export function recover(target: Target): boolean {
  const swaps = readJournal(target);
  if (swaps) finish(target, swaps);
  for (const folder of [target.outDir, target.deployDir]) removeLeftovers(folder);
  return swaps !== undefined;
}

/** Whether a swap was cut short, so that the folders may be absent or of two releases. */
export function isInterrupted(target: Target): boolean {
  return existsSync(beside(target.outDir, 'journal'));
}

function finish(target: Target, swaps: readonly Swap[]): void {
  for (const one of swaps) exchange(places(target, one));
  clean(target, swaps);
}

function clean(target: Target, swaps: readonly Swap[]): void {
  for (const one of swaps) rmSync(places(target, one).old, { recursive: true, force: true });
  rmSync(beside(target.outDir, 'journal'), { force: true });
}

interface Places {
  readonly folder: string;
  readonly staged: string;
  readonly old: string;
}

function places(target: Target, { folder, staged, old }: Swap): Places {
  const parent = dirname(target[folder]);
  return { folder: target[folder], staged: join(parent, staged), old: join(parent, old) };
}

function exchange({ folder, staged, old }: Places): void {
  if (!existsSync(staged)) return;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(staged, folder);
}

function undo({ folder, staged, old }: Places): void {
  if (!existsSync(staged) && existsSync(folder)) renameSync(folder, staged);
  if (existsSync(old)) renameSync(old, folder);
  rmSync(staged, { recursive: true, force: true });
}

function readJournal(target: Target): Swap[] | undefined {
  try {
    return JSON.parse(readFileSync(beside(target.outDir, 'journal'), 'utf8')) as Swap[];
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function removeLeftovers(folder: string): void {
  const prefix = basename(beside(folder, ''));
  for (const name of readdirSync(dirname(folder))) {
    const suffix = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (/^(?:(?:new|old)-\d+|journal-new)$/.test(suffix)) rmSync(join(dirname(folder), name), { recursive: true });
  }
}

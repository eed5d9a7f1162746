import { lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { formerName, isChangeFile, nextName } from '../../core/change-names.ts';
import { isSystemError } from '../../core/system-error.ts';
import { syncFolder } from '../durable.ts';
import { fileDigest } from '../file-digest.ts';
import { isRunning } from '../process-start.ts';
import { removeTree } from '../remove-tree.ts';
import { renameOver } from '../rename-over.ts';
import { isThere } from '../target.ts';
import { endJournal, foldersOf, readJournal, type Step } from './journal.ts';

export const nextPath = ({ path, id }: FileStep): string => join(dirname(path), nextName(id));
export const formerPath = ({ path, id }: FileStep): string => join(dirname(path), formerName(id));

type FileStep = Extract<Step, { kind: 'file' }>;

/**
 * Undoes a change that was cut short, if there is one. Who calls holds the lock. Returns the steps that were undone. It
 * needs no room on the disk, and can be cut short and run again at any call.
 */
export function recoverChange(contentDir: string): readonly Step[] {
  const steps = readJournal(contentDir);
  const isDone = steps.at(-1)?.kind === 'done';
  if (!isDone) undo(steps);
  endChange(contentDir, steps);
  for (const name of readdirSync(contentDir)) if (isDeadProbe(name)) removeTree(join(contentDir, name));
  return isDone ? [] : steps;
}

/** A lock that a dead process was just taking over (lock.ts). */
const isDeadProbe = (name: string) => /\.lock-\d+$/.test(name) && isChangeFile(name) && !isRunning(pidIn(name), '');
const pidIn = (name: string) => Number(name.slice(name.lastIndexOf('-') + 1));

/** Takes back the steps, the last one first. Where somebody else has written meanwhile, theirs stays. */
export function undo(steps: readonly Step[]): void {
  for (const step of steps.toReversed()) {
    if (step.kind === 'file') {
      undoFile(step);
      // Else its folder, if it was made for it, would not be empty.
      removeStaged(step);
    }
    if (step.kind === 'move' && isFree(step.path, step.to)) renameOver(step.to, step.path);
    if (step.kind === 'folder') removeIfEmpty(step.path);
  }
  for (const folder of foldersOf(steps)) if (isThere(folder)) syncFolder(folder);
}

/** Removes what a change needed while it was made. */
export function endChange(contentDir: string, steps: readonly Step[]): void {
  for (const step of movedAlong(steps)) removeStaged(step);
  endJournal(contentDir);
}

/** The files of a change where they are in the end: a folder may have been renamed after what is in it was written. */
function movedAlong(steps: readonly Step[]): FileStep[] {
  let files: FileStep[] = [];
  for (const step of steps) {
    if (step.kind === 'file') files.push(step);
    if (step.kind !== 'move') continue;
    const inside = step.path + sep;
    files = files.map((file) =>
      file.path.startsWith(inside) ? { ...file, path: join(step.to, file.path.slice(inside.length)) } : file,
    );
  }
  return files;
}

function removeStaged(step: FileStep): void {
  removeTree(nextPath(step));
  removeTree(formerPath(step));
}

/** Removes a folder, unless something is in it. */
export function removeIfEmpty(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].some((code) => isSystemError(error, code))) throw error;
  }
}

/** Whether a file of one name can have the other: nothing has it, or on a disk that ignores case the file itself. */
export function isFree(name: string, from: string): boolean {
  const [there, own] = [name, from].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  return own !== undefined && (there === undefined || (there.ino === own.ino && there.dev === own.dev));
}

function undoFile(step: FileStep): void {
  const now = lstatSync(step.path, { throwIfNoEntry: false });
  const digest = now?.isFile() ? fileDigest(step.path) : null;
  if ((now === undefined) !== (digest === null) || digest !== step.sha256) return;
  if (!step.isNew && isThere(formerPath(step))) renameSync(formerPath(step), step.path);
  if (step.isNew && now) unlinkSync(step.path);
}

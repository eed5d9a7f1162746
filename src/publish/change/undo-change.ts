import { lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { formerContentFileName, isChangeFile, nextContentFileName } from '../../core/change-file-names.ts';
import { isSystemError } from '../../core/system-error.ts';
import { fileDigest } from '../file-digest.ts';
import { isRunning } from '../process-start.ts';
import { pathExists } from '../publish-target.ts';
import { removeTree } from '../remove-tree.ts';
import { renameOver, syncFolder } from '../write-durably.ts';
import { type ChangeStep, endJournal, foldersOfSteps, readJournal } from './change-journal.ts';

export const newFilePath = ({ path, id }: FileStep): string => join(dirname(path), nextContentFileName(id));
export const oldFilePath = ({ path, id }: FileStep): string => join(dirname(path), formerContentFileName(id));

type FileStep = Extract<ChangeStep, { kind: 'file' }>;

/**
 * Undoes a change that was cut short, if there is one. Who calls holds the lock. Returns the steps that were undone. It
 * needs no room on the disk, and can be cut short and run again at any call.
 */
export function recoverChange(contentDir: string): readonly ChangeStep[] {
  const steps = readJournal(contentDir);
  const isDone = steps.at(-1)?.kind === 'done';
  if (!isDone) undoSteps(steps);
  endChange(contentDir, steps);
  for (const name of readdirSync(contentDir)) if (isDeadProbe(name)) removeTree(join(contentDir, name));
  return isDone ? [] : steps;
}

/** A lock that a dead process was just taking over (lock.ts). */
const isDeadProbe = (name: string) => /\.lock-\d+$/.test(name) && isChangeFile(name) && !isRunning(pidIn(name), '');
const pidIn = (name: string) => Number(name.slice(name.lastIndexOf('-') + 1));

/** Takes back the steps, the last one first. Where somebody else has written meanwhile, theirs stays. */
export function undoSteps(steps: readonly ChangeStep[]): void {
  for (const step of steps.toReversed()) {
    if (step.kind === 'file') {
      undoFile(step);
      // Else its folder, if it was made for it, would not be empty.
      removeStaged(step);
    }
    if (step.kind === 'move' && isNameFree(step.path, step.to)) renameOver(step.to, step.path);
    if (step.kind === 'folder') removeIfEmpty(step.path);
  }
  for (const folder of foldersOfSteps(steps)) if (pathExists(folder)) syncFolder(folder);
}

/** Removes what a change needed while it was made. */
export function endChange(contentDir: string, steps: readonly ChangeStep[]): void {
  for (const step of movedAlong(steps)) removeStaged(step);
  endJournal(contentDir);
}

/** The files of a change where they are in the end: a folder may have been renamed after what is in it was written. */
function movedAlong(steps: readonly ChangeStep[]): FileStep[] {
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
  removeTree(newFilePath(step));
  removeTree(oldFilePath(step));
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
export function isNameFree(name: string, from: string): boolean {
  const [there, own] = [name, from].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  return own !== undefined && (there === undefined || (there.ino === own.ino && there.dev === own.dev));
}

function undoFile(step: FileStep): void {
  const now = lstatSync(step.path, { throwIfNoEntry: false });
  const digest = now?.isFile() ? fileDigest(step.path) : null;
  if ((now === undefined) !== (digest === null) || digest !== step.sha256) return;
  if (!step.isNew && pathExists(oldFilePath(step))) renameSync(oldFilePath(step), step.path);
  if (step.isNew && now) unlinkSync(step.path);
}

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { sha256 } from '../../core/digest.ts';
import { CommandExit } from '../../core/exit-codes.ts';
import { ignoreSystemErrors, isSystemError } from '../../core/system-error.ts';
import type { Lock } from '../lock.ts';
import { pathExists } from '../publish-target.ts';
import { hasMode } from '../stage-files.ts';
import { renameOver, syncFolder } from '../write-durably.ts';
import { type ChangeJournal, type ChangeStep, foldersOfSteps, openJournal } from './change-journal.ts';
import { endChange, isNameFree, newFilePath, oldFilePath, removeIfEmpty, undoSteps } from './undo-change.ts';
import { lockTimeoutMs, withContentLock } from './with-content-lock.ts';

/** Files that are changed together. Folders are made as they are needed, modes stay, and no link leads out of the project. */
export interface ProjectChange {
  /** Writes a file, over the one that is there. */
  write(path: string, content: string | Uint8Array): void;
  /** Writes a file that must not be there yet. */
  create(path: string, content: string | Uint8Array): void;
  /** Renames a file or a folder; the new name must be free. */
  rename(path: string, to: string): void;
  /** Removes a file, if it is there. */
  remove(path: string): void;
  /** Takes back what was done so far, but what others have written meanwhile. */
  undo(): void;
}

/**
 * The only writer of files of a project. What `action` changes is there as a whole once this returns. Where it throws, or
 * the process is killed, nothing of it is, at the latest after the next command; `wait` is how long it waits, in
 * milliseconds, for another one that writes. Throws LockError, Stop, and I/O errors that name the file.
 */
export function changeFiles<T>(
  folders: ProjectFolders,
  action: (change: ProjectChange) => T,
  wait: number = lockTimeoutMs,
): T {
  const { contentDir } = folders;
  const isNew = mkdirSync(contentDir, { recursive: true }) !== undefined;
  try {
    return withContentLock(contentDir, wait, (lock) => {
      const running = openChange(folders, lock, isNew);
      try {
        const result = action(running.change);
        running.commit();
        return result;
      } catch (error) {
        // If the disk refuses the undo, the next command does it by the journal.
        ignoreSystemErrors(running.change.undo);
        throw error;
      } finally {
        running.close();
      }
    });
  } finally {
    if (isNew) removeIfEmpty(contentDir);
  }
}

/** Writes one file, beside no other. */
export const changeFile = (folders: ProjectFolders, path: string, content: string | Uint8Array, wait?: number): void =>
  changeFiles(folders, (change) => change.write(path, content), wait);

function openChange(folders: ProjectFolders, lock: Lock, isNewFolder: boolean) {
  const { contentDir, command } = folders;
  let steps: ChangeStep[] = [];
  let journal: ChangeJournal | undefined;
  let failure: unknown;
  const note = (step: ChangeStep) => {
    if (!journal) {
      journal = openJournal(contentDir);
      if (isNewFolder) note({ kind: 'folder', path: contentDir });
    }
    journal.note(step);
    steps.push(step);
  };
  const close = () => {
    journal?.close();
    journal = undefined;
  };
  const makeFolder = (folder: string) => {
    if (pathExists(folder)) return;
    makeFolder(dirname(folder));
    note({ kind: 'folder', path: folder });
    mkdirSync(folder);
  };
  const step = (name: string, action: (path: string) => void) => {
    try {
      lock.renew();
      const path = resolveRealPath(name, folders);
      makeFolder(dirname(path));
      action(path);
    } catch (error) {
      if (isSystemError(error)) failure = named(error, name);
      throw error;
    }
  };
  const write = (name: string, content: string | Uint8Array) => step(name, (path) => replace(path, content, note));
  const change: ProjectChange = {
    write,
    create(name, content) {
      if (pathExists(name)) throw new CommandExit('io', `${name} is there already: nothing is written over it.`);
      write(name, content);
    },
    rename: (from, name) =>
      step(name, (to) => {
        const path = resolveRealPath(from, folders);
        if (!isNameFree(to, path)) throw new CommandExit('io', `${from} cannot be renamed: ${name} is there already.`);
        note({ kind: 'move', path, to });
        renameOver(path, to);
      }),
    remove: (name) =>
      step(name, (path) => {
        if (!pathExists(path)) return;
        const file = { kind: 'file', path, id: newId(), isNew: false, sha256: null } as const;
        note(file);
        renameSync(path, oldFilePath(file));
      }),
    undo() {
      undoSteps(steps);
      close();
      endChange(contentDir, steps);
      steps = [];
      failure = undefined;
    },
  };
  const commit = () => {
    if (failure !== undefined) throw failure;
    if (steps.length === 0) return;
    for (const folder of foldersOfSteps(steps)) if (pathExists(folder)) syncFolder(folder);
    journal?.note({ kind: 'done', path: contentDir, ...(command !== undefined && { command }) });
    const done = steps;
    steps = [];
    ignoreSystemErrors(() => endChange(contentDir, done));
  };
  return { change, commit, close };
}

/** Replaces or makes a file: its next bytes stand beside it, whole, before they get its name. */
function replace(path: string, content: string | Uint8Array, note: (step: ChangeStep) => void): void {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before && !before.isFile()) throw new CommandExit('io', `${path} is no file: nothing is written over it.`);
  const step = { kind: 'file', path, id: newId(), isNew: !before, sha256: sha256(content) } as const;
  note(step);
  if (before) keepFormer(path, oldFilePath(step));
  const file = openSync(newFilePath(step), 'wx', before?.mode ?? 0o666);
  try {
    writeFileSync(file, content);
    // The umask is for new files.
    if (before && !hasMode(fstatSync(file).mode, before.mode & 0o777)) fchmodSync(file, before.mode & 0o777);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameOver(newFilePath(step), path);
}

function keepFormer(path: string, former: string): void {
  try {
    linkSync(path, former);
  } catch (error) {
    // exFAT and many network shares know no second names.
    if (!isSystemError(error)) throw error;
    copyFileSync(path, former, constants.COPYFILE_EXCL);
  }
}

/** An error of the system names the file that somebody knows, not the one that stands beside it. */
function named(error: NodeJS.ErrnoException, path: string): NodeJS.ErrnoException {
  error.path = path;
  Reflect.deleteProperty(error, 'dest');
  return error;
}

const newId = (): string => randomBytes(6).toString('hex');

/** The folders of a project, which may be links themselves: absolute paths. */
interface ProjectFolders {
  readonly contentDir: string;
  readonly publicDir?: string;
  /** Who changes it, where the same again would be refused: recoverContentOnce() tells it that its change is whole. */
  readonly command?: string | undefined;
}

/**
 * Where a file that is to be written is in truth. Throws Stop where a link leads out of the folder that it belongs to:
 * content/, public/, the project around them, or the folder that a command was given.
 */
function resolveRealPath(path: string, { contentDir, publicDir }: ProjectFolders): string {
  const roots = [contentDir, publicDir, dirname(contentDir)];
  const root = roots.find((folder) => folder !== undefined && isBelow(path, folder)) ?? dirname(path);
  const real = realOf(path);
  if (isBelow(real, realOf(root))) return real;
  throw new CommandExit(
    'io',
    `Cannot write ${path}: a symbolic link leads to ${real}, out of ${root}. Put the file itself there.`,
  );
}

const isBelow = (path: string, folder: string) => path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** The real path of what may not be there yet. */
function realOf(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realOf(parent), basename(path));
}

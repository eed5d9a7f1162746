import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addPathToErrors, isSystemError } from '../core/system-error.ts';
import { removeTree } from './remove-tree.ts';

/**
 * Writes a small file whole or not at all, also when the power fails: the bytes reach the disk before the name does
 * (fsync(2)), and the name before this returns. `temporary` is a path in the same folder.
 */
export function writeDurably(path: string, temporary: string, text: string): void {
  // A link there would lead the bytes to a file of somebody else.
  removeTree(temporary);
  addPathToErrors(temporary, () => {
    const descriptor = openSync(temporary, 'wx', 0o644);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
  renameOver(temporary, path);
  syncFolder(dirname(path));
}

/** Waits until the names in a folder are on the disk. Some systems cannot do that to a folder; then it does nothing. */
export function syncFolder(folder: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
  } catch (error) {
    if (!isUnsyncableError(error)) throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Whether an error says that the system cannot wait for such a thing, and not that the disk fails. */
export function isUnsyncableError(error: unknown): boolean {
  return ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF'].some((code) => isSystemError(error, code));
}

/** How long it is tried, in milliseconds. */
const patience = 2000;
const passing = ['EPERM', 'EACCES', 'EBUSY'];

/**
 * renameSync(), tried again for a while on Windows: nobody there can rename what a virus scanner, an indexer or an editor has
 * open, and most let go within a moment. Throws what the last try gave.
 */
export function renameOver(from: string, to: string): void {
  let waited = 0;
  for (let pause = 10; ; pause = Math.min(2 * pause, 200)) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const isPassing = process.platform === 'win32' && passing.some((code) => isSystemError(error, code));
      if (!isPassing || waited + pause > patience) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
      waited += pause;
    }
  }
}

import { LockError } from '../errors.ts';
import { acquireContentLock, type Lock } from '../lock.ts';
import { finishedCommand, removeEndedJournal } from './change-journal.ts';
import { recoverChange, removeIfEmpty } from './undo-change.ts';

/** How long a command waits for another one that writes, in milliseconds. */
export const lockTimeoutMs = 60_000;
const pause = 50;

/**
 * Runs `action` while nobody else changes the content, after what was cut short is undone. `done` is the command that was
 * killed when its change was whole already.
 */
export function withContentLock<T>(
  contentDir: string,
  wait: number,
  action: (lock: Lock, done: string | undefined) => T,
): T {
  const lock = whenFree(contentDir, wait);
  let isUnwanted = false;
  try {
    const done = finishedCommand(contentDir);
    const undone = recoverChange(contentDir);
    // A folder made for an interrupted change may hold nothing but the lock now.
    isUnwanted = undone.some(({ kind, path }) => kind === 'folder' && path === contentDir);
    return action(lock, done);
  } finally {
    lock.release();
    removeEndedJournal(contentDir);
    if (isUnwanted) removeIfEmpty(contentDir);
  }
}

/** The lock, tried again as long as patience lasts; then throws LockError. The thread sleeps: what follows needs the lock. */
function whenFree(contentDir: string, wait: number): Lock {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited += pause) {
    try {
      return acquireContentLock(contentDir);
    } catch (error) {
      if (!(error instanceof LockError) || waited >= wait) throw error;
      Atomics.wait(clock, 0, 0, pause);
    }
  }
}

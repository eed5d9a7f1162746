import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { changeJournalFile, changeLockFile, endedJournalFile } from '../../core/change-file-names.ts';
import { CommandExit } from '../../core/exit-codes.ts';
import locked from './with-content-lock.ts?lazy';

/**
 * Undoes a change of content/ that was cut short, and waits for one that is being made. Each command does this before it
 * reads content; where nothing is pending, it is three looks at the disk. Returns the command that was killed when its
 * change was whole already.
 */
export function recoverContent(contentDir: string): string | undefined {
  const isThere = (name: string) => lstatSync(join(contentDir, name), { throwIfNoEntry: false }) !== undefined;
  if (![changeLockFile, changeJournalFile, endedJournalFile].some(isThere)) return undefined;
  const { withContentLock, lockTimeoutMs } = locked<typeof import('./with-content-lock.ts')>();
  try {
    return withContentLock(contentDir, lockTimeoutMs, (_, done) => done);
  } catch (error) {
    // On a disk that is read-only, a lock that a dead process left harms nobody who reads.
    if (!(error instanceof CommandExit) || error.exit !== 'io' || isThere(changeJournalFile)) throw error;
    return undefined;
  }
}

/** Does so for a command that makes its change once. Throws Stop where it was killed when it had made it already. */
export function recoverContentOnce(contentDir: string, command: string | undefined): void {
  if (recoverContent(contentDir) === command && command !== undefined)
    throw new CommandExit('ok', 'The same command was interrupted when its change was whole: nothing is left to do.');
}

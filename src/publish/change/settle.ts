import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { changeJournal, changeLock, endedJournal } from '../../core/change-names.ts';
import { Stop } from '../../core/stop.ts';
import locked from './under-lock.ts?lazy';

/**
 * Undoes a change of content/ that was cut short, and waits for one that is being made. Each command does this before it
 * reads content; where nothing is pending, it is three looks at the disk. Returns the command that was killed when its
 * change was whole already.
 */
export function settleContent(contentDir: string): string | undefined {
  const isThere = (name: string) => lstatSync(join(contentDir, name), { throwIfNoEntry: false }) !== undefined;
  if (![changeLock, changeJournal, endedJournal].some(isThere)) return undefined;
  const { underContentLock, patience } = locked<typeof import('./under-lock.ts')>();
  try {
    return underContentLock(contentDir, patience, (_, done) => done);
  } catch (error) {
    // On a disk that is read-only, a lock that a dead process left harms nobody who reads.
    if (!(error instanceof Stop) || error.exit !== 'io' || isThere(changeJournal)) throw error;
    return undefined;
  }
}

/** Does so for a command that makes its change once. Throws Stop where it was killed when it had made it already. */
export function settleOnce(contentDir: string, command: string | undefined): void {
  if (settleContent(contentDir) === command && command !== undefined)
    throw new Stop('ok', 'The same command was interrupted when its change was whole: nothing is left to do.');
}

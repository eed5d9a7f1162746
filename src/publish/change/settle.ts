import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { changeJournal, changeLock } from '../../core/change-names.ts';
import { Stop } from '../../core/stop.ts';
import locked from './under-lock.ts?lazy';

/**
 * Undoes a change of content/ that was cut short, and waits for one that is being made. Each command does this before it
 * reads content; where nothing is pending, it is two looks at the disk.
 */
export function settleContent(contentDir: string): void {
  const isThere = (name: string) => lstatSync(join(contentDir, name), { throwIfNoEntry: false }) !== undefined;
  if (!isThere(changeLock) && !isThere(changeJournal)) return;
  const { underContentLock, patience } = locked<typeof import('./under-lock.ts')>();
  try {
    underContentLock(contentDir, patience, () => {});
  } catch (error) {
    // On a disk that is read-only, a lock that a dead process left harms nobody who reads.
    if (!(error instanceof Stop) || error.exit !== 'io' || isThere(changeJournal)) throw error;
  }
}

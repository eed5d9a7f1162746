import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { changeJournal, changeLock } from '../../core/change-names.ts';
import locked from './under-lock.ts?lazy';

/**
 * Undoes a change of content/ that was cut short, and waits for one that is being made. Each command does this before it
 * reads content; where nothing is pending, it is two looks at the disk.
 */
export function settleContent(contentDir: string): void {
  const isPending = [changeLock, changeJournal].some((name) =>
    lstatSync(join(contentDir, name), { throwIfNoEntry: false }),
  );
  if (!isPending) return;
  const { underContentLock, patience } = locked<typeof import('./under-lock.ts')>();
  underContentLock(contentDir, patience, () => {});
}

import { isSystemError } from '../core/system-error.ts';
import { LockError } from './errors.ts';
import { recover, withLock } from './publish.ts';
import type { PublishTarget } from './publish-target.ts';

/**
 * Removes what killed builds left beside the folders, and carries an interrupted swap through. What belongs to a build
 * that runs, and what cannot be removed, stays: whoever has to write there will say so.
 */
export async function cleanUpTarget(target: PublishTarget): Promise<void> {
  try {
    await withLock(target, undefined, () => recover(target));
  } catch (error) {
    if (!(error instanceof LockError) && !isSystemError(error)) throw error;
  }
}

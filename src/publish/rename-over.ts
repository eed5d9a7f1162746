import { renameSync } from 'node:fs';
import { isSystemError } from '../core/system-error.ts';

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

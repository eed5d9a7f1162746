import { setTimeout as sleep } from 'node:timers/promises';
import { LockError } from './errors.ts';

/** How long somebody waits for a lock, and what happens meanwhile. */
export interface LockWait {
  /** When it ends, in milliseconds of elapsed(). */
  readonly until: number;
  /** Milliseconds of a clock that nobody sets. */
  elapsed(): number;
  /** Told once, when there is somebody to wait for. */
  tell(who: string): void;
}

/** The pauses between two looks, in milliseconds: short at first, for a build that is about to end. */
const firstPause = 50;
const longestPause = 1000;

/**
 * Calls `take` again as long as it throws LockError and patience lasts; then throws the last error. An aborted signal ends
 * the wait with its reason; without patience there is none.
 */
export async function waitForLock<T>(
  take: () => T,
  patience: LockWait | undefined,
  signal: AbortSignal | undefined,
): Promise<T> {
  let isTold = false;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    signal?.throwIfAborted();
    try {
      return take();
    } catch (error) {
      if (!(error instanceof LockError) || !patience) throw error;
      const left = patience.until - patience.elapsed();
      if (left <= 0) throw error;
      if (!isTold) patience.tell(error.who);
      isTold = true;
      // The check above throws on an abort.
      await sleep(Math.min(pause, left), undefined, signal && { signal }).catch(() => {});
    }
  }
}

import { assertUnlocked, type LockWait, waitForLock } from '../../publish/lock.ts';
import type { PublishTarget } from '../../publish/publish-target.ts';
import { withInterruptSignal } from '../../publish/with-interrupt-signal.ts';
import { UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';

/** So many seconds somebody waits who does not say how many; and so many at most. */
const usual = 60;
const most = 86_400;

/**
 * Waits until nobody builds these folders, as --wait asks for: what the other one publishes may be all that this one would
 * do. Returns what is left of the patience. Throws UsageError for what is no number of seconds, LockError and InterruptedError.
 */
export async function waitForBuild(
  wait: string,
  { target }: { readonly target: PublishTarget },
  invocation: Pick<Invocation, 'elapsed'>,
): Promise<LockWait> {
  const patience = patienceOf(wait, invocation);
  await withInterruptSignal((signal) => waitForLock(() => assertUnlocked(target.outDir), patience, signal));
  return patience;
}

function patienceOf(wait: string, { elapsed }: Pick<Invocation, 'elapsed'>): LockWait {
  const seconds = wait === '' ? usual : Number(wait);
  if (!/^\d*$/.test(wait) || seconds > most)
    throw new UsageError(`--wait takes whole seconds, ${most} at most, not "${wait}".`);
  const until = elapsed() + seconds * 1000;
  return {
    until,
    elapsed,
    // Not on standard output, which programs may read.
    tell(who) {
      const left = Math.ceil((until - elapsed()) / 1000);
      process.stderr.write(`${who} Waiting for it, for ${left} s at most.\n`);
    },
  };
}

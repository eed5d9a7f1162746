import { setImmediate } from 'node:timers/promises';
import { InterruptedError } from './errors.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs `action` so that SIGINT and SIGTERM do not end the process: they abort the signal that it is handed, with an
 * InterruptedError, and it cleans up. Throws that error too when they came too late to stop it.
 */
export async function withInterruptSignal<T>(action: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let received: (typeof signals)[number] | undefined;
  const stop = (signal: (typeof signals)[number]) => {
    received = signal;
    controller.abort(new InterruptedError(signal));
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    const result = await action(controller.signal);
    await setImmediate();
    if (received) throw new InterruptedError(received, true);
    return result;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { InterruptedError, LockError } from '../../src/publish/errors.ts';
import { acquireLock, type LockWait, waitForLock } from '../../src/publish/lock.ts';
import { withLock } from '../../src/publish/publish.ts';
import { freshTarget } from './fresh-target.ts';

vi.mock('node:timers/promises', async (original) => ({ ...(await original<object>()), setTimeout: vi.fn() }));

/** Patience for so many seconds, of a clock that only sleeping moves; `during` is called after each sleep. */
function patient(seconds: number, during: (sleeps: readonly number[]) => void = () => {}) {
  const told: string[] = [];
  const sleeps: number[] = [];
  let now = 5000;
  vi.mocked(sleep).mockImplementation(async (time) => {
    sleeps.push(Number(time));
    now += Number(time);
    during(sleeps);
    return undefined;
  });
  const patience: LockWait = { until: now + seconds * 1000, elapsed: () => now, tell: (who) => void told.push(who) };
  return { patience, told, sleeps };
}

const busy = () => {
  throw new LockError('Process 1 is building /dist now.', 'Wait for it.');
};

describe('whoever waits for a lock', () => {
  it('takes it when it is free, and says nothing then', async () => {
    const { patience, told, sleeps } = patient(60);
    expect(await waitForLock(() => 'lock', patience, undefined)).toBe('lock');
    expect([told, sleeps]).toEqual([[], []]);
  });

  it('looks again after pauses that grow to a second, says once who has it, and gives up in the end', async () => {
    const { patience, told, sleeps } = patient(4);
    await expect(waitForLock(busy, patience, undefined)).rejects.toThrow(
      new LockError('Process 1 is building /dist now.', 'Wait for it.'),
    );
    expect(sleeps).toEqual([50, 100, 200, 400, 800, 1000, 1000, 450]);
    expect(told).toEqual(['Process 1 is building /dist now.']);
  });

  it('does not wait for zero seconds, nor without patience', async () => {
    const { patience, told, sleeps } = patient(0);
    await expect(waitForLock(busy, patience, undefined)).rejects.toThrow(LockError);
    await expect(waitForLock(busy, undefined, undefined)).rejects.toThrow(LockError);
    expect([told, sleeps]).toEqual([[], []]);
  });

  it('waits for nothing but a lock', async () => {
    const { patience, sleeps } = patient(60);
    const broken = () => {
      throw new RangeError('broken');
    };
    await expect(waitForLock(broken, patience, undefined)).rejects.toThrow(RangeError);
    expect(sleeps).toEqual([]);
  });

  it('ends at a signal, at once and with its reason', async () => {
    const controller = new AbortController();
    const { patience, sleeps } = patient(60, () => {
      controller.abort(new InterruptedError('SIGTERM'));
      throw new Error('woken');
    });
    await expect(waitForLock(busy, patience, controller.signal)).rejects.toThrow('Stopped by SIGTERM');
    expect(sleeps).toEqual([50]);
    expect(vi.mocked(sleep)).toHaveBeenLastCalledWith(50, undefined, { signal: controller.signal });
    await expect(waitForLock(() => 'lock', patience, controller.signal)).rejects.toThrow('Stopped by SIGTERM');
  });

  it('has it alone', async () => {
    const { outDir, deployDir } = freshTarget();
    const first = acquireLock(outDir);
    const { patience, told } = patient(60, (sleeps) => {
      if (sleeps.length === 3) first.release();
    });
    const waiting = withLock({ outDir, deployDir }, undefined, () => acquireLock(outDir), { patience });
    await expect(waiting).rejects.toThrow(`Process ${process.pid} is building ${outDir} now.`);
    expect(told).toEqual([`Process ${process.pid} is building ${outDir} now.`]);
    acquireLock(outDir).release();
  });
});

import { describe, expect, it, test } from 'vitest';
import { InterruptedError } from '../../src/publish/errors.ts';
import { withInterruptSignal } from '../../src/publish/with-interrupt-signal.ts';

const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');

describe('a process that is asked to end', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s aborts what runs, with what it says', async (signal) => {
    const before = listeners();
    const run = withInterruptSignal(async (aborted) => {
      expect(listeners()).toBe(before + 2);
      process.emit(signal, signal);
      aborted.throwIfAborted();
    });
    await expect(run).rejects.toThrow(new InterruptedError(signal));
    expect(listeners()).toBe(before);
  });

  it('too late has published already, and is told so', async () => {
    const run = withInterruptSignal(async () => void process.emit('SIGTERM', 'SIGTERM'));
    await expect(run).rejects.toThrow('Stopped by SIGTERM. The new release had already been published.');
  });

  it('not at all gives back what was made', async () => {
    const before = listeners();
    expect(await withInterruptSignal(async (signal) => signal.aborted)).toBe(false);
    expect(listeners()).toBe(before);
  });
});

it('says what it stopped, and ends with the code of its signal', () => {
  expect(new InterruptedError('SIGINT')).toMatchObject({
    exit: 'interrupted',
    message: 'Stopped by SIGINT. Nothing was published.',
  });
  expect(new InterruptedError('SIGTERM')).toMatchObject({ exit: 'terminated' });
});

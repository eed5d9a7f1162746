import { expect, it } from 'vitest';
import { createTimeSlices } from '../../../src/desk/live/time-slices.ts';

it('nobody waits before the time is over', () => {
  expect(createTimeSlices(Number.POSITIVE_INFINITY)()).toBeUndefined();
});

it('others work in between when it is', async () => {
  const done: string[] = [];
  setImmediate(() => done.push('others'));
  await createTimeSlices(0)();
  done.push('we');
  expect(done).toEqual(['others', 'we']);
});

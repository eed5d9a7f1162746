import { expect, it } from 'vitest';
import { slices } from '../../../src/desk/live/slices.ts';

it('nobody waits before the time is over', () => {
  expect(slices(Number.POSITIVE_INFINITY)()).toBeUndefined();
});

it('others work in between when it is', async () => {
  const done: string[] = [];
  setImmediate(() => done.push('others'));
  await slices(0)();
  done.push('we');
  expect(done).toEqual(['others', 'we']);
});

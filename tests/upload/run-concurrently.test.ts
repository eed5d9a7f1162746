import { expect, test } from 'vitest';
import { runConcurrently } from '../../src/upload/upload.ts';

test('does everything, never more than so much at a time', async () => {
  let [running, most] = [0, 0];
  const done: number[] = [];
  await runConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect([most, done.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]]);
});

test('begins nothing after a failure, waits for what is under way, and throws the first', async () => {
  const begun: number[] = [];
  const finished: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) throw new Error('first');
    await new Promise((done) => setImmediate(done));
    finished.push(item);
  };
  await expect(runConcurrently([1, 2, 3, 4], 2, work)).rejects.toThrow('first');
  expect([begun, finished]).toEqual([[1, 2], [2]]);
});

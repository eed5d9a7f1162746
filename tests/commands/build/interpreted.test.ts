import { cachedDataVersionTag } from 'node:v8';
import { expect, it } from 'vitest';
import { interpreted } from '../../../src/commands/build/interpreted.ts';

// V8 keeps code under a tag of its flags: one that is not taken back would cost every later start what it had kept.
const flags = async () => cachedDataVersionTag();

it('sets a flag of V8 for the first time in a process alone, and takes it back when reading fails', async () => {
  const before = cachedDataVersionTag();
  const during: number[] = [];
  const failing = interpreted(async () => {
    during.push(await flags());
    throw new Error('disk');
  });
  await expect(failing).rejects.toThrow('disk');
  expect(during).not.toEqual([before]);
  expect(cachedDataVersionTag()).toBe(before);
  expect(await interpreted(flags)).toBe(before);
});

import { cachedDataVersionTag } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { withLeanHeap } from '../../../src/commands/build/with-lean-heap.ts';
import type { Snapshot } from '../../../src/publish/folder-stamps.ts';

const seen = (entries: number): Snapshot => ({
  takenAt: 0,
  trees: [{ paths: Array.from({ length: entries }, (_, i) => `${i}.md`), numbers: new Float64Array(0) }],
});
const flags = async () => cachedDataVersionTag();

describe('withLeanHeap()', () => {
  it('sets a flag of V8 while a large build runs, and only then: code is kept under the flags of every start', async () => {
    const before = cachedDataVersionTag();
    expect(await withLeanHeap(seen(5_000), flags)).not.toBe(before);
    expect(cachedDataVersionTag()).toBe(before);
  });

  it('does so where nobody has looked how large the content is', async () => {
    const before = cachedDataVersionTag();
    expect(await withLeanHeap(undefined, flags)).not.toBe(before);
  });

  it('leaves small builds alone', async () => {
    const before = cachedDataVersionTag();
    expect(await withLeanHeap(seen(100), flags)).toBe(before);
  });

  it('takes the flag back when a build fails', async () => {
    const before = cachedDataVersionTag();
    const failing = withLeanHeap(seen(5_000), () => Promise.reject(new Error('disk')));
    await expect(failing).rejects.toThrow('disk');
    expect(cachedDataVersionTag()).toBe(before);
  });
});

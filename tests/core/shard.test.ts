import { describe, expect, it } from 'vitest';
import { shardOf } from '../../src/core/shard.ts';

const sources = Array.from({ length: 7_000 }, (_, i) => `content/pages/a/${i}.md`);

describe('shardOf', () => {
  it.each([1, 2, 3, 7])('divides pages into %i shards of about the same size', (of) => {
    const counts = new Map<number, number>();
    for (const source of sources) counts.set(shardOf(source, of), (counts.get(shardOf(source, of)) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(Array.from({ length: of }, (_, i) => i + 1));
    for (const count of counts.values()) expect(Math.abs(count * of - sources.length)).toBeLessThan(sources.length / 5);
  });

  it('divides by the name alone: alike on every machine, whatever else there is', () => {
    expect(sources.slice(0, 8).map((source) => shardOf(source, 4))).toEqual([3, 1, 3, 3, 3, 2, 2, 3]);
  });
});

import { describe, expect, it } from 'vitest';
import { createLazyMap } from '../../src/core/lazy-map.ts';

const names = ['a', 'b', 'c', 'd'];
const keys = new Set(names);

/** A map of objects, and how often each was made. */
function counted(most?: number) {
  const made: string[] = [];
  const map = createLazyMap(
    keys,
    (key) => {
      made.push(key);
      return { key };
    },
    most,
  );
  return { map, made };
}

describe('lazyMap()', () => {
  it('makes each value once, when it is asked for', () => {
    const { map, made } = counted();
    expect(map.size).toBe(4);
    expect(made).toEqual([]);
    expect(map.get('c')).toBe(map.get('c'));
    expect([...map.values()].map(({ key }) => key)).toEqual(names);
    expect(made).toEqual(['c', 'a', 'b', 'd']);
  });

  it('keeps so many values, and makes the others again', () => {
    const { map, made } = counted(2);
    const all = () => [...map];
    expect(all()).toEqual(all());
    expect(made).toEqual(['a', 'b', 'c', 'd', 'c', 'd']);
    expect(map.get('a')).toBe(map.get('a'));
    expect(map.get('d')).not.toBe(map.get('d'));
  });

  it('has no value of another key', () => {
    const { map, made } = counted();
    expect(map.has('e')).toBe(false);
    expect(map.get('e')).toBeUndefined();
    expect(made).toEqual([]);
  });
});

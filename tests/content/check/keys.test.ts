import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listKnownFields } from '../../../src/content/check/issues.ts';

describe('keysAt', () => {
  const leaf = z.strictObject({ k: z.string() });
  it.each([
    ['optional', leaf.optional()],
    ['nullable', leaf.nullable()],
    ['default', leaf.default({ k: 'x' })],
    ['readonly', leaf.readonly()],
    ['lazy', z.lazy(() => leaf)],
    ['refined', leaf.refine(() => true)],
    ['transformed', leaf.transform((value) => value.k)],
    ['preprocessed', z.preprocess((value) => value, leaf)],
    ['intersection', z.intersection(leaf, z.strictObject({}))],
    ['union', z.union([z.string(), leaf])],
  ])('sees through %s', (_, schema) => {
    expect(listKnownFields(z.strictObject({ a: schema }), ['a'])).toEqual(['k']);
  });

  it('walks lists, tuples, records and catch-alls', () => {
    const schema = z
      .object({ list: z.array(leaf), pair: z.tuple([z.string(), leaf]), map: z.record(z.string(), leaf) })
      .catchall(leaf);
    for (const path of [['list', 3], ['pair', 1], ['map', 'any'], ['other']])
      expect(listKnownFields(schema, path)).toEqual(['k']);
    expect(listKnownFields(schema, ['pair', 0])).toEqual([]);
    expect(listKnownFields(schema, ['list', 0, 'k', 'deeper'])).toEqual([]);
  });
});

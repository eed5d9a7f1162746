import { describe, expect, it } from 'vitest';
import { denseJson } from '../../src/core/json.ts';

describe('JSON with few line breaks', () => {
  it('has lines down to a level, and one line below it', () => {
    const value = { a: { b: { c: [1, 'x'] }, d: [] }, e: {}, f: [{ g: null }], h: undefined };
    expect(denseJson(value, 2)).toBe(`{
  "a": {
    "b": {"c":[1,"x"]},
    "d": []
  },
  "e": {},
  "f": [
    {"g":null}
  ]
}
`);
    expect(denseJson(value, 0)).toBe(`${JSON.stringify(value)}\n`);
  });

  it('says what it was given, and moves nothing when a text is longer', () => {
    const value = { a: { b: { c: 'line\nbreak "and" \\ é' } }, d: [[[['deep']]]] };
    for (const levels of [0, 1, 3, 9]) expect(JSON.parse(denseJson(value, levels))).toEqual(value);
    const longer = denseJson({ a: { b: 'x'.repeat(500) } }, 1);
    expect(longer.replace('x'.repeat(500), 'x')).toBe(denseJson({ a: { b: 'x' } }, 1));
  });
});

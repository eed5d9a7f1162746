import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toExactJson } from '../../src/compile/content-records.ts';

it('a value has a JSON exactly when that gives it back', () => {
  let given = 0;
  fc.assert(
    fc.property(
      fc.anything({ withSparseArray: true, withNullPrototype: true, withDate: true, maxDepth: 3 }),
      (value) => {
        const text = toExactJson(value);
        if (text === undefined) return;
        given++;
        expect(JSON.parse(text)).toStrictEqual(value);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(given).toBeGreaterThan(200);
});

it('what JSON cannot hold has none: not even deep within', () => {
  const odd = [
    undefined,
    -0,
    Number.NaN,
    Infinity,
    1n,
    Symbol('x'),
    () => 1,
    new Date(0),
    new Map(),
    new Array(2),
    { a: undefined },
  ];
  for (const value of [...odd, { toJSON: 1 }, { [Symbol('x')]: 1 }, Object.assign([1], { x: 2 })]) {
    expect(toExactJson(value)).toBeUndefined();
    expect(toExactJson({ a: [value] })).toBeUndefined();
  }
});

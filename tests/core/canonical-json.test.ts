import { expect, it } from 'vitest';
import { canonicalJson } from '../../src/core/json.ts';

it('is the example of RFC 8785 §3.2', () => {
  const value = {
    // biome-ignore lint/correctness/noPrecisionLoss: as the RFC has it
    numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

it('sorts members by code unit, numbers among them, at every depth (RFC 8785 §3.2.3)', () => {
  const value = {
    '\u20ac': 1,
    '\r': 2,
    '1': 3,
    '\u0080': 4,
    '\ud83d\ude02': { b: [], a: {} },
    '\u00f6': 6,
    '\ufb33': 7,
    '10': 8,
    '2': 9,
  };
  expect(Object.keys(JSON.parse(canonicalJson(value)))).toHaveLength(9);
  expect(canonicalJson(value)).toBe(
    '{"\\r":2,"1":3,"10":8,"2":9,"\u0080":4,"ö":6,"€":1,"😂":{"a":{},"b":[]},"\ufb33":7}',
  );
});

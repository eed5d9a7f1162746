import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withBareNames } from '../../scripts/json.mjs';

const valueIn = (literal: string): unknown => new Function(`return ${literal}`)();

it('a name has no quotes where it needs none', () => {
  expect(withBareNames('{"one":{"frame.skip":"a","BR":["b"],"24":"c","":0}}')).toBe(
    '{one:{"frame.skip":"a",BR:["b"],"24":"c","":0}}',
  );
});

it('the literal has the value of the JSON, whatever stands in its strings', () => {
  const part = fc.constantFrom('{', ',', '"', ':', '\\', 'a', '"a":', ',"a":', '{"a":1', '}', '\u2028');
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, text, fc.array(tie('value')), fc.dictionary(text, tie('value'))),
  }));
  fc.assert(
    fc.property(value, (json) => {
      const written = JSON.stringify(json);
      expect(valueIn(withBareNames(written))).toEqual(JSON.parse(written));
    }),
  );
});

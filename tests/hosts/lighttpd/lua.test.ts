import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LuaValue, toLua } from '../../../src/hosts/lighttpd/lua.ts';
import { luaMachine } from './lua-machine.ts';

function evaluated(expression: string): string {
  const machine = luaMachine();
  machine.define('value', `return ${expression}`);
  return machine.call('value');
}

test('a text is the same text in Lua, and printable ASCII on its way', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = toLua(text);
      expect(written).toMatch(/^"[\x20-\x7E]*"$/);
      expect(evaluated(written)).toBe(text);
    }),
    { numRuns: 300, seed: 3 },
  );
  expect(toLua('é1"\\')).toBe('"\\195\\1691\\"\\\\"');
});

test('tables, lists and what is left out', () => {
  const value: LuaValue = { a: 1, b: ['x', ['y']], c: undefined, d: new Map([['/e', {}]]), f: [] };
  expect(toLua(value)).toBe('{ ["a"] = 1, ["b"] = { "x", { "y" } }, ["d"] = { ["/e"] = {} }, ["f"] = {} }');
  expect(toLua(value, 1, '  ')).toMatchInlineSnapshot(`
    "{
        ["a"] = 1,
        ["b"] = { "x", { "y" } },
        ["d"] = { ["/e"] = {} },
        ["f"] = {},
      }"
  `);
  expect(evaluated(`(${toLua(value)})["b"][2][1]`)).toBe('y');
});

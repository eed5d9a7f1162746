import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderRouteTable, toJsLiteral } from '../../../src/hosts/edge/host-program.ts';
import { routeTable } from '../../../src/hosts/edge/route-table.ts';
import type { RouteTable } from '../../../src/http/route-table.ts';
import { sampleRelease } from '../../http/sample-release.ts';

test('a literal is printable ASCII, as JSON and as JavaScript the value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = toJsLiteral([text]);
      expect(written).toMatch(/^[\x20-\x7E]*$/);
      expect(JSON.parse(written)).toEqual([text]);
      expect(new Function(`return ${written}`)()).toEqual([text]);
    }),
    { seed: 3 },
  );
  expect(toJsLiteral('\u2028é\x7F')).toBe('"\\u2028\\u00e9\\u007f"');
});

test('a table is JSON with a line a path', () => {
  const table: RouteTable = {
    fields: [{ A: 'b' }],
    bare: 0,
    missing: 0,
    missingFile: '404.html',
    routes: [
      ['/', [['index.html', 0, '"1"', '', []]]],
      ['/a', [['a', 0, '"2"', '7', ['br']]]],
    ],
    redirects: [],
  };
  expect(renderRouteTable(table)).toMatchInlineSnapshot(`
    "{
      "fields": [
        {"A":"b"}
      ],
      "bare": 0,
      "missing": 0,
      "missingFile": "404.html",
      "routes": [
        ["/",[["index.html",0,"\\"1\\"","",[]]]],
        ["/a",[["a",0,"\\"2\\"","7",["br"]]]]
      ],
      "redirects": []
    }"
  `);
  const whole = routeTable(sampleRelease, { sideCars: true });
  expect(JSON.parse(renderRouteTable(whole))).toEqual(whole);
});

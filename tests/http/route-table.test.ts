import { expect, test } from 'vitest';
import { originOf, type RouteTable } from '../../src/http/route-table.ts';

const table: RouteTable = {
  fields: [{ 'Content-Type': 'text/html' }, { Vary: 'Accept' }, { 'Cache-Control': 'no-store' }, { Allow: 'GET' }],
  bare: 2,
  preflight: 3,
  missing: 0,
  missingFile: '404.html',
  routes: [
    [
      '/',
      [
        ['index.html', 0, '"h"', '', ['br', 'gzip']],
        ['index.md', 1, '"m"', '12', []],
      ],
    ],
    ['__proto__', [['x', 1, '"x"', '', []]]],
  ],
  redirects: [['/docs', '/docs/']],
};

test('what every path has', () => {
  const { routes, redirects, notFound, bareHeaders, preflight } = originOf(table);
  expect(routes.get('/')).toEqual({
    variants: [
      {
        when: 'html',
        file: 'index.html',
        headers: { 'Content-Type': 'text/html', ETag: '"h"' },
        encodings: ['br', 'gzip'],
      },
      {
        when: 'markdown',
        file: 'index.md',
        headers: { Vary: 'Accept', ETag: '"m"', 'x-markdown-tokens': '12' },
        encodings: [],
      },
    ],
  });
  expect(routes.get('__proto__')?.variants).toMatchObject([{ when: 'always', file: 'x' }]);
  expect([routes.get('/docs'), routes.get('constructor')]).toEqual([undefined, undefined]);
  expect([redirects.get('/docs'), redirects.get('/')]).toEqual(['/docs/', undefined]);
  expect(notFound).toEqual({ file: '404.html', headers: { 'Content-Type': 'text/html' } });
  expect([bareHeaders, preflight]).toEqual([{ 'Cache-Control': 'no-store' }, { Allow: 'GET' }]);
});

test('an origin without an answer to OPTIONS', () => {
  const { preflight: _, ...others } = table;
  expect(originOf(others)).not.toHaveProperty('preflight');
});

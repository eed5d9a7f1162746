import { expect, test } from 'vitest';
import type { Encoding } from '../../src/core/encoding.ts';
import { type ShapedTable, shapedOrigin } from '../../src/http/shaped-origin.ts';

const table: ShapedTable = {
  fields: [{ 'Content-Type': 'text/html' }, { 'Content-Type': 'text/markdown' }, { 'Content-Type': 'text/css' }],
  bare: 0,
  missing: 0,
  missingFile: '404.html',
  routes: [['/exact/', [['other.html', 2, '"e"', '', []]]]],
  redirects: [['/old', '/new/']],
  shapes: {
    page: { html: 0, markdown: 1 },
    mirror: 1,
    assets: [{ extension: 'css', set: 2 }],
    parts: [],
    files: [],
    redirects: true,
  },
  missingPaths: ['/secret/', '/secret'],
};
const names = ['exact', 'page', 'secret'].flatMap((name) => [`${name}/index.html`, `${name}.md`]);
const files = {
  has: (file: string) => [...names, 'assets/a.0123456789ab.css', 'old/index.html'].includes(file),
  factsOf: (file: string) => ({
    etag: `"${file}"`,
    tokens: file.endsWith('.md') ? '7' : '',
    encodings: ['br'] satisfies Encoding[],
  }),
};
const origin = shapedOrigin(table, files);

test('an exact row comes before a shape', () => {
  expect(origin.routes.get('/exact/')?.variants.map(({ file }) => file)).toEqual(['other.html']);
  expect(origin.redirects.get('/old')).toBe('/new/');
});

test('a path that has the shape of a page, and is none', () => {
  for (const path of ['/secret/', '/secret'])
    expect([origin.routes.get(path), origin.redirects.get(path)]).toEqual([undefined, undefined]);
  expect(origin.routes.get('/secret.md')?.variants).toHaveLength(1);
});

test('what a shape and its file say', () => {
  expect(origin.routes.get('/page/')).toEqual({
    variants: [
      {
        when: 'html',
        file: 'page/index.html',
        headers: { ETag: '"page/index.html"', 'Content-Type': 'text/html' },
        encodings: ['br'],
      },
      {
        when: 'markdown',
        file: 'page.md',
        headers: { ETag: '"page.md"', 'Content-Type': 'text/markdown', 'x-markdown-tokens': '7' },
        encodings: ['br'],
      },
    ],
  });
  expect(origin.routes.get('/assets/a.0123456789ab.css')?.variants).toMatchObject([
    { when: 'always', headers: { 'Content-Type': 'text/css' } },
  ]);
  expect([origin.redirects.get('/page'), origin.redirects.get('/none'), origin.routes.get('/none/')]).toEqual([
    ...['/page/', undefined, undefined],
  ]);
});

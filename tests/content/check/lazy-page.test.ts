import { expect, expectTypeOf, test } from 'vitest';
import { createMarkdownBodies } from '../../../src/content/check/body/bodies.ts';
import { LazyPage, type PageFields } from '../../../src/content/check/lazy-page.ts';
import { noMemo } from '../../../src/content/check/memo.ts';
import { createLazySourceFactory } from '../../../src/content/read/lazy-source.ts';
import { parsePage } from '../../../src/content/read/page-file.ts';

const text = '---\ntitle: A page\n---\nA [link](/x/).\n';
const fields = { title: 'A page', description: 'What it tells.', updated: '2026-01-02', path: '/a/' };

test('a page that nobody has asked for its body has read nothing, and holds no text and no accessor of its own', () => {
  let reads = 0;
  const read = () => {
    reads += 1;
    return parsePage('content/pages/a.md', Buffer.from(text), () => {});
  };
  const source = createLazySourceFactory(read)({
    file: 'content/pages/a.md',
    value: { title: 'A page' },
    bodyBytes: 15,
  });
  const page = new LazyPage(fields, source, createMarkdownBodies(new Map(), noMemo));
  expect({ ...page }).toEqual({ ...fields, bodyBytes: 15, source: 'content/pages/a.md' });
  for (const each of [page, source])
    expect(Object.values(Object.getOwnPropertyDescriptors(each)).filter(({ get }) => get)).toEqual([]);
  expect(reads).toBe(0);
  expect([page.html, page.siteLinks, page.facts, reads]).toEqual(['<p>A <a href="/x/">link</a>.</p>\n', 1, [], 1]);
});

test('every field of a page is kept: a new one that is forgotten does not compile', () => {
  expectTypeOf<Exclude<keyof PageFields, keyof LazyPage>>().toEqualTypeOf<never>();
});

import { expect, test } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { cloudfront } from '../../../src/hosts/cloudfront/cloudfront.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { manyPages } from '../many-pages.ts';

const textOf = (release: Release, name: string) =>
  cloudfront.emit(release, {}).files.find(({ file }) => file === name)?.text ?? '';

/** The sample with more fields on one of its answers. */
function withFields(more: Readonly<Record<string, string>>): Release {
  const [home] = sampleRelease.routes.get('/')!.variants;
  const variants = [{ ...home!, headers: { ...home!.headers, ...more } }];
  return { ...sampleRelease, routes: new Map([['/', { path: '/', variants }]]) };
}

test('paths stand in the function as long as it has no more than 10 KB, then in a store', () => {
  let pages = 0;
  while (textOf(manyPages(pages), 'key-value-store.json') === '') pages++;
  expect(pages).toBeGreaterThan(20);
  const [last, first] = [pages - 1, pages].map((count) => textOf(manyPages(count), 'viewer-request.js'));
  expect(last!.length).toBeLessThanOrEqual(10_240);
  expect(last!.length).toBeGreaterThan(10_000);
  expect(first!.length).toBeLessThan(6000);
});

test('the store has every path, one a line', () => {
  const release = manyPages(1000);
  const text = textOf(release, 'key-value-store.json');
  const { data } = JSON.parse(text) as { data: { key: string; value: string }[] };
  const kinds = new Map(data.map(({ key, value }) => [key, value]));
  expect(kinds.size).toBe(release.routes.size + release.redirects.size);
  expect(['/', '/auth.md', '/docs/api'].map((path) => kinds.get(path))).toEqual(['1', '0', '2']);
  expect(text.split('\n')).toHaveLength(data.length + 3);
});

test('a path longer than a key may be', () => {
  const release = manyPages(1000);
  const { variants } = release.routes.get('/auth.md')!;
  const exceeded = (length: number) => {
    const path = `/${'x'.repeat(length - 1)}`;
    return cloudfront.emit({ ...release, routes: new Map([...release.routes, [path, { path, variants }]]) }, {})
      .exceeded;
  };
  expect(exceeded(512)).toEqual([]);
  expect(exceeded(513)).toEqual([{ limit: 'bytes of a path', allowed: 512, got: 513 }]);
});

test('a path longer than the key of an object may be', () => {
  const { variants } = sampleRelease.routes.get('/auth.md')!;
  const exceeded = (length: number) => {
    const path = `/${'x'.repeat(length)}`;
    return cloudfront.emit({ ...sampleRelease, routes: new Map([[path, { path, variants }]]) }, {}).exceeded;
  };
  expect(exceeded(1024)).toEqual([]);
  expect(exceeded(1025)).toEqual([{ limit: 'bytes of the key of an object', allowed: 1024, got: 1025 }]);
});

test('fields that S3 cannot store, or CloudFront send', () => {
  const limits = (release: Release) => cloudfront.emit(release, {}).exceeded.map(({ limit, got }) => [limit, got]);
  expect(limits(withFields({ Link: 'x'.repeat(1000) }))).toEqual([]);
  expect(limits(withFields({ Link: 'x'.repeat(1784) }))).toContainEqual(['bytes of a header field', 1784]);
  expect(limits(withFields({ Link: 'x'.repeat(2100) })).map(([limit]) => limit)).toEqual([
    'bytes of the metadata of an object',
    'bytes of a header field',
  ]);
});

test('more fields that all answers share than a policy takes', () => {
  const more = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`X-${'abcdefghijk'[i]}`, '1']));
  const routes = [...sampleRelease.routes].map(([path, { variants }]) => {
    return [
      path,
      { path, variants: variants.map((one) => ({ ...one, headers: { ...one.headers, ...more } })) },
    ] as const;
  });
  const { notFound, bareHeaders } = sampleRelease;
  const shared = {
    ...sampleRelease,
    routes: new Map(routes),
    notFound: { ...notFound, headers: { ...notFound.headers, ...more } },
    bareHeaders: { ...bareHeaders, ...more },
  };
  expect(cloudfront.emit(shared, {}).exceeded).toEqual([
    { limit: 'header fields of the policy', allowed: 10, got: expect.any(Number) },
  ]);
});

test('layouts that a bucket cannot have are bugs', () => {
  const { variants } = sampleRelease.routes.get('/auth.md')!;
  const routes = new Map([...sampleRelease.routes, ['/index.html', { path: '/index.html', variants }] as const]);
  expect(() => cloudfront.emit({ ...sampleRelease, routes }, {})).toThrow('CloudFront: two objects with one key');
});

import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import { buildSitemaps, sitemapLimits } from '../../src/documents/sitemap-xml.ts';

const page = (i: number): Document => ({
  path: `/p${i}/`,
  file: `p${i}/index.html`,
  kind: 'page',
  mediaType: mediaTypes.html,
  title: `${i}`,
  description: '',
  updated: `2026-01-${String((i % 28) + 1).padStart(2, '0')}`,
  render: () => '',
});

const site = { baseUrl: 'https://s.example', updated: { site: '2026-02-01' } };
const url = (path: string) => site.baseUrl + path;

interface Sitemap {
  readonly urlset?: { readonly url: readonly { readonly loc: string; readonly lastmod: string }[] };
  readonly sitemapindex?: { readonly sitemap: readonly { readonly loc: string; readonly lastmod: string }[] };
}

const texts = (pages: readonly Document[], urls: number, bytes = 52_428_800) => {
  const documents = buildSitemaps(site, pages, { urls, bytes });
  const context = { catalog: [...pages, ...documents], url };
  return new Map(documents.map((document) => [document.path, document.render(context) as string]));
};
const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap', parseTagValue: false });
const read = (files: ReadonlyMap<string, string>) =>
  new Map([...files].map(([path, text]): [string, Sitemap] => [path, parser.parse(text)]));
const numbered = (count: number) => Array.from({ length: count }, (_, i) => page(i));

describe('sitemap.xml', () => {
  it('is one file up to the limit of sitemaps.org', () => {
    const files = read(texts(numbered(10), 10));
    expect([...files.keys()]).toEqual(['/sitemap.xml']);
    expect(files.get('/sitemap.xml')?.urlset?.url).toHaveLength(10);
  });

  it.each([
    ['of URLs', 10, 52_428_800],
    ['of bytes', 50_000, 1000],
  ])('is an index of parts past the limit %s, each page in one part, lastmod of its newest page', (_, urls, bytes) => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(5000), { minLength: 15, maxLength: 200 }), (numbers) => {
        const all = texts(numbers.map(page), urls, bytes);
        const files = read(all);
        const [first, ...parts] = [...files.keys()];
        expect(first).toBe('/sitemap.xml');
        const listed = new Map(
          files.get('/sitemap.xml')?.sitemapindex?.sitemap.map(({ loc, lastmod }) => [loc, lastmod]),
        );
        expect([...listed.keys()]).toEqual(parts.map(url));
        for (const path of parts) {
          const own = files.get(path)?.urlset?.url ?? [];
          expect(own.length).toBeGreaterThan(0);
          expect(own.length).toBeLessThanOrEqual(urls);
          expect(Buffer.byteLength(all.get(path) ?? '')).toBeLessThanOrEqual(bytes);
          expect(listed.get(url(path))).toBe(
            own
              .map(({ lastmod }) => lastmod)
              .sort()
              .at(-1),
          );
        }
        const locs = parts.flatMap((path) => files.get(path)?.urlset?.url.map(({ loc }) => loc) ?? []);
        expect(locs.sort()).toEqual(numbers.map((i) => url(`/p${i}/`)).sort());
      }),
    );
  });

  it('a page more changes its part and the index, wherever it stands', () => {
    const pages = numbered(3000);
    const before = texts(pages, 1000);
    const added = { ...page(9999), updated: '2026-03-01' };
    for (const more of [
      [added, ...pages],
      [...pages, added],
    ]) {
      const after = texts(more, 1000);
      const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
      expect(changed).toHaveLength(2);
      expect(changed[0]).toBe('/sitemap.xml');
      expect(after.size).toBe(before.size);
    }
  });

  it('parts are even', () => {
    const sizes = [...texts(numbered(60_000), 50_000).values()].slice(1).map((text) => text.split('<url>').length - 1);
    expect(sizes).toHaveLength(2);
    for (const size of sizes) expect(Math.abs(size - 30_000)).toBeLessThan(1000);
  });

  it('an address that alone is over the limit stands alone', () => {
    expect(texts(numbered(3), 50_000, 1).size).toBeGreaterThanOrEqual(4);
  });

  it('an address is XML, whatever stands in it', () => {
    const odd = { ...page(1), path: `/<a>&"b"'c'/` };
    expect(texts([odd], 10).get('/sitemap.xml')).toContain(
      '<loc>https://s.example/&lt;a&gt;&amp;&quot;b&quot;&apos;c&apos;/</loc>',
    );
  });

  it('the limit is 50,000 URLs, and 50 MB of them', () => {
    expect(buildSitemaps(site, numbered(50_000))).toHaveLength(1);
    expect(buildSitemaps(site, numbered(50_001))).toHaveLength(3);
    expect(sitemapLimits).toEqual({ urls: 50_000, bytes: 50 * 1024 * 1024 });
  });
});

import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import { sitemaps } from '../../src/documents/sitemap-xml.ts';

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

function rendered(
  count: number,
  limit: number,
): Map<
  string,
  {
    urlset?: { url: { loc: string; lastmod: string }[] };
    sitemapindex?: { sitemap: { loc: string; lastmod: string }[] };
  }
> {
  const pages = Array.from({ length: count }, (_, i) => page(i));
  const documents = sitemaps('2026-02-01', count, limit);
  const catalog = [...pages, ...documents];
  const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap', parseTagValue: false });
  const context = { catalog, url: (path: string) => `https://s.example${path}` };
  return new Map(documents.map((document) => [document.path, parser.parse(document.render(context) as string)]));
}

describe('sitemap.xml', () => {
  it('is one file up to the limit of sitemaps.org', () => {
    const files = rendered(10, 10);
    expect([...files.keys()]).toEqual(['/sitemap.xml']);
    expect(files.get('/sitemap.xml')!.urlset!.url).toHaveLength(10);
  });

  it('is an index of parts past the limit, each URL in exactly one part, lastmod of the newest page', () => {
    const files = rendered(23, 10);
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const index = files.get('/sitemap.xml')!.sitemapindex!.sitemap;
    expect(index.map(({ loc }) => loc)).toEqual(
      ['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'].map((p) => `https://s.example${p}`),
    );
    expect(index.map(({ lastmod }) => lastmod)).toEqual(['2026-01-10', '2026-01-20', '2026-01-23']);
    const urls = [1, 2, 3].flatMap((i) => files.get(`/sitemap-${i}.xml`)!.urlset!.url.map(({ loc }) => loc));
    expect(urls).toEqual(Array.from({ length: 23 }, (_, i) => `https://s.example/p${i}/`));
  });

  it('an address is XML, whatever stands in it', () => {
    const [document] = sitemaps('2026-01-01', 1);
    const catalog = [{ ...page(1), path: `/<a>&"b"'c'/` }];
    const xml = document!.render({ catalog, url: (path) => `https://s.example${path}` });
    expect(xml).toContain('<loc>https://s.example/&lt;a&gt;&amp;&quot;b&quot;&apos;c&apos;/</loc>');
  });

  it('the limit is 50,000', () => {
    expect(sitemaps('2026-01-01', 50_000)).toHaveLength(1);
    expect(sitemaps('2026-01-01', 50_001)).toHaveLength(3);
  });
});

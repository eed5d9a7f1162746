import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { get, origin, pagePaths } from '../spec/origin.ts';

interface Sitemap {
  readonly urlset: { readonly '@xmlns': string; readonly url: readonly { loc: string; lastmod: string }[] };
}

const xml = get('/sitemap.xml').body;
const { urlset } = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  isArray: (name) => name === 'url',
}).parse(xml, true) as Sitemap;

describe('an XML parser reads sitemap.xml (sitemaps.org 0.9)', () => {
  it('is well-formed, and says its encoding', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/);
    expect(XMLValidator.validate(xml.replace('</loc>', ''))).not.toBe(true);
  });

  it('is in the namespace of the protocol', () => {
    expect(urlset['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  });

  it('lists every HTML page, each once, and nothing else', () => {
    expect(urlset.url.map(({ loc }) => loc)).toEqual(pagePaths.map((path) => origin + path));
  });

  it.each(urlset.url)('$loc: answers 200 as HTML, is canonical, and may be indexed', ({ loc }) => {
    const { status, headers, body } = get(loc);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`<link rel="canonical" href="${loc}">`);
    expect(body).not.toMatch(/noindex/);
  });

  it.each(urlset.url)('$loc: lastmod $lastmod is a day that has been', ({ lastmod }) => {
    expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(`${lastmod}T00:00:00Z`).toISOString().slice(0, 10)).toBe(lastmod);
    expect(lastmod <= '2026-11-21').toBe(true);
  });

  it('has no member beyond loc and lastmod', () => {
    expect(urlset.url.filter((url) => Object.keys(url).join() !== 'loc,lastmod')).toEqual([]);
  });
});

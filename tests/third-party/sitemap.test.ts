import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { organisations, today } from '../support/organisations.ts';

interface Entry {
  readonly loc: string;
  readonly lastmod: string;
  readonly 'xhtml:link'?: readonly { readonly '@hreflang': string; readonly '@href': string }[];
}

interface Sitemap {
  readonly urlset: { readonly '@xmlns': string; readonly url: readonly Entry[] };
}

describe.each(organisations)('an XML parser reads sitemap.xml of $name (sitemaps.org 0.9)', ({ site, languages }) => {
  const { get, languageOf, origin, pagePaths } = site;
  const xml = get('/sitemap.xml').body;
  const { urlset } = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    ignoreDeclaration: true,
    isArray: (name) => name === 'url' || name === 'xhtml:link',
  }).parse(xml, true) as Sitemap;

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
    expect(lastmod <= today).toBe(true);
  });

  it('has no member beyond loc and lastmod, but the other languages of a page that has some', () => {
    const own = (url: Entry) => (url['xhtml:link'] ? 'loc,lastmod,xhtml:link' : 'loc,lastmod');
    expect(urlset.url.filter((url) => Object.keys(url).join() !== own(url))).toEqual([]);
    expect(urlset.url.some((url) => url['xhtml:link'])).toBe(languages.length > 1);
  });

  it('names the languages of a page, its own among them, and a default, each with a page in it (hreflang)', () => {
    for (const { loc, 'xhtml:link': links } of urlset.url.filter((url) => url['xhtml:link'])) {
      const tags = links!.map((link) => link['@hreflang']);
      expect([...languages, 'x-default'].filter((tag) => tags.includes(tag))).toEqual(tags);
      expect(links!.find((link) => link['@href'] === loc)?.['@hreflang']).toBe(languageOf(loc.slice(origin.length)));
      for (const { '@href': href, '@hreflang': tag } of links!) {
        expect(pagePaths.map((path) => origin + path)).toContain(href);
        if (tag !== 'x-default') expect(languageOf(href.slice(origin.length))).toBe(tag);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { sha256 } from '../../src/digest.ts';
import type { Document } from '../../src/document.ts';
import { favicon } from '../../src/documents/favicon.ts';
import { ogImagePath, ogImages } from '../../src/documents/og-image.ts';
import { webmanifest } from '../../src/documents/webmanifest.ts';
import { bytes, get, json, origin, pagePaths, release } from '../spec/origin.ts';
import { attribute, readHtml } from '../third-party/helpers.ts';

const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];
const siteOf = (name: string, pages: number, publicFiles: string[] = []) =>
  ({
    name,
    company: { legalName: `${name} Ltd` },
    pages: Array.from({ length: pages }, (_, i) => ({ path: `/p${i}/` })),
    publicFiles: publicFiles.map((path) => ({ path, bytes: new Uint8Array(0) })),
  }) as unknown as Site;
const page = (path: string, title: string) => ({ path, title, kind: 'page' }) as unknown as Document;
const rendered = (document: Document) => document.render({ url: String, catalog: [] }) as Uint8Array;

describe('Open Graph images', () => {
  it.each(pagePaths)('%s names a picture of its own origin, 1200 by 630', (path) => {
    const meta = new Map(
      readHtml(get(path).body).elements.flatMap((e) => {
        const name = attribute(e, 'property') ?? attribute(e, 'name');
        return e.tagName === 'meta' && name ? [[name, attribute(e, 'content')!] as const] : [];
      }),
    );
    expect(meta.get('og:url')).toBe(origin + path);
    expect(meta.get('og:title')).toMatch(/\S/);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const image = bytes(meta.get('og:image')!.slice(origin.length));
    expect(sizeOf(image)).toEqual([1200, 630]);
    expect(image.length).toBeLessThan(60_000);
  });

  it('the 404 page has none, for it has no address', () => {
    const html = Buffer.from(release.files.get('404.html')!.bytes).toString('utf8');
    expect(html).not.toMatch(/og:|rel="canonical"/);
  });

  // The name of a picture is made of its text. If this digest changes, raise `drawing` in og-image.ts: caches keep
  // pictures for a year by their name.
  it('a picture is the same bytes on every machine and with every zlib', () => {
    const [image] = ogImages(siteOf('Sample', 1), [page('/', 'A title that takes more than one line of the picture')]);
    expect(sha256(rendered(image!)).slice(0, 16)).toMatchInlineSnapshot(`"8fd2dfee0b1115e3"`);
  });

  it('another title is another picture; titles without outlines here are left out', () => {
    const site = siteOf('Sample', 1);
    const [one, two, none] = ogImages(site, [page('/', 'One'), page('/b/', 'Two'), page('/c/', '東京')]);
    expect(rendered(one!)).not.toEqual(rendered(two!));
    expect(rendered(none!).length).toBeLessThan(rendered(one!).length);
  });

  it('a large site shares one picture', () => {
    const site = siteOf('Sample', 201);
    const pages = ['/', ...site.pages.map(({ path }) => path)].map((path) => page(path, `Title of ${path}`));
    expect(ogImages(site, pages)).toHaveLength(2);
    expect(ogImagePath(site, '/p1/', 'a')).toBe(ogImagePath(site, '/p2/', 'b'));
  });
});

describe('icons and manifest', () => {
  it('the favicon set is what browsers ask for', () => {
    expect(get('/favicon.svg').body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64">/);
    expect(get('/favicon.svg').body).not.toMatch(/<script|<style|href/);
    expect(sizeOf(bytes('/favicon.ico').subarray(22))).toEqual([32, 32]);
    expect(sizeOf(bytes('/apple-touch-icon.png'))).toEqual([180, 180]);
    expect(get('/favicon.ico').headers.get('content-type')).toBe('image/x-icon');
  });

  it('the manifest names icons that are served', () => {
    const manifest = json<{ icons: { src: string; type: string }[]; start_url: string }>('/manifest.webmanifest');
    expect(get('/manifest.webmanifest').headers.get('content-type')).toBe('application/manifest+json');
    for (const { src, type } of manifest.icons) expect(get(src).headers.get('content-type')).toBe(type);
    expect(get(manifest.start_url).status).toBe(200);
  });

  it('files of public/ win over generated ones', () => {
    const site = siteOf('Sample', 1, ['/favicon.svg', '/manifest.webmanifest']);
    expect(favicon(site).map(({ path }) => path)).toEqual(['/favicon.ico', '/apple-touch-icon.png']);
    expect(webmanifest(site)).toEqual([]);
  });

  it('a name in a script without outlines here gets the mark without a letter', () => {
    const [svg] = favicon(siteOf('東京', 1));
    expect(svg!.render({ url: String, catalog: [] })).toMatch(/<g transform[^>]*><\/g>/);
  });
});

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import type { Site } from '../../src/content/site.ts';
import { sha256 } from '../../src/core/digest.ts';
import type { Document } from '../../src/core/document.ts';
import { decodePng } from '../../src/core/png-pixels.ts';
import { favicon } from '../../src/site/assets/favicon.ts';
import { findUndrawable, ogImagePath, ogImages } from '../../src/site/assets/og-image.ts';
import { webmanifest } from '../../src/site/assets/webmanifest.ts';
import { organisations } from '../support/organisations.ts';
import { attribute, readHtml } from '../third-party/helpers.ts';

const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];
/** The share of pixels that are others than the one in the corner. */
function drawnShare(png: Uint8Array): number {
  const { rgba } = decodePng(png)!;
  const pixels = new Uint32Array(rgba.slice().buffer);
  return pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length;
}
const siteOf = (name: string, pages: number, publicFiles: string[] = []) =>
  ({
    pagePictures: true,
    name,
    company: { legalName: `${name} Ltd` },
    pages: Array.from({ length: pages }, (_, i) => ({ path: `/p${i}/` })),
    publicFiles: publicFiles.map((path) => ({ path, bytes: new Uint8Array(0) })),
  }) as unknown as Site;
const page = (path: string, title: string) => ({ path, title, kind: 'page' }) as unknown as Document;
const rendered = (document: Document) => document.render({ url: String, catalog: [] }) as Uint8Array;

const fixture = 'tests/fixtures/small';
const small = { contentDir: `${fixture}/content`, publicDir: `${fixture}/public`, preview: false, today: '2026-03-15' };

describe.each(organisations)('pictures of $name', ({ site }) => {
  const { bytes, get, json, origin, pagePaths, problems, notFoundPage } = site;
  /** Its name has characters of which no font is shipped: there is a warning, and no blank picture. */
  const isLeftOut = problems.some(({ code }) => code === 'share-picture-left-out');

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
    // English text can be drawn.
    if (isLeftOut && !path.startsWith('/en/')) {
      expect([meta.get('twitter:card'), meta.has('og:image')]).toEqual(['summary', false]);
      return;
    }
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const image = bytes(meta.get('og:image')!.slice(origin.length));
    expect(sizeOf(image)).toEqual([1200, 630]);
    expect(image.length).toBeLessThan(60_000);
  });

  it('the 404 page has none, for it has no address', () => {
    expect(notFoundPage).not.toMatch(/og:|rel="canonical"/);
  });

  it('the favicon set is what browsers ask for', () => {
    const isDrawn = get('/').body.includes('href="/favicon.svg"');
    expect(get('/favicon.svg').status).toBe(isDrawn ? 200 : 404);
    if (isDrawn) {
      expect(get('/favicon.svg').body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64">/);
      expect(get('/favicon.svg').body).not.toMatch(/<script|<style|href/);
    }
    for (const [path, side] of [
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/icon-maskable-512.png', 512],
    ] as const)
      expect(sizeOf(bytes(path))).toEqual([side, side]);
    expect(sizeOf(bytes('/favicon.ico').subarray(22))).toEqual([32, 32]);
    expect(sizeOf(bytes('/apple-touch-icon.png'))).toEqual([180, 180]);
    expect(get('/favicon.ico').headers.get('content-type')).toBe('image/x-icon');
  });

  it('no icon is blank: more than 2 % of its pixels are not ground', () => {
    for (const path of ['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'])
      expect(drawnShare(bytes(path)), path).toBeGreaterThan(0.02);
    expect(drawnShare(bytes('/favicon.ico').subarray(22))).toBeGreaterThan(0.02);
  });

  it('the manifest names icons that are served', () => {
    const manifest = json<{ icons: { src: string; type: string }[]; start_url: string }>('/manifest.webmanifest');
    expect(get('/manifest.webmanifest').headers.get('content-type')).toBe('application/manifest+json');
    for (const { src, type } of manifest.icons) expect(get(src).headers.get('content-type')).toBe(type);
    expect(get(manifest.start_url).status).toBe(200);
  });
});

describe('Open Graph images', () => {
  // The name of a picture is made of its text. If this digest changes, raise `drawing` in og-image.ts: caches keep
  // pictures for a year by their name.
  it('a picture is the same bytes on every machine and with every zlib', () => {
    const [image] = ogImages(siteOf('Sample', 1), [page('/', 'A title that takes more than one line of the picture')]);
    expect(sha256(rendered(image!)).slice(0, 16)).toMatchInlineSnapshot(`"8fd2dfee0b1115e3"`);
  });

  it('another title is another picture', () => {
    const [one, two] = ogImages(siteOf('Sample', 1), [page('/', 'One'), page('/b/', 'Two')]);
    expect(rendered(one!)).not.toEqual(rendered(two!));
  });

  it.each(['東京', 'Über 東京', 'ශ්‍රී', 'Wärme 🙂', '🙂', '\u00ad'])(
    'a title that cannot be drawn whole has no picture: %s',
    (title) => {
      const site = siteOf('Sample', 1);
      expect(ogImages(site, [page('/c/', title)])).toEqual([]);
      expect(ogImagePath(site, '/c/', title)).toBeUndefined();
    },
  );

  it('accents that are written apart, odd spaces and soft hyphens are drawn as anybody sees them', () => {
    const site = siteOf('Sample', 1);
    const plain = ogImagePath(site, '/', 'Café Zürich 9 Uhr');
    expect(plain).toMatch(/^\/assets\/og\./);
    expect(ogImagePath(site, '/', 'Cafe\u0301 Zu\u0308\u00adrich\u00a09\u202fUhr')).toBe(plain);
    expect(ogImages(site, [page('/', 'Cafe\u0301'), page('/b/', 'Café')])).toHaveLength(1);
  });

  it('a large site whose name cannot be drawn has the picture of the homepage alone', () => {
    const site = siteOf('東京', 201);
    const pages = ['/', ...site.pages.map(({ path }) => path)].map((path) => page(path, `Title of ${path}`));
    expect(ogImages(site, pages)).toHaveLength(1);
  });

  it('without a picture the page has no tag of one, no file, and one warning that names its title', () => {
    const root = mkdtempSync(join(tmpdir(), 'gazette-picture-'));
    cpSync('tests/fixtures/small', root, { recursive: true });
    const text = '---\ntitle: 会社 2026\ndescription: x\nupdated: 2026-01-01\n---\nx\n';
    writeFileSync(join(root, 'content/pages/neu.md'), text);
    const folders = { contentDir: join(root, 'content'), publicDir: join(root, 'public') };
    const { release, problems } = build({ ...folders, preview: false, today: '2026-03-15', pagePictures: true });
    rmSync(root, { recursive: true });
    expect(problems).toMatchObject([
      { code: 'share-picture-left-out', at: { file: 'content/pages/neu.md', line: 2, col: 8 }, field: 'title' },
    ]);
    expect(problems[0]!.message).toContain('"会社 2026" with "会" (U+4F1A), "社" (U+793E)');
    const html = Buffer.from(release!.files.get('neu/index.html')!.bytes).toString();
    expect(html).not.toMatch(/og:image|twitter:image|summary_large_image/);
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    const pictures = [...release!.files.keys()].filter((file) => file.startsWith('assets/og.'));
    const pages = [...release!.files.keys()].filter((file) => file.endsWith('index.html'));
    expect(pictures).toHaveLength(pages.length - 1);
  });

  it('pages share one picture, which shows the name of the site, where nobody asked for more', () => {
    const { pagePictures: _, ...site } = siteOf('Sample', 2);
    const pages = ['/', '/p0/', '/p1/'].map((path) => page(path, `Title of ${path}`));
    expect(ogImages(site, pages)).toHaveLength(1);
    expect(new Set(pages.map(({ path, title }) => ogImagePath(site, path, title))).size).toBe(1);
    expect(findUndrawable(site, '/p0/', '東京')).toEqual({ characters: ['東', '京'], isShared: false });
  });

  it.each([true, false])('what a picture shows is its text for those who do not see it; own pictures: %s', (own) => {
    const { release } = build({ ...small, pagePictures: own });
    const alts = [...release!.files].flatMap(([file, { bytes }]) =>
      file.endsWith('.html')
        ? (Buffer.from(bytes)
            .toString()
            .match(/(?<=image:alt" content=")[^"]*/g) ?? [])
        : [],
    );
    const pictures = [...release!.files.keys()].filter((file) => file.startsWith('assets/og.'));
    expect(new Set(alts).size).toBe(pictures.length);
    if (!own) expect(new Set(alts)).toEqual(new Set(['Kleine Pumpen']));
  });

  it('a large site shares one picture', () => {
    const site = siteOf('Sample', 201);
    const pages = ['/', ...site.pages.map(({ path }) => path)].map((path) => page(path, `Title of ${path}`));
    expect(ogImages(site, pages)).toHaveLength(2);
    expect(ogImagePath(site, '/p1/', 'a')).toBe(ogImagePath(site, '/p2/', 'b'));
  });
});

describe('icons and manifest', () => {
  it('files of public/ win over generated ones', () => {
    const site = siteOf('Sample', 1, ['/favicon.svg', '/manifest.webmanifest']);
    expect(favicon(site).map(({ path }) => path)).toEqual([
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
    ]);
    expect(webmanifest(site)).toEqual([]);
  });

  const drawnFor = (name: string) =>
    String(favicon({ ...siteOf(name, 1), language: 'en' })[0]!.render({ url: String, catalog: [] }));

  it('a name in a script that no font here has gets a device of rules', () => {
    expect(drawnFor('東京')).not.toContain('<g transform');
    expect(drawnFor('東京').match(/<path/g)).toHaveLength(5);
  });

  it.each(['هيئة', 'Ωmega', 'Мелкие', 'הנאמנות', 'बिजली', 'ไฟฟ้า'])(
    'the initial of %s is drawn by a font of its script',
    (name) => {
      expect(drawnFor(name)).toMatch(/<g transform="translate\([\d.-]+ [\d.-]+\) scale\(0\.0\d+\)"><path d="M/);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { toSiteBrand } from '../../src/content/brand/site-brand.ts';
import type { Site } from '../../src/content/site.ts';
import { formatHexColor } from '../../src/core/contrast.ts';
import { decodePng } from '../../src/core/png-pixels.ts';
import { stylesheetPath } from '../../src/site/assets/stylesheet.ts';
import { renderHead } from '../../src/site/html/head.ts';
import { resolveSiteColors } from '../../src/theme/colors/site-colors.ts';
import { encodeRgbaPng } from '../../src/theme/drawing/png.ts';
import { resizeToSquare } from '../../src/theme/drawing/resize.ts';
import { organisations } from '../support/organisations.ts';
import { siteOf } from '../support/site-of.ts';
import { attribute, readHtml } from '../third-party/helpers.ts';

const named = (name: string) => organisations.find((each) => each.name === name)!.site;
const [authority, gmbh] = [named('an Arabic public body'), named('a GmbH')];
const colors = resolveSiteColors({ color: '#00796b' }).light;

describe('one colour is everywhere', () => {
  it('in the styles, the meta elements and the manifest', () => {
    const page = authority.get('/').body;
    const [, path = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    expect(authority.get(path).body).toContain(`--accent:light-dark(${formatHexColor(colors.accent)},`);
    expect(authority.get(path).body).toContain('--radius: 10px;');
    expect(page).toContain(
      `<meta name="theme-color" content="${formatHexColor(colors.paper)}" media="(prefers-color-scheme: light)">`,
    );
    const manifest = authority.json<{ background_color: string; theme_color: string }>('/manifest.webmanifest');
    expect([manifest.background_color, manifest.theme_color]).toEqual([formatHexColor(colors.paper), '#00796b']);
  });

  it('in the picture for previews, whose ground it is where the brand asks for a band', () => {
    const [, path = ''] = /og:image" content="https:\/\/[^/]+([^"]+)"/.exec(authority.get('/').body) ?? [];
    const { ground } = corner(authority.bytes(path));
    expect(ground).toEqual([0, 121, 107]);
  });

  it('both languages of a site share the styles', () => {
    const sheets = ['/', '/en/'].map((path) => /<link rel="stylesheet" href="([^"]+)"/.exec(gmbh.get(path).body)?.[1]);
    expect(new Set(sheets).size).toBe(1);
  });
});

/** The colour of the first pixel of a picture with a palette, which is the first of it. */
function corner(png: Uint8Array): { ground: number[] } {
  const { rgba } = decodePng(png)!;
  return { ground: [...rgba.subarray(0, 3)] };
}

describe('the mark is the icon', () => {
  it('as it is, where it is an SVG', () => {
    expect(authority.bytes('/favicon.svg')).toEqual(authority.bytes('/mark.svg'));
  });

  it('in every size, where it is a PNG; on paper where phones would show black', () => {
    const colorAt = (path: string, x: number, y: number) => {
      const { width, rgba } = decodePng(gmbh.bytes(path))!;
      return [...rgba.subarray((Math.floor(width * y) * width + Math.floor(width * x)) * 4).subarray(0, 4)];
    };
    for (const path of ['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']) {
      expect(colorAt(path, 0.5, 0.44), path).toEqual([255, 204, 0, 255]);
      expect(colorAt(path, 0.5, 0.6), path).toEqual([26, 26, 26, 255]);
    }
    const opacityAt = (path: string) => decodePng(gmbh.bytes(path))!.rgba[3];
    expect(['/icon-512.png', '/apple-touch-icon.png', '/icon-maskable-512.png'].map(opacityAt)).toEqual([0, 255, 255]);
  });

  it('a maskable icon keeps a fifth of its side free', () => {
    const { width, rgba } = decodePng(gmbh.bytes('/icon-maskable-512.png'))!;
    const ground = rgba.subarray(0, 3).join();
    for (let i = 0; i < width * width; i += 1) {
      const [x, y] = [i % width, Math.floor(i / width)];
      const isMargin = Math.min(x, y, width - 1 - x, width - 1 - y) < 102;
      if (isMargin && rgba.subarray(i * 4, i * 4 + 3).join() !== ground) throw new Error(`${x} ${y} is drawn on`);
    }
  });
});

it('a picture in another size has the mean of its colours, by their opacity', () => {
  const rgba = Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 0, 0, 0, 0, 0);
  const one = resizeToSquare({ width: 2, height: 2, rgba }, 1, 0, undefined);
  expect([...one.rgba]).toEqual([128, 0, 128, 128]);
  expect([...resizeToSquare({ width: 2, height: 2, rgba }, 1, 0, [255, 255, 255]).rgba]).toEqual([191, 127, 191, 255]);
  expect([...resizeToSquare({ width: 2, height: 2, rgba }, 2, 0, undefined).rgba.subarray(0, 8)]).toEqual([
    ...rgba.subarray(0, 8),
  ]);
});

it('pixels that were written are read again', () => {
  const rgba = Uint8Array.from({ length: 7 * 5 * 4 }, (_, i) => (i * 37) % 256);
  expect(decodePng(encodeRgbaPng({ width: 7, height: 5, rgba }))).toEqual({ width: 7, height: 5, rgba });
});

it('the organisation has a logo where the brand has one, at the same address in every language', () => {
  const logos = ['/', '/en/'].map((path) => {
    const script = readHtml(gmbh.get(path).body).elements.find(
      (each) => attribute(each, 'type') === 'application/ld+json',
    );
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(gmbh.get(path).body) ?? [];
    expect(script).toBeDefined();
    const graph = (JSON.parse(text) as { '@graph': { logo?: { url: string; width: number } }[] })['@graph'];
    return graph.find(({ logo }) => logo)?.logo;
  });
  for (const logo of logos)
    expect(logo).toMatchObject({
      '@type': 'ImageObject',
      url: 'https://beispielwerk.example/bilder/logo.svg',
      width: 320,
    });
});

it.each([
  ['2027-01-14', true],
  ['2027-01-15', false],
])('on %s a build has the banner that ends on the fifteenth: %s', (today, isThere) => {
  const folder = 'tests/fixtures/authority';
  const { edition } = compile({
    contentDir: `${folder}/content`,
    publicDir: `${folder}/public`,
    preview: false,
    today,
  });
  expect(edition?.site.brand?.banner !== undefined).toBe(isThere);
});

it('a font of the site is asked for before the styles are read', () => {
  const font = { file: '/f.woff2', family: 'F', weights: '400', use: 'all', licence: 'X' } as const;
  const { site: small } = siteOf('tests/fixtures/small');
  const brand = toSiteBrand({ font }, false, undefined);
  const site: Site = { ...small, brand };
  const page = { title: 'T', description: 'D', documentTitle: 'T', main: { text: '' } };
  const context = { url: String, catalog: [] };
  const text = renderHead(site, context as never, page as never).text;
  expect(text).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin>\n<link rel="stylesheet"',
  );
  expect(stylesheetPath(site)).not.toBe(stylesheetPath({}));
});

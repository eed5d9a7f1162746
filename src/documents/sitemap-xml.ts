import type { Site } from '../content/site.ts';
import { latestDate } from '../core/dates.ts';
import type { Document, RenderContext, Translation } from '../core/document.ts';
import { escapeXml } from '../core/escape.ts';
import { largest } from '../core/largest.ts';
import { mediaTypes } from '../core/media-types.ts';
import { absoluteUrl } from '../core/url.ts';
import { buildTranslationTable } from './languages/translations.ts';

/** sitemaps.org: what one sitemap may list, and how large it may be uncompressed; more needs an index of sitemaps. */
export const sitemapLimits = { urls: 50_000, bytes: 52_428_800 } as const;

/** Bytes around an address, and more than those around all of them. */
const entryBytes = 200;

const escapeUrl = (url: string) => escapeXml(url).replaceAll("'", '&apos;');

const pagesOf = (catalog: readonly Document[]) => catalog.filter((document) => document.kind === 'page');

/** The sitemap of all HTML pages with true lastmod: one file, or an index and its parts, as they are too many. */
export function sitemapXml(site: Site, above: readonly Document[], elsewhere: readonly Document[] = []): Document[] {
  if (!site.languages) return buildSitemaps(site, pagesOf(above));
  const pages = pagesOf([...above, ...elsewhere]);
  const table = buildTranslationTable(site, pages);
  const [first] = site.languages;
  return buildSitemaps(site, pages, sitemapLimits, ({ path }) => {
    const translations = table.get(path) ?? [];
    const others = translations.filter(({ language }) => language === first?.tag);
    return [...translations, ...others.map(({ url }) => ({ language: 'x-default', url }))];
  });
}

/** Sitemaps of some pages, within other limits. */
export function buildSitemaps(
  { baseUrl, updated }: Pick<Site, 'baseUrl'> & { readonly updated: Pick<Site['updated'], 'site'> },
  pages: readonly Document[],
  { urls, bytes }: { readonly urls: number; readonly bytes: number } = sitemapLimits,
  translationsOf?: TranslationsOf,
): Document[] {
  const url = (path: string) => absoluteUrl(baseUrl, path);
  // Parts are halved until they fit, so that their number, and with it the part of a page, seldom changes.
  let count = 1;
  // Escaped, an address is six times as long at most: where that fits, nothing needs to be measured.
  const longest = 6 * (baseUrl.length + largest(pages.map(({ path }) => path.length))) + entryBytes;
  const isTooLarge = (part: readonly Document[]) =>
    part.length > urls ||
    (part.length > 1 &&
      // Alternates make an entry grow with the number of languages, which is not guessed.
      (translationsOf !== undefined || (part.length + 1) * longest > bytes) &&
      bytesOf(part, url, translationsOf) > bytes);
  while (partsOf(pages, count).some(isTooLarge)) count *= 2;
  if (count === 1)
    return [
      sitemap(
        '/sitemap.xml',
        updated.site,
        ({ catalog, languages }) => pagesOf([...catalog, ...(languages?.elsewhere ?? [])]),
        translationsOf,
      ),
    ];
  const parts = partsOf(pages, count).flatMap((own, i) =>
    own.length === 0 ? [] : [{ path: `/sitemap-${i + 1}.xml`, pages: own, updated: latestDate(datesOf(own)) }],
  );
  return [
    {
      ...sitemap('/sitemap.xml', updated.site, () => []),
      given: () => parts.map((part) => [part.path, part.updated]),
      render: (context) =>
        xml(
          'sitemapindex',
          parts.map(
            (part) =>
              `<sitemap><loc>${escapeUrl(context.url(part.path))}</loc><lastmod>${part.updated}</lastmod></sitemap>\n`,
          ),
        ),
    },
    ...parts.map((part) => ({
      ...sitemap(part.path, part.updated, () => part.pages, translationsOf),
      given: () => part.pages.map(({ path, updated }) => [path, updated]),
    })),
  ];
}

/** Pages by a number that is made of their path alone: one more changes one part. */
function partsOf(pages: readonly Document[], count: number): readonly (readonly Document[])[] {
  if (count === 1) return [pages];
  const parts = Array.from({ length: count }, (): Document[] => []);
  for (const page of pages) parts[numberOf(page.path) % count]?.push(page);
  return parts;
}

/** FNV-1a, mixed so that its last bits are as even as the others. */
function numberOf(path: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < path.length; i += 1) hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const datesOf = (pages: readonly Document[]) => pages.flatMap(({ updated }) => updated ?? []);

function bytesOf(pages: readonly Document[], url: RenderContext['url'], translationsOf?: TranslationsOf): number {
  const around = Buffer.byteLength(xml('urlset', [], translationsOf !== undefined));
  return pages.reduce((sum, page) => sum + Buffer.byteLength(entry(page, url, translationsOf)), around);
}

/** A page in all languages, and for those who want none of them. */
type TranslationsOf = (page: Listed) => readonly Translation[];

function sitemap(
  path: string,
  updated: string,
  select: (context: RenderContext) => readonly Document[],
  translationsOf?: TranslationsOf,
): Document {
  return {
    path,
    file: path.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.xml,
    title: 'Sitemap',
    description: 'Every HTML page with the date of its last change.',
    updated,
    render: (context) =>
      xml(
        'urlset',
        select(context).map((page) => entry(page, context.url, translationsOf)),
        translationsOf !== undefined,
      ),
  };
}

/** A sitemap of these pages, as it is served. */
export function renderSitemap(pages: readonly Listed[], baseUrl: string): string {
  return xml(
    'urlset',
    pages.map((page) => entry(page, (path) => absoluteUrl(baseUrl, path))),
  );
}

/** An index of sitemaps, whose dates nobody knows. */
export function renderSitemapIndex(paths: readonly string[], baseUrl: string): string {
  return xml(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escapeUrl(absoluteUrl(baseUrl, path))}</loc></sitemap>\n`),
  );
}

type Listed = Pick<Document, 'path' | 'updated'>;

function entry(page: Listed, url: RenderContext['url'], translationsOf?: TranslationsOf): string {
  const { path, updated } = page;
  const alternates = (translationsOf?.(page) ?? []).map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${escapeUrl(each.url)}"/>`,
  );
  // Pages of another generator have no known date.
  const lastmod = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
  return `<url><loc>${escapeUrl(url(path))}</loc>${lastmod}${alternates.join('')}</url>\n`;
}

function xml(root: string, lines: readonly string[], hasLanguages = false): string {
  const more = hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${lines.join('')}</${root}>\n`;
}

import type { Site } from '../content/site.ts';
import { newest } from '../core/dates.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';

/** sitemaps.org: a sitemap may list 50,000 URLs; more need an index of sitemaps. */
const maxUrls = 50_000;

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (c) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[c] ?? '&apos;');

const pagesOf = (catalog: readonly Document[]) => catalog.filter((document) => document.kind === 'page');

/** The sitemap of all HTML pages with true lastmod: one file, or an index and its parts, as their number wants. */
export function sitemapXml(site: Site, above: readonly Document[]): Document[] {
  return sitemaps(site.updated.site, pagesOf(above).length);
}

/** The same for `pageCount` pages, `limit` in each part. */
export function sitemaps(updated: string, pageCount: number, limit = maxUrls): Document[] {
  const parts = Math.ceil(pageCount / limit);
  if (parts <= 1) return [sitemap('/sitemap.xml', updated, (catalog) => pagesOf(catalog))];
  const paths = Array.from({ length: parts }, (_, i) => `/sitemap-${i + 1}.xml`);
  return [
    {
      ...sitemap('/sitemap.xml', updated, () => []),
      render: ({ url, catalog }) =>
        xml(
          'sitemapindex',
          paths.map((path, i) => {
            const part = pagesOf(catalog).slice(i * limit, (i + 1) * limit);
            return `<sitemap><loc>${escapeXml(url(path))}</loc><lastmod>${newest(part.map((p) => p.updated!))}</lastmod></sitemap>`;
          }),
        ),
    },
    ...paths.map((path, i) => sitemap(path, updated, (catalog) => pagesOf(catalog).slice(i * limit, (i + 1) * limit))),
  ];
}

function sitemap(
  path: string,
  updated: string,
  select: (catalog: readonly Document[]) => readonly Document[],
): Document {
  return {
    path,
    file: path.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.xml,
    title: 'Sitemap',
    description: 'Every HTML page with the date of its last change.',
    updated,
    render: (context: RenderContext) =>
      xml(
        'urlset',
        select(context.catalog).map(
          (page) => `<url><loc>${escapeXml(context.url(page.path))}</loc><lastmod>${page.updated}</lastmod></url>`,
        ),
      ),
  };
}

function xml(root: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.map((line) => `${line}\n`).join('')}</${root}>\n`;
}

import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { sitemapIndexText, sitemapLimits, sitemapText } from '../../documents/sitemap-xml.ts';
import type { MirroredPage } from './mirrors.ts';

/**
 * Where they have no sitemap, ours lists their pages too: without dates, which nobody knows. More than one may list stand in
 * parts; `most` is how many that is (sitemaps.org).
 */
export function wholeSitemap(
  documents: readonly Document[],
  mirrors: readonly Pick<MirroredPage, 'path'>[],
  baseUrl: string,
  most: number = sitemapLimits.urls,
): Document[] {
  const ours = documents.filter(({ kind }) => kind === 'page');
  const pages = [...ours, ...mirrors.map(({ path }) => ({ path }))];
  const count = Math.ceil(pages.length / most);
  const parts = Array.from({ length: count }, (_, i) => pages.slice(i * most, (i + 1) * most));
  const paths = parts.map((_, i) => `/sitemap-${i + 1}.xml`);
  return documents.flatMap((document) => {
    if (document.path !== '/sitemap.xml') return isPart(document) ? [] : [document];
    if (count <= 1) return [sitemap(document, document.path, () => sitemapText(pages, baseUrl))];
    return [
      sitemap(document, document.path, () => sitemapIndexText(paths, baseUrl)),
      ...parts.map((own, i) => sitemap(document, paths[i] ?? '', () => sitemapText(own, baseUrl))),
    ];
  });
}

/** What of a divided sitemap of ours would stand beside the whole. */
const isPart = ({ path }: Document) => /^\/sitemap-\d+\.xml$/.test(path);

function sitemap({ kind, title, description }: Document, path: string, render: () => string): Document {
  return { path, file: path.slice(1), kind, mediaType: mediaTypes.xml, title, description, render };
}

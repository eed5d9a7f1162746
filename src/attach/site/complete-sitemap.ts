import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { renderSitemap, renderSitemapIndex, sitemapLimits } from '../../documents/sitemap-xml.ts';
import type { MirroredForeignPage } from './mirrors.ts';

/**
 * Lists attached pages in our sitemap if they have none, without dates, which are unknown. More than `most` URLs are
 * split into parts (sitemaps.org).
 */
export function completeSitemap(
  documents: readonly Document[],
  mirrors: readonly Pick<MirroredForeignPage, 'path'>[],
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
    if (count <= 1) return [sitemap(document, document.path, () => renderSitemap(pages, baseUrl))];
    return [
      sitemap(document, document.path, () => renderSitemapIndex(paths, baseUrl)),
      ...parts.map((own, i) => sitemap(document, paths[i] ?? '', () => renderSitemap(own, baseUrl))),
    ];
  });
}

/** Parts of our own divided sitemap. */
const isPart = ({ path }: Document) => /^\/sitemap-\d+\.xml$/.test(path);

function sitemap({ kind, title, description }: Document, path: string, render: () => string): Document {
  return { path, file: path.slice(1), kind, mediaType: mediaTypes.xml, title, description, render };
}

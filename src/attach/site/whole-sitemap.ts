import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { sitemapText } from '../../documents/sitemap-xml.ts';
import type { MirroredPage } from './mirrors.ts';

/** Where they have no sitemap, ours lists their pages too: without dates, which nobody knows. */
export function wholeSitemap(
  documents: readonly Document[],
  mirrors: readonly Pick<MirroredPage, 'path'>[],
  baseUrl: string,
): Document[] {
  const ours = documents.filter(({ kind }) => kind === 'page');
  const pages = [...ours, ...mirrors.map(({ path }) => ({ path }))];
  return documents.map((document) =>
    document.path !== '/sitemap.xml'
      ? document
      : {
          path: document.path,
          file: document.file,
          kind: document.kind,
          mediaType: mediaTypes.xml,
          title: document.title,
          description: document.description,
          render: () => sitemapText(pages, baseUrl),
        },
  );
}

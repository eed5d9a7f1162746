import type { Site } from '../../content/site.ts';
import type { Document, DocumentKind, RenderContext } from '../../core/document.ts';
import type { Html } from '../../core/html.ts';
import type { LinkRelation } from '../../core/link-relations.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { fileOf, mirrorPath } from '../../core/url.ts';
import { layout } from '../html/layout.ts';
import { mirrorText } from './mirror.ts';

/** A page in both of its forms: the HTML page at `/x/` and its Markdown mirror at `/x.md`. */
export interface PageDefinition {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly source?: string;
  readonly llms?: Document['llms'];
  /** How the mirror is served and advertised. */
  readonly mirror?: {
    readonly kind?: DocumentKind;
    readonly link?: readonly LinkRelation[];
    readonly description?: string;
  };
  /** What the table of documents found for it. */
  readonly given?: Document['given'];
  /** Content of the main element. */
  main(context: RenderContext): Html;
  /** The same content as Markdown, with site links as paths. */
  markdown(context: RenderContext): string;
  /** How many links and images of the Markdown lead to this site, where that is known. */
  siteLinks?(): number | undefined;
  jsonLd?(context: RenderContext): readonly object[];
}

/** Every page is two documents, so that no page can lack its mirror (service.md 4.3.1). */
export function pageDocuments(site: Site, page: PageDefinition): Document[] {
  const { path, title, description, updated, source, given } = page;
  const common = {
    title,
    updated,
    ...(source === undefined ? {} : { source }),
    ...(given === undefined ? {} : { given }),
  };
  const mirror = mirrorPath(path);
  return [
    {
      ...common,
      description,
      path,
      file: fileOf(path),
      kind: 'page',
      mediaType: mediaTypes.html,
      ...(page.llms ? { llms: page.llms } : {}),
      render: (context) =>
        layout(site, context, {
          path,
          title,
          description,
          updated,
          main: page.main(context),
          jsonLd: page.jsonLd?.(context),
        }),
    },
    {
      ...common,
      description: page.mirror?.description ?? description,
      path: mirror,
      file: fileOf(mirror),
      kind: page.mirror?.kind ?? 'mirror',
      mediaType: mediaTypes.markdown,
      mirrorOf: path,
      ...(page.mirror?.link ? { link: page.mirror.link } : {}),
      render: (context) => mirrorText(site, page.markdown(context), context.url(path), page.siteLinks?.()),
    },
  ];
}

import type { Html } from '../../core/html.ts';
import type { WayIn } from '../../theme/model/frame.ts';

/** What a page is to schema.org. */
export type PageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'FAQPage';

/** What a page gives to the one layout. */
export interface PageParts {
  /** URL path; absent on the 404 page, which has no address and no mirror. */
  readonly path?: string;
  readonly title: string;
  readonly description: string;
  /** Date of the content, YYYY-MM-DD; absent on the 404 page. */
  readonly updated?: string;
  readonly main: Html;
  /** Address of a script that it has beside that of all pages. */
  readonly script?: string | undefined;
  /** The pages above it, from the homepage down. */
  readonly crumbs?: readonly WayIn[] | undefined;
  /** The address of what it shows: `solutions#recall-calls`; absent: `page#` and its path. */
  readonly fact?: string | undefined;
  /** Absent: a WebPage. */
  readonly type?: PageType | undefined;
  /** schema.org nodes, with the same values as the API, beside that of the page itself. */
  readonly jsonLd?: readonly object[] | undefined;
}

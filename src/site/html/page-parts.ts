import type { Html } from '../../core/html.ts';
import type { LabelledLink } from '../../theme/model/frame.ts';

/** schema.org types of pages. */
export type PageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'FAQPage';

/** Parts of a page for the layout. */
export interface PageParts {
  /** URL path; absent on the 404 page, which has no mirror either. */
  readonly path?: string;
  readonly title: string;
  readonly description: string;
  /** Date of the content, YYYY-MM-DD; absent on the 404 page. */
  readonly updated?: string;
  readonly main: Html;
  /** Path of an additional script. */
  readonly script?: string | undefined;
  /** Pages above, from the homepage down. */
  readonly crumbs?: readonly LabelledLink[] | undefined;
  /** Fact address: `solutions#recall-calls`; absent: `page#` and its path. */
  readonly fact?: string | undefined;
  /** Absent: a WebPage. */
  readonly type?: PageType | undefined;
  /** Nodes besides that of the page, with the API's values. */
  readonly jsonLd?: readonly object[] | undefined;
}

/** Fact address of a page: an item, a list, or the page itself. */
export const factAddress = ({ fact, path = '' }: Pick<PageParts, 'fact' | 'path'>): string => fact ?? `page#${path}`;

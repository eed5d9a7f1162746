import type { Html } from '../../core/html.ts';

/** What a page gives to the one layout. */
export interface PageParts {
  /** URL path; absent on the 404 page, which has no address and no mirror. */
  readonly path?: string;
  readonly title: string;
  readonly description: string;
  /** Date of the content, YYYY-MM-DD; absent on the 404 page. */
  readonly updated?: string;
  readonly main: Html;
  /** schema.org nodes, with the same values as the API. */
  readonly jsonLd?: readonly object[] | undefined;
}

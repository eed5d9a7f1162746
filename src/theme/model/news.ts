import type { LabelledLink } from './frame.ts';

/** A news item, on its page and in the list. */
export interface News {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Publication day, YYYY-MM-DD. */
  readonly date: string;
  /** Day of the last change, if another. */
  readonly updated?: string | undefined;
  /** Name of a person. */
  readonly author?: string | undefined;
}

/** Page of a news item, its text as HTML. */
export interface NewsPage extends News {
  readonly kind: 'news';
  readonly crumbs: readonly LabelledLink[];
  readonly body: string;
}

/** The list of all news, latest first. */
export interface NewsList {
  readonly kind: 'news-list';
  readonly crumbs: readonly LabelledLink[];
  readonly title: string;
  readonly description: string;
  /** Path of the feed. */
  readonly feed: string;
  readonly items: readonly News[];
}

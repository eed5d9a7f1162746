import type { WayIn } from './frame.ts';

/** A piece of news, as its page and the list of all show it. */
export interface News {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day on which it was published, YYYY-MM-DD. */
  readonly date: string;
  /** Day on which it last changed, where that is another. */
  readonly updated?: string | undefined;
  /** Name of a person. */
  readonly author?: string | undefined;
}

/** The page of one piece of news, its text as HTML. */
export interface NewsPage extends News {
  readonly kind: 'news';
  readonly crumbs: readonly WayIn[];
  readonly body: string;
}

/** The list of all news, latest first. */
export interface NewsList {
  readonly kind: 'news-list';
  readonly crumbs: readonly WayIn[];
  readonly title: string;
  readonly description: string;
  /** Path of the feed. */
  readonly feed: string;
  readonly items: readonly News[];
}

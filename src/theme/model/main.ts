import type { Language } from '../../language/language.ts';
import type { Piece } from '../../language/say.ts';
import type { WayIn } from './frame.ts';
import type { NewsList, NewsPage } from './news.ts';
import type { Reference } from './reference.ts';
import type { Sections } from './sections.ts';
import type { View } from './view.ts';

/** A page of prose. */
export interface Article {
  readonly kind: 'article';
  readonly title: string;
  /** The pages above it, from the homepage down. */
  readonly crumbs: readonly WayIn[];
  /** What it tells, in one sentence. */
  readonly description: string;
  /** Its text as HTML, below the title. */
  readonly body: string;
  /** What its front matter asks for before and behind that. */
  readonly sections?: Sections | undefined;
}

/** The one page for every path that is not served, in all languages of the site: the first is that of the page. */
export interface Missing {
  readonly kind: 'missing';
  readonly advice: readonly Advice[];
}

/** What is said there in one language. */
export interface Advice {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Path of the page with the search. */
  readonly search: string;
  readonly ways: readonly (readonly Piece[])[];
  /** Pages of the site; of those a script keeps the nearest to the address, and calls them so. */
  readonly pages: { readonly title: string; readonly nearest: string; readonly links: readonly WayIn[] };
}

/** The page with the search of the whole site. */
export interface SearchPage {
  readonly kind: 'search';
  readonly crumbs: readonly WayIn[];
  readonly title: string;
  readonly description: string;
  /** What editors say first, as HTML. */
  readonly introduction: string | undefined;
  /** Its own path, beside which the index lies. */
  readonly path: string;
  /** Lists of everything, for those without script. */
  readonly lists: readonly (readonly Piece[])[];
}

/** What the main element of a page shows. */
export type Main = View | Article | Reference | Missing | SearchPage | NewsPage | NewsList;

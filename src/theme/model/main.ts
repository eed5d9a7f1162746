import type { Language } from '../../language/language.ts';
import type { TextPiece } from '../../language/translate.ts';
import type { LabelledLink } from './frame.ts';
import type { ApiReference } from './reference.ts';
import type { PageHero, PictureWithAlt } from './sections.ts';
import type { View, ViewSection } from './view.ts';

/** A page of prose. */
export interface Article {
  readonly kind: 'article';
  readonly title: string;
  /** Pages above, from the homepage down. */
  readonly crumbs: readonly LabelledLink[];
  /** Summary in one sentence. */
  readonly description: string;
  /** HTML below the title; empty where sections suffice. */
  readonly body: string;
  readonly sections?: PageSections | undefined;
  /** Only in the docs look. */
  readonly guide?: PageGuide | undefined;
}

/** Parts of a page beside its text, from front matter. */
export interface PageSections {
  /** Opening instead of title and description. */
  readonly hero?: PageHero | undefined;
  readonly before: readonly ViewSection[];
  readonly after: readonly ViewSection[];
  /** Whether there may be no text, as none of them is its place. */
  readonly isAlone: boolean;
}

/** Ways from a page of documentation. */
export interface PageGuide {
  readonly sidebar: readonly SidebarEntry[];
  /** Path of the page. */
  readonly path: string;
  readonly previous?: LabelledLink | undefined;
  readonly next?: LabelledLink | undefined;
  /** Where its source is edited. */
  readonly edit?: string | undefined;
}

/** A page, and those in its folder if that is open. */
export interface SidebarEntry extends LabelledLink {
  readonly items: readonly SidebarEntry[];
}

/** The 404 page in all languages of the site, its own language first. */
export interface NotFoundPage {
  readonly kind: 'missing';
  readonly advice: readonly NotFoundAdvice[];
}

/** 404 advice in one language. */
export interface NotFoundAdvice {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Path of the search page. */
  readonly search: string;
  readonly ways: readonly (readonly TextPiece[])[];
  /** Pages of the site; a script keeps those nearest to the address, under that title. */
  readonly pages: { readonly title: string; readonly nearest: string; readonly links: readonly LabelledLink[] };
}

/** The page with the search of the whole site. */
export interface SearchPage {
  readonly kind: 'search';
  readonly crumbs: readonly LabelledLink[];
  readonly title: string;
  readonly description: string;
  /** Editors' introduction, as HTML. */
  readonly introduction: string | undefined;
  /** Page path; the index lies beside it. */
  readonly path: string;
  /** Lists of everything, for use without script. */
  readonly lists: readonly (readonly TextPiece[])[];
}

/** Content of the main element. */
export type MainModel = View | Article | ApiReference | NotFoundPage | SearchPage | NewsPage | NewsList;

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
  readonly picture?: PictureWithAlt | undefined;
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

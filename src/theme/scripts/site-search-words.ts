/** What the program of the search says; slots in braces. */
export interface SearchWords {
  readonly found: string;
  readonly none: string;
  readonly also: string;
  readonly loading: string;
  readonly failed: string;
  readonly partial: string;
  readonly results: string;
  /** What stands between the items of a list. */
  readonly comma: string;
}

/** The words of the site's language, which stand before this program (src/site/assets/search-program.ts). */
declare const searchWords: SearchWords;

export const words = searchWords;

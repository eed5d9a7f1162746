/** Texts of the search program; slots in braces. */
export interface SearchWords {
  readonly found: string;
  readonly none: string;
  readonly also: string;
  readonly loading: string;
  readonly failed: string;
  readonly partial: string;
  readonly results: string;
  /** Separator of list items. */
  readonly comma: string;
}

/** Words in the site's language, placed before this program (src/site/assets/search-program.ts). */
declare const searchWords: SearchWords;

export const words = searchWords;

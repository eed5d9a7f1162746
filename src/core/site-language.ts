/** One of the languages of a site that has several. */
export interface SiteLanguage {
  /** BCP 47: `de-DE`. */
  readonly tag: string;
  /** What it is called in the content: `de`, or the whole tag where two begin alike. */
  readonly key: string;
  /** What stands in front of its paths: nothing for the first, then `/en`. */
  readonly prefix: string;
}

/** Language of a site that has several. */
export interface SiteLanguage {
  /** BCP 47: `de-DE`. */
  readonly tag: string;
  /** Key in the content: `de`, or the whole tag where two begin alike. */
  readonly key: string;
  /** Prefix of its paths: empty for the first, then `/en`. */
  readonly prefix: string;
}

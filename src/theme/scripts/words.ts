/** Texts of the page program; slots in braces. */
export interface ScriptWords {
  readonly search: string;
  readonly found: string;
  readonly none: string;
  readonly searchList: string;
  readonly foundInList: string;
  readonly noneInList: string;
  readonly opened: string;
  readonly tooLongCopied: string;
  readonly tooLongBox: string;
  readonly pasteCopied: string;
  readonly paste: string;
  readonly requestCopied: string;
  readonly copyBox: string;
  readonly asText: string;
  readonly labelled: string;
  readonly close: string;
}

/** Words in the site's language, placed before this program (src/site/assets/script.ts). */
declare const siteWords: ScriptWords;

export const words = siteWords;

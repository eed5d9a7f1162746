import { findForbiddenCharacters } from '../../core/characters.ts';

// Rules for texts, which schemas share.

// Line ends and shapeless characters, beside those that no content may hold.
const shapeless = /[\p{Cc}\p{Co}\p{Cn}]/u;
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether anything is visible. */
export const isVisible = (text: string) => visible.test(text);

/** Whether neither end has spaces; another rule is for spaces alone. */
export const isTrimmed = (text: string) => text === text.trim() || text.trim() === '';

/** Whether a text has no line breaks or invisible characters. */
export const isInOneLine = (text: string) =>
  !visible.test(text) || (!shapeless.test(text.trim()) && findForbiddenCharacters(text.trim()).length === 0);

/** Whether no {{fact}} stands in it. */
export const hasNoFacts = (text: string) => !text.includes('{{');

/** Whether a text without {{facts}} is one line of so many characters at most. */
const isLine = (text: string, max: number) =>
  text.length <= max && isVisible(text) && isTrimmed(text) && isInOneLine(text) && hasNoFacts(text);

/** Whether a text is a line that may hold {{facts}}; its length once they are filled in is not checked. */
export const isFactLine = (text: string, max: number) => isLine(text.replaceAll('{{', ''), max);

/** A soft hyphen tells a browser where a word may break; names and titles go where nobody expects one. */
export const removeSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');

/** The first day that a date may name. */
export const earliestDate = '1600-01-01';

/** A whole number, as it is written. */
export const wholeNumberPattern = /^\d{1,6}$/;

/** Reports what a rule of a whole object found: where, the words with what was found, and what to do. */
export type ReportIssue = (
  path: readonly (string | number)[],
  message: string,
  params?: { readonly code?: string; readonly hint?: string | undefined },
) => void;

/**
 * Options of a refinement that carries its own problem code and hint (read by src/content/check/issues.ts). What was
 * found is added to the message, unless it is whole.
 */
export function rule(message: string, params: { hint?: string; code?: string; isWhole?: true } = {}) {
  return { error: message, params };
}

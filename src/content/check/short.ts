/** The most characters of a text of the content that a message shows. */
export const shownLength = 60;

/** A text as messages show it: whole, or cut to that length. */
export function short(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text;
}

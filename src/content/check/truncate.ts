/** The most characters of a text of the content that a message shows. */
export const maxShownLength = 60;

/** A text as messages show it: whole, or cut to that length. */
export function truncate(text: string): string {
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1)}…` : text;
}

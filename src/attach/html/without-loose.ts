/**
 * A text without what no reader sees and text does not need: soft hyphens, places for a line to break, marks of direction,
 * which HTML is written with; marks that are ours; control characters.
 */
export const withoutLoose = (text: string): string =>
  text.replace(/[\u00AD\u061C\u200B\u200E\u200F\u2060\u2066-\u2069\uFEFF\uE000\uE001]|(?![\t\n\f\r])\p{Cc}/gu, '');

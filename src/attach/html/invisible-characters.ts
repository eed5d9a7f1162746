/**
 * Removes characters that no reader sees: soft hyphens, line break hints, direction marks, control characters, and
 * letters that only a font of icons has, our own marks among them.
 */
export const removeInvisibleCharacters = (text: string): string =>
  text.replace(/[\u00AD\u061C\u200B\u200E\u200F\u2060\u2066-\u2069\uFEFF]|\p{Co}|(?![\t\n\f\r])\p{Cc}/gu, '');

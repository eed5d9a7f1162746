/**
 * Removes characters that no reader sees: soft hyphens, line break hints, direction marks, our own marks, control
 * characters.
 */
export const removeInvisibleCharacters = (text: string): string =>
  text.replace(/[\u00AD\u061C\u200B\u200E\u200F\u2060\u2066-\u2069\uFEFF\uE000\uE001]|(?![\t\n\f\r])\p{Cc}/gu, '');

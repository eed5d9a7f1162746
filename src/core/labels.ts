/**
 * A text without the labels of `explain`, which stand behind values in characters of private use
 * (src/desk/provenance/marks.ts): for whoever measures, checks or looks up what a value says.
 */
export const withoutLabels = (text: string): string => text.replace(/[\uE000-\uE0FF]/g, '');

/** The label behind a text, or nothing. */
export const labelBehind = (text: string): string => text.slice(withoutLabels(text).length);

/** Rewrites a value and keeps the label behind it. */
export const rewritten = <T extends string>(value: T, write: (plain: T) => string): string =>
  write(withoutLabels(value) as T) + labelBehind(value);

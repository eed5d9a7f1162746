/**
 * A text without the labels of `explain`, which stand behind values in characters of private use
 * (src/explain/labelled-site.ts): for whoever measures, checks or looks up what a value says.
 */
export const stripLabels = (text: string): string => text.replace(/[\uE000-\uE0FF]/g, '');

/** The label behind a text, or nothing. */
export const findTrailingLabel = (text: string): string => text.slice(stripLabels(text).length);

/** Rewrites a value and keeps the label behind it. */
export const rewriteKeepingLabel = <T extends string>(value: T, write: (plain: T) => string): string =>
  write(stripLabels(value) as T) + findTrailingLabel(value);

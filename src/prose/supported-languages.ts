/** Languages in which all kinds of claims are read: each has a table in words/, which a native reader has gone through. */
const whole: ReadonlySet<string> = new Set(['de', 'en']);

/** Whether all kinds of claims are read in a language (`en-GB`), or only those that need no words. */
export const isFullySupportedLanguage = (tag: string): boolean => whole.has(tag.split('-', 1)[0] ?? '');

/** Languages in which ages, law, legal forms, labels of register numbers and counts of all lists are read too. */
const whole: ReadonlySet<string> = new Set(['de', 'en']);
/** Languages with words for claims in words/claims/. */
const claims: ReadonlySet<string> = new Set(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt']);

const languageOf = (tag: string): string => tag.split('-', 1)[0] ?? '';

/** Whether all kinds of claims are read in a language (`en-GB`). */
export const isFullySupportedLanguage = (tag: string): boolean => whole.has(languageOf(tag));

/** Whether claims are read in a language, or only what needs no words. */
export const hasClaimWords = (tag: string): boolean => claims.has(languageOf(tag));

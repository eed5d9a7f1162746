import data from './data/world.json' with { type: 'json' };

/** Places with a twelve-hour clock: regions, and languages in a region. */
export const twelveHours: readonly string[] = data.twelveHours;

/** The first day of the week where it is not Monday. */
export const firstDays: Readonly<Record<string, string>> = data.firstDays;

/** Currencies that are in use, by ISO 4217 code. */
export const currencies: readonly string[] = data.currencies;

/** Currencies that have not two decimals. */
export const decimals: Readonly<Record<string, number>> = data.decimals;

/** Scripts that are written from right to left. */
export const rtlScripts: readonly string[] = data.rtlScripts;

/** Languages, and languages in a region, that are written in such a script. */
export const rtlLanguages: readonly string[] = data.rtlLanguages;

/** Names of languages in themselves. */
export const ownNames: Readonly<Record<string, string>> = data.ownNames;

import { languageCodes } from './language.ts';
import { languageByTag } from './language-by-tag.ts';
import type { LanguageTable } from './language-table.ts';

const key = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * ISO 3166-1 alpha-2 code of a country by its name in any language of Gazette, or by its code in any case; undefined if
 * unknown. Loads the tables of all languages, so call it for errors only.
 */
export function findCountryCode(name: string): string | undefined {
  const wanted = key(name);
  for (const each of languageCodes)
    for (const [code, called] of Object.entries(languageByTag(each).table.countries))
      if (key(called) === wanted || key(code) === wanted) return code;
  return undefined;
}

/** Name of a country (ISO 3166-1 alpha-2), as it stands alone; undefined if unknown. */
export function findCountryName({ countries }: LanguageTable, code: string): string | undefined {
  return countries[code];
}

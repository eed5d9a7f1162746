import { languageCodes } from './language.ts';
import { spoken } from './spoken.ts';

const key = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * The code of the country (ISO 3166-1 alpha-2) that is called so in a language that Gazette speaks; a code itself in any
 * letters; undefined for what is none. Loads the tables of all languages: for what was refused.
 */
export function countryCalled(name: string): string | undefined {
  const wanted = key(name);
  for (const each of languageCodes)
    for (const [code, called] of Object.entries(spoken(each).table.countries))
      if (key(called) === wanted || key(code) === wanted) return code;
  return undefined;
}

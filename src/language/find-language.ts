import { languageCodes } from './language.ts';
import { languageByTag } from './language-by-tag.ts';

/** English names of the languages with a catalogue. */
export const englishNames: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  dutch: 'nl',
  polish: 'pl',
  portuguese: 'pt',
  japanese: 'ja',
  arabic: 'ar',
};

/** The code of a language by its name in itself or in English, in any case. */
export function findLanguageCode(name: string): string | undefined {
  const key = (text: string) => text.normalize('NFKC').toLowerCase().trim();
  const wanted = key(name);
  return languageCodes.find((code) => key(languageByTag(code).ownName) === wanted) ?? englishNames[wanted];
}

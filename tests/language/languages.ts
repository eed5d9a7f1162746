import { findLanguage } from '../../src/language/language.ts';

/** The language of a tag that has one. */
export function speak(tag: string) {
  const found = findLanguage(tag);
  if ('missing' in found) throw new Error(`${tag} is missing`);
  return found.language;
}

export const tags = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'] as const;

/** Regions whose customs differ. */
export const regional = ['en-US', 'de-AT', 'de-CH', 'fr-CH', 'es-MX', 'pt-BR', 'ar-EG', 'ar-SA'] as const;

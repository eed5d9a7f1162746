import { findMissingCatalogue } from '../../language/language-by-tag.ts';
import { parsePublishedPage } from './page.ts';

/** A language of an origin, and where it lives: empty, or `/en`. */
export interface LanguageSection {
  readonly language: string;
  readonly prefix: string;
}

/** The languages of an origin, as its homepage says: its own, then those of its alternates. English where it says none. */
export function listLanguageSections(home: string, origin: string): readonly LanguageSection[] {
  const { language, links } = parsePublishedPage(home);
  const others = links.flatMap(({ rel, hreflang, href }) => {
    const prefix = href.startsWith(`${origin}/`) ? href.slice(origin.length, -1) : '';
    const isOther = rel === 'alternate' && hreflang !== '' && hreflang !== 'x-default';
    return !isOther || prefix === '' || prefix.includes('.') ? [] : [{ language: spokenTag(hreflang), prefix }];
  });
  return [{ language: spokenTag(language), prefix: '' }, ...others];
}

const spokenTag = (tag: string): string => (tag !== '' && findMissingCatalogue(tag) === undefined ? tag : 'en');

/** The language that a path is in. */
export const findLanguageSection = (path: string, languages: readonly LanguageSection[]): LanguageSection =>
  languages.find(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`)) ??
  languages[0] ?? { language: 'en', prefix: '' };

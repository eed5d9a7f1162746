import { findMissingCatalogue } from '../../language/language-by-tag.ts';
import { findAttribute, findTags } from './html.ts';

/** A language of an origin, and where it lives: empty, or `/en`. */
export interface LanguageSection {
  readonly language: string;
  readonly prefix: string;
}

/** The languages of an origin, as its homepage says: its own, then those of its alternates. English where it says none. */
export function listLanguageSections(home: string, origin: string): readonly LanguageSection[] {
  const own = findAttribute(findTags(home, 'html')[0] ?? '', 'lang') ?? '';
  const others = findTags(home, 'link').flatMap((link) => {
    const [tag, href = ''] = [findAttribute(link, 'hreflang'), findAttribute(link, 'href')];
    const prefix = href.startsWith(`${origin}/`) ? href.slice(origin.length, -1) : '';
    const isOther = tag !== undefined && tag !== 'x-default' && findAttribute(link, 'rel') === 'alternate';
    return !isOther || prefix === '' || prefix.includes('.') ? [] : [{ language: spokenTag(tag), prefix }];
  });
  return [{ language: spokenTag(own), prefix: '' }, ...others];
}

const spokenTag = (tag: string): string => (tag !== '' && findMissingCatalogue(tag) === undefined ? tag : 'en');

/** The language that a path is in. */
export const findLanguageSection = (path: string, languages: readonly LanguageSection[]): LanguageSection =>
  languages.find(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`)) ??
  languages[0] ?? { language: 'en', prefix: '' };

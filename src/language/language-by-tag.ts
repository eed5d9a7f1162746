import { stripLabels } from '../core/labels.ts';
import { createLanguage, findLanguage, type Language } from './language.ts';
import { findUntranslatedTexts, type LanguageFile } from './language-file.ts';
import { parseLanguageTag } from './language-tags.ts';
import { createPseudoLanguage } from './pseudo-language.ts';

const known = new Map<string, Language>();
const own = new Map<string, { readonly file: LanguageFile; readonly language: Language }>();

/**
 * Language of a site by its BCP 47 tag, the same object each time. `xx` and `xy` are pseudo-English, to find
 * untranslated text. Throws on a tag without catalogue, which content/check refuses.
 */
export function languageByTag(tag: string): Language {
  const found = own.get(tag)?.language ?? known.get(tag);
  if (found) return found;
  // Tags may hold labels of `explain` (src/explain/labelled-site.ts).
  const plain = stripLabels(tag);
  const mine = own.get(plain)?.language;
  if (mine) return mine;
  const language = find(plain);
  known.set(tag, language);
  return language;
}

/** Gives a tag the catalogue that a project has for it, until it is given another. Whether a site has one is up to its content. */
export function registerLanguage(tag: string, file: LanguageFile): void {
  const read = parseLanguageTag(tag);
  if (!read || own.get(tag)?.file === file) return;
  const language = createLanguage(read, file);
  own.set(tag, { file, language: { ...language, untranslated: findUntranslatedTexts(language.words) } });
}

function find(tag: string): Language {
  if (tag === 'xx' || tag === 'xy') return createPseudoLanguage(tag);
  const found = findLanguage(tag);
  if ('language' in found) return found.language;
  throw new Error(`there is no catalogue for ${tag}`);
}

/** Catalogue file that a tag lacks; undefined if it has one, empty if no file would help. */
export function findMissingCatalogue(tag: string): string | undefined {
  if (tag === 'xx' || tag === 'xy' || own.has(tag)) return undefined;
  const found = findLanguage(tag);
  return 'missing' in found ? found.missing : undefined;
}

/** A language's name in itself, with its region if another language of the site has that name. */
export function languageName(tag: string, languages: readonly { readonly tag: string }[]): string {
  const { ownName } = languageByTag(tag);
  const isShared = languages.filter((each) => languageByTag(each.tag).ownName === ownName).length > 1;
  return isShared ? `${ownName} (${tag})` : ownName;
}

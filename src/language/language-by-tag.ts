import { stripLabels } from '../core/labels.ts';
import { findLanguage, type Language } from './language.ts';
import { createPseudoLanguage } from './pseudo-language.ts';

const known = new Map<string, Language>();

/**
 * Language of a site by its BCP 47 tag, the same object each time. `xx` and `xy` are pseudo-English, to find
 * untranslated text. Throws on a tag without catalogue, which content/check refuses.
 */
export function languageByTag(tag: string): Language {
  // Tags may hold labels of `explain` (src/desk/provenance/leaf-labels.ts).
  const language = known.get(tag) ?? find(stripLabels(tag));
  known.set(tag, language);
  return language;
}

function find(tag: string): Language {
  if (tag === 'xx' || tag === 'xy') return createPseudoLanguage(tag);
  const found = findLanguage(tag);
  if ('language' in found) return found.language;
  throw new Error(`there is no catalogue for ${tag}`);
}

/** Catalogue file that a tag lacks; undefined if it has one, empty if no file would help. */
export function findMissingCatalogue(tag: string): string | undefined {
  if (tag === 'xx' || tag === 'xy') return undefined;
  const found = findLanguage(tag);
  return 'missing' in found ? (found.missing.file ?? '') : undefined;
}

import { withoutLabels } from '../core/labels.ts';
import { type Language, languageOf } from './language.ts';
import { privateLanguage } from './private-language.ts';

const known = new Map<string, Language>();

/**
 * The language of a site by its tag (BCP 47), the same object each time. `xx` and `xy` are the private languages, in
 * which leftover English shows. Throws on a tag that content/check refuses: it has no catalogue.
 */
export function spoken(tag: string): Language {
  // Labels of `explain` (src/desk/provenance/marks.ts) are no part of the tag.
  const language = known.get(tag) ?? find(withoutLabels(tag));
  known.set(tag, language);
  return language;
}

function find(tag: string): Language {
  if (tag === 'xx' || tag === 'xy') return privateLanguage(tag);
  const found = languageOf(tag);
  if ('language' in found) return found.language;
  throw new Error(`there is no catalogue for ${tag}`);
}

/** The file of the catalogue that a tag lacks; undefined where it is spoken, empty where no file would help. */
export function missingCatalogue(tag: string): string | undefined {
  if (tag === 'xx' || tag === 'xy') return undefined;
  const found = languageOf(tag);
  return 'missing' in found ? (found.missing.file ?? '') : undefined;
}

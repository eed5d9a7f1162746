import type { Report } from '../../core/problem.ts';
import { languageCodes } from '../../language/language.ts';
import { missingCatalogue } from '../../language/spoken.ts';
import { moduleOf, type Sources } from '../read/load.ts';

/** The language of the site must have a catalogue, or half of each page would be English: reports `language-unknown`. */
export function checkLanguage(sources: Sources, tag: string, report: Report): boolean {
  const file = missingCatalogue(tag);
  if (file === undefined) return true;
  report({
    code: 'language-unknown',
    at: moduleOf(sources, 'site').locate(['language']),
    field: 'language',
    message: `expected a language that Gazette speaks (${languageCodes.join(', ')}), got "${tag}"`,
    ...(file !== '' && { hint: `A language is one file: add ${file} as CONTRIBUTING.md tells.` }),
  });
  return false;
}

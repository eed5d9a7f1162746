import type { Report } from '../../core/problem.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { fieldName } from '../check/field-name.ts';
import { hasPlaceholder } from '../check/placeholders.ts';
import type { ModuleText } from './sources-in.ts';

/**
 * Reports `translation-unknown` for a text in a language that the site does not have or without its first, at its place,
 * and `translation-missing` for one that is not given in all. A name that is written once is the same in all of them.
 */
export function reportTexts(texts: readonly ModuleText[], languages: readonly SiteLanguage[], report: Report): void {
  const keys = languages.map(({ key }) => key);
  const [first = ''] = keys;
  for (const { located, path, key, given, text, kind } of texts) {
    const field = fieldName(path);
    for (const other of given.filter((each) => !keys.includes(each)))
      report({
        code: 'translation-unknown',
        at: located.locate([...path, other], 'key'),
        field,
        message: `expected a language of the site (${keys.join(', ')}), got "${other}"`,
        hint: 'Remove it, or add the language to languages in content/site.ts.',
      });
    const isPerLanguage = key !== undefined || typeof text !== 'string';
    if (isPerLanguage && !given.includes(first)) {
      report({
        code: 'translation-unknown',
        at: located.locate(path),
        field,
        message: `expected the text in "${first}", the first language of the site, got ${given.length === 0 ? 'none' : `it in ${quoted(given)}`}`,
        hint: `Add ${first}: '…' to it; what other languages lack is shown in that.`,
      });
      continue;
    }
    const missing = isPerLanguage ? keys.filter((each) => !given.includes(each)) : keys.slice(1);
    if (missing.length === 0 || hasPlaceholder(text) || (kind === 'name' && !isPerLanguage)) continue;
    report({
      code: 'translation-missing',
      at: located.locate(path),
      field,
      message: `expected the text in ${quoted(missing)} too, got it in "${first}" alone`,
      hint: `Write { ${keys.map((each) => `${each}: '…'`).join(', ')} }. Until then it is shown in "${first}".`,
    });
  }
}

const quoted = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(' and ');

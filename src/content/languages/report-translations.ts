import { formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { parseLanguageTag } from '../../language/language-tags.ts';
import { formatFieldPath } from '../check/format-field-path.ts';
import { hasPlaceholder } from '../check/placeholders.ts';
import type { ModuleText } from './translate-sources.ts';

/**
 * Reports `translation-unknown` for a text in a language that the site does not have or without its first, at its place,
 * and `translation-missing` for one that is not given in all. A name that is written once is the same in all of them.
 */
export function reportTranslations(
  texts: readonly ModuleText[],
  languages: readonly SiteLanguage[],
  report: Report,
): void {
  const keys = languages.map(({ key }) => key);
  const [first = ''] = keys;
  for (const { located, path, key, given, text, kind } of texts) {
    const field = formatFieldPath(path);
    const meant: string[] = [];
    for (const other of given.filter((each) => !keys.includes(each))) {
      const near = keys.find((each) => isNear(each, other) && !given.includes(each));
      report({
        code: 'translation-unknown',
        at: located.locate([...path, other], 'key'),
        field,
        message: `expected a language of the site (${keys.join(', ')}), got "${other}"`,
        hint: near ? formatDidYouMean(near) : 'Remove it, or add the language to languages in content/site.ts.',
      });
      if (near) meant.push(near);
    }
    const isPerLanguage = key !== undefined || typeof text !== 'string';
    // A text under a wrong key is one mistake.
    const there = isPerLanguage ? keys.filter((each) => given.includes(each) || meant.includes(each)) : [first];
    if (!there.includes(first)) {
      report({
        code: 'translation-unknown',
        at: located.locate(path),
        field,
        message: `expected the text in "${first}", the first language of the site, got ${given.length === 0 ? 'none' : `it in ${quoted(given)}`}`,
        hint: `Add ${first}: '…' to it; what other languages lack is shown in that.`,
      });
      continue;
    }
    const missing = keys.filter((each) => !there.includes(each));
    if (missing.length === 0 || hasPlaceholder(text) || (kind === 'name' && !isPerLanguage)) continue;
    report({
      code: 'translation-missing',
      at: located.locate(path),
      field,
      message: `expected the text in ${quoted(missing)} too, got it in ${quoted(there)}${there.length === 1 ? ' alone' : ''}`,
      hint: `Write { ${keys.map((each) => `${each}: '…'`).join(', ')} }. Until then it is shown in "${first}".`,
    });
  }
}

/** Whether two keys begin with the same language: `de` and `de-DE`. */
const isNear = (one: string, other: string): boolean =>
  parseLanguageTag(one)?.language === parseLanguageTag(other)?.language;

const quoted = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(' and ');

import { digestCatalogue } from '../content/languages/languages.ts';
import { getModule, type Sources } from '../content/read/load.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import type { Check } from './check.ts';

/**
 * Whether a native reader has signed what Gazette says in the language of the site: asked by `check` alone, as nothing in
 * the content is wrong. English is what the others are translated from.
 */
export const checkSignedLanguage: Check = ({ site, sources }, report) => {
  const { languages } = site;
  for (const [i, each] of (languages ?? [{ tag: site.language }]).entries()) {
    const { tag, reviewed } = languageByTag(each.tag);
    const code = tag.slice(0, 2);
    if (reviewed !== false || code === 'en') continue;
    report({
      code: 'language-unreviewed',
      at: getModule(sources, 'site').locate(languages ? ['languages', i] : ['language']),
      field: languages ? `languages[${i}]` : 'language',
      message: `expected words that a native reader has signed, got ${fileOf(tag, sources)} with reviewed: false`,
    });
  }
};

const fileOf = (tag: string, sources: Sources): string =>
  digestCatalogue(sources, tag) === undefined
    ? `src/language/data/${tag.slice(0, 2)}.json of Gazette`
    : 'the catalogue in content/words/';

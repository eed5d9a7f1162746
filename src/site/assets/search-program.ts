import type { Site } from '../../content/site.ts';
import type { TextKey } from '../../language/catalogue.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import program from '../../theme/scripts/site-search.ts?browser';
import type { SearchWords } from '../../theme/scripts/site-search-words.ts';
import { browserProgram } from './browser-program.ts';

/** Words of the search program, with open slots. */
function wordsOf({ language }: Pick<Site, 'language'>): SearchWords {
  const { words, table } = languageByTag(language);
  const text = (key: TextKey) => {
    const said = words[key];
    return typeof said === 'string' ? said : said.other;
  };
  return {
    found: text('search.found'),
    none: text('search.none'),
    also: text('search.alsoFinds'),
    loading: text('search.loading'),
    failed: text('search.failed'),
    partial: text('search.partial'),
    results: text('search.results'),
    comma: table.comma,
  };
}

/** The search program: a separate file, which pages load on first use. */
const ofSearch = browserProgram('search', {
  title: 'Search program',
  description: 'Search in everything that the site publishes, loaded when it is used.',
  text: (site) => `const searchWords = ${JSON.stringify(wordsOf(site))};\n${program}`,
});

/** Path of the search program in the language of a site, with a digest. */
export const searchProgramPath = ofSearch.path;

/** Document of the search program. */
export const searchProgram = ofSearch.document;

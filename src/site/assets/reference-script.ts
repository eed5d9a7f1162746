import type { TextKey } from '../../language/catalogue.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import type { ReferenceWords } from '../../theme/scripts/reference/words.ts';
import program from '../../theme/scripts/reference.ts?browser';
import { browserProgram } from './browser-program.ts';

/** Catalogue keys for the words of the reference program. */
const keys = {
  copy: 'frame.copy',
  copyOf: 'frame.copyOf',
  copied: 'frame.copied',
  selected: 'frame.selected',
  search: 'docs.search',
  found: 'docs.found',
  none: 'docs.none',
  fieldsOf: 'docs.fieldsOf',
  live: 'docs.live',
  tryIt: 'try.it',
  tryItOf: 'try.itOf',
  idle: 'try.idle',
  asking: 'try.asking',
  done: 'try.done',
  failed: 'try.failed',
  timeout: 'try.timeout',
  offline: 'try.offline',
  headers: 'docs.headers',
  body: 'try.body',
} as const satisfies Readonly<Record<keyof ReferenceWords, TextKey>>;

/** Words in a language, with open slots, which the program fills. */
function wordsIn(tag: string): ReferenceWords {
  const { words } = languageByTag(tag);
  const all = Object.entries(keys).map(([name, key]) => [name, words[key]] as const);
  return Object.fromEntries(all) as unknown as ReferenceWords;
}

/** Script of the pages of endpoints, which no other page loads. */
const ofReference = browserProgram('reference', {
  title: 'Script of the reference',
  description: 'Tabs, search, list of fields, copy buttons and requests to the API.',
  text: ({ language }) => `const referenceWords = ${JSON.stringify(wordsIn(language))};\n${program}`,
});

/** Path of the reference script in a site's language. */
export const referenceScriptPath = ofReference.path;

/** Document of the reference script. */
export const referenceScript = ofReference.document;

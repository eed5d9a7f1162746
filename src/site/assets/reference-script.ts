import type { Key } from '../../language/catalogue.ts';
import { spoken } from '../../language/spoken.ts';
import type { ReferenceWords } from '../../theme/scripts/reference/words.ts';
import program from '../../theme/scripts/reference.ts?browser';
import { browserProgram } from './program.ts';

/** Where the words of the program of the reference stand in the catalogue. */
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
} as const satisfies Readonly<Record<keyof ReferenceWords, Key>>;

/** What it says in a language, its slots still open: it fills them. */
function wordsIn(tag: string): ReferenceWords {
  const { words } = spoken(tag);
  const all = Object.entries(keys).map(([name, key]) => [name, words[key]] as const);
  return Object.fromEntries(all) as unknown as ReferenceWords;
}

/** The script of the reference, which no other page loads. */
const ofReference = browserProgram('reference', {
  title: 'Script of the reference',
  description: 'Tabs, search, section mark, copy buttons and requests to the API.',
  text: ({ language }) => `const referenceWords = ${JSON.stringify(wordsIn(language))};\n${program}`,
});

/** The address of that script in the language of a site. */
export const referenceScriptPath = ofReference.path;

/** The script of the reference, as a document. */
export const referenceScript = ofReference.document;

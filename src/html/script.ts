import { codeScript } from './scripts/code.ts';
import { contactScript } from './scripts/contact.ts';
import { questionsScript } from './scripts/questions.ts';
import { tryItScript } from './scripts/try-it.ts';
import { wordSearchScript } from './scripts/word-search.ts';

/**
 * The script of all pages, a JavaScript module as it is sent. Pages are complete without it: each part makes its own
 * controls, so that none stands there dead when scripts are off.
 */
export const script = [wordSearchScript, questionsScript, contactScript, codeScript, tryItScript]
  .map((part) => `${part.trim()}\n`)
  .join('');

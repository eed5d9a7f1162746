import { codeScript } from './code.ts';
import { contactScript } from './contact.ts';
import { questionsScript } from './questions.ts';
import { tryItScript } from './try-it.ts';
import { wordSearchScript } from './word-search.ts';

/**
 * The script of all pages, a JavaScript module as it is sent. Pages are complete without it: each part makes its own
 * controls, so that none stands there dead when scripts are off.
 */
export const script = [wordSearchScript, questionsScript, contactScript, codeScript, tryItScript]
  .map((part) => `${part.trim()}\n`)
  .join('');

import { codeScript } from './scripts/code.ts';
import { questionsScript } from './scripts/questions.ts';
import { tryItScript } from './scripts/try-it.ts';

/**
 * The script of all pages, a JavaScript module as it is sent. Pages are complete without it: each part makes its own
 * controls, so that none stands there dead when scripts are off.
 */
export const script = [questionsScript, codeScript, tryItScript].map((part) => `${part.trim()}\n`).join('');

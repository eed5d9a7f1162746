import { removeLooseCharacters } from '../../core/characters.ts';

/** Letters that run from right to left (blocks of Hebrew to Arabic, and their forms). */
const rightToLeft = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe';
const leftToRight = '0-9A-Za-z\\u00c0-\\u024f\\u0370-\\u052f';

/** Overrides around text that runs so by itself, as office programs put them around telephone numbers. */
const idleOverride = new RegExp(
  `\\u202d([^${rightToLeft}\\u202c\\u202e]*)\\u202c|\\u202e([^${leftToRight}\\u202c\\u202d]*)\\u202c`,
  'g',
);

/**
 * Removes characters that no reader sees: soft hyphens, line break hints, marks and embeddings of direction, operators of
 * MathML, letters that only a font of icons has, our own marks, control characters, joiners that join nothing. An
 * override that turns text round stays.
 */
export const removeInvisibleCharacters = (text: string): string =>
  removeLooseCharacters(
    text
      .replace(/[\u2028\u2029]/g, ' ')
      .replace(idleOverride, '$1$2')
      .replace(
        /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202C\u2060-\u2064\u2066-\u206F\uFEFF]|\p{Co}|(?![\t\n\f\r])\p{Cc}/gu,
        '',
      ),
  );

import type { ClaimWords } from './claims/table.ts';

const kept = new Map<string, Map<string, RegExp>>();

/** A pattern that is made once for each source: making it costs a hundred times more than asking it. */
export function compilePattern(source: string, flags: string): RegExp {
  const made = kept.get(flags) ?? new Map<string, RegExp>();
  kept.set(flags, made);
  const known = made.get(source) ?? new RegExp(source, flags);
  made.set(source, known);
  return known;
}

/** Keeps what is made of the table of a language, for each of them. */
export function keepByLanguage<T>(make: (words: ClaimWords) => T): (words: ClaimWords) => T {
  const made = new Map<string, T>();
  return (words) => {
    const known = made.get(words.code) ?? make(words);
    made.set(words.code, known);
    return known;
  };
}

/** A pattern over whole words of any script: `\b` knows only Latin letters without accents. */
export const compileWordPattern = (source: string, flags = 'iu'): RegExp =>
  compilePattern(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);

/** How a script tells words apart. */
type WordScript = 'spaced' | 'unspaced' | 'joined';

/**
 * Edges of a word. Japanese, Chinese and Thai have no spaces: any letter may. In Arabic a conjunction, a
 * preposition and an article are joined to a word, and a pronoun or an ending behind it.
 */
const around: Readonly<Record<WordScript, readonly [string, string]>> = {
  spaced: ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'],
  unspaced: ['', ''],
  joined: ['(?<![\\p{L}\\p{N}])[وف]?[بلك]?(?:ال|ل)?', '(?:نا|ها|هم|كم|ه|ك|ي|اً|ًا|ا|ة|ات|ون|ين)?(?![\\p{L}\\p{N}])'],
};

/** Scripts that are written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** The source of a pattern over whole words: an edge that a script without spaces makes is none. */
export const wordSource = (source: string, script: WordScript): string =>
  `${around[script][0]}(?:${source})${around[script][1]}`;

export const isUnspaced = (text: string): boolean => unspaced.test(text);

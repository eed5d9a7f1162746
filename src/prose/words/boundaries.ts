/** How a script tells words apart. */
export type WordScript = 'spaced' | 'unspaced' | 'joined';

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

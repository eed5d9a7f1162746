/** Something that can be found: its `title` counts twice. */
export interface Entry {
  readonly title: string;
  readonly text: string;
}

const sameLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const betweenUnspaced = new RegExp(`(${unspaced.source})`, 'u');
const hangul = /\p{scx=Hangul}/u;

/** A text without case and diacritics. */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/[ßæœøłđðı]/g, (letter) => sameLetters[letter] ?? letter);
}

/** The words of a text without case and diacritics; scripts that put no spaces between words give pairs of characters. */
export function wordsOf(text: string): Set<string> {
  const words = plainOf(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => word.split(betweenUnspaced).filter(Boolean).flatMap(pairsOf)));
}

function pairsOf(part: string): string[] {
  const letters = [...part];
  if (letters.length < 3 || !unspaced.test(part)) return [part];
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}

/** How far a word of the query is in a word of the text: the same, its beginning, another form of it, a part of it. */
function likeness(query: string, word: string): number {
  if (query === word) return 1;
  if (query.length > (hangul.test(query) ? 1 : 2) && word.startsWith(query)) return 0.8;
  let common = 0;
  while (common < query.length && query[common] === word[common]) common += 1;
  if (common > 3 && common >= 0.6 * Math.max(query.length, word.length)) return 0.7;
  if (query.length > 3 && word.includes(query)) return 0.6;
  return word.length > 4 && query.includes(word) ? 0.4 : 0;
}

/** Among few entries even "I" and "do" are rare. Where a character is a syllable or more, short words say enough. */
const substance = (word: string) => (unspaced.test(word) || hangul.test(word) ? 1 : Math.min(1, word.length / 4));

/**
 * Search by words: the positions of the entries that match, best first. Rare words count more than common ones, and
 * long ones more than short ones, so that "what", "is" and "the" decide nothing, in any language.
 */
export function search(entries: readonly Entry[], query: string): number[] {
  const texts = entries.map(({ title, text }) => [[2, wordsOf(title)] as const, [1, wordsOf(text)] as const]);
  const scores = new Map(entries.map((_, i) => [i, 0]));
  let possible = 0;
  for (const word of wordsOf(query)) {
    const found = texts.map((fields) => best(fields, word));
    const rarity = Math.log((entries.length + 1) / (Math.max(1, found.filter(Boolean).length) + 0.5));
    const weight = rarity * substance(word);
    possible += weight;
    for (const [i, much] of found.entries()) scores.set(i, (scores.get(i) ?? 0) + weight * much);
  }
  // What is far from the best, or holds next to nothing of what was asked, is no answer.
  const highest = [...scores.values()].reduce((most, score) => Math.max(most, score), 0);
  const least = Math.max(0.4 * highest, 0.2 * possible);
  return [...scores]
    .filter(([, score]) => score > 0 && score >= least)
    .sort(([, a], [, b]) => b - a)
    .map(([i]) => i);
}

function best(fields: readonly (readonly [weight: number, words: ReadonlySet<string>])[], word: string): number {
  let most = 0;
  for (const [weight, words] of fields)
    for (const other of words) most = Math.max(most, weight * likeness(word, other));
  return most;
}

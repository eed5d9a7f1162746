/**
 * Search by words, as JavaScript for the homepage and for the in-browser tools: `search(entries, query)` gives the
 * positions of the entries that match, best first. An entry has a `title`, which counts twice, and a `text`. Rare words
 * count more than common ones, and long ones more than short ones, so that "what", "is" and "the" decide nothing, in
 * any language.
 */
export const wordSearchScript = String.raw`
const sameLetters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;

const hangul = /\p{scx=Hangul}/u;

// Without case and diacritics; scripts that put no spaces between words are read as pairs of characters.
function wordsOf(text) {
  const plain = text.toLowerCase().normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '').normalize('NFC')
    .replace(/[ßæœøłđðı]/g, (letter) => sameLetters[letter]);
  return new Set((plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
    word.split(new RegExp('(' + unspaced.source + ')', 'u')).filter(Boolean).flatMap((part) => {
      const letters = [...part];
      if (letters.length < 3 || !unspaced.test(part)) return [part];
      return letters.slice(1).map((letter, i) => letters[i] + letter);
    })));
}

// How far a word of the query is in a word of the text: the same, its beginning, another form of it, a part of it.
function likeness(query, word) {
  if (query === word) return 1;
  if (query.length > (hangul.test(query) ? 1 : 2) && word.startsWith(query)) return 0.8;
  let common = 0;
  while (common < query.length && query[common] === word[common]) common += 1;
  if (common > 3 && common >= 0.6 * Math.max(query.length, word.length)) return 0.7;
  if (query.length > 3 && word.includes(query)) return 0.6;
  return word.length > 4 && query.includes(word) ? 0.4 : 0;
}

// Among few entries even "I" and "do" are rare. Where a character is a syllable or more, short words say enough.
const substance = (word) => unspaced.test(word) || hangul.test(word) ? 1 : Math.min(1, word.length / 4);

function search(entries, query) {
  const sought = [...wordsOf(query)];
  const texts = entries.map(({ title, text }) => [[2, wordsOf(title)], [1, wordsOf(text)]]);
  const best = (fields, word) => {
    let most = 0;
    for (const [weight, words] of fields)
      for (const other of words) most = Math.max(most, weight * likeness(word, other));
    return most;
  };
  const scores = entries.map(() => 0);
  let possible = 0;
  for (const word of sought) {
    const found = texts.map((fields) => best(fields, word));
    const rarity = Math.log((entries.length + 1) / (Math.max(1, found.filter(Boolean).length) + 0.5));
    const weight = rarity * substance(word);
    possible += weight;
    found.forEach((much, i) => { scores[i] += weight * much; });
  }
  // What is far from the best, or holds next to nothing of what was asked, is no answer.
  const least = Math.max(0.4 * Math.max(0, ...scores), 0.2 * possible);
  return [...scores.keys()].filter((i) => scores[i] > 0 && scores[i] >= least).sort((a, b) => scores[b] - scores[a]);
}
`;

const sameLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  // Interchangeable Arabic letters, and those of Persian keyboards.
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ی: 'ي',
  ک: 'ك',
};
const others = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const betweenUnspaced = new RegExp(`(${unspaced.source})`, 'u');
const umlauts = /[äöü]/;
/** The Arabic article, written at its word, with what may stand before it. */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;
// The case of most texts, for which the rest would do nothing.
const ascii = /^[\0-\x7f]*$/;

/** Whether a text has characters of a script without spaces between words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** Normalises case, diacritics, vowel signs and variants of letters. */
export function plainOf(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .normalize('NFC')
    .replace(others, (letter) => sameLetters[letter] ?? letter)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Words of a text in order, each in its spellings: `größe` is `grosse` and `groesse`, and an Arabic word stands with and
 * without its article. Scripts without spaces between
 * words give pairs of characters.
 */
export function spellingsOf(text: string): string[][] {
  const plain = partsOf(plainOf(text));
  if (ascii.test(text)) return plain.map((word) => [word]);
  const lower = text.toLowerCase().normalize('NFC');
  if (!umlauts.test(lower))
    return plain.map((word) => (article.test(word) ? [word, word.replace(article, '')] : [word]));
  const spelt = partsOf(plainOf(lower.replace(/[äöü]/g, '$&e')));
  return plain.map((word, i) => [...new Set([word, spelt[i] ?? word])]);
}

/** The words of a text, each once, in all spellings. */
export const wordsOf = (text: string): Set<string> => new Set(spellingsOf(text).flat());

function partsOf(plain: string): string[] {
  const words = plain.match(ascii.test(plain) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (!unspaced.test(plain)) return words;
  return words.flatMap((word) => word.split(betweenUnspaced).filter(Boolean).flatMap(pairsOf));
}

function pairsOf(part: string): string[] {
  const letters = [...part];
  if (letters.length < 3 || !unspaced.test(part)) return [part];
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}

import type transliterateText from '@sindresorhus/transliterate';
import { isAddressName, maxSlugLength } from './slug.ts';

/** Alphabets that write their vowels; without them, what is left in a to z is nobody's word. */
const alphabets =
  /^[\p{ASCII}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]*$/u;

/** A hard sign that is no Russian one: in Bulgarian a vowel, which the package drops. */
const dropped = /ъ(?![еёюя])/u;

/** Loaded for the first name that needs it: its tables take 20 ms, and a build without mistakes needs none. */
function transliterate(word: string): string {
  const { default: transliterated }: { default: typeof transliterateText } = require('@sindresorhus/transliterate');
  return transliterated(word, { customReplacements: letters });
}

/** Letters of living alphabets that the package does not know, or that it spells by sound alone (ə). */
const letters = Object.entries({
  ...{ ə: 'e', ĸ: 'k', ŋ: 'ng', ŧ: 't', ǝ: 'e', ɛ: 'e', ɔ: 'o', ɓ: 'b', ɖ: 'd', ɗ: 'd', ƒ: 'f', ɣ: 'g', ɩ: 'i' },
  ...{ ƙ: 'k', ɲ: 'ny', ʊ: 'u', ʋ: 'v', ƴ: 'y' },
});

/**
 * Makes the id that an editor most likely means: `Københavns øl` → `kobenhavns-ol`, `Москва` → `moskva`,
 * `Book_Appointment` → `book-appointment`. At most 64 characters, cut between words. Undefined for a text with a letter
 * that cannot be written in a to z, such as those of 東京 or القاهرة: without it the name would be another one.
 */
export function slugify(text: string): string | undefined {
  const words = text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKC')
    .replace(/['‘’ʻʼ\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/(?<=l)·(?=l)/g, '')
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  if (!words.every((word) => alphabets.test(word) && !dropped.test(word))) return undefined;
  const plain = words.map((word) => transliterate(word).toLowerCase());
  return plain.every((word) => /^[a-z0-9]*$/.test(word)) ? joined(plain) : undefined;
}

/** The name in an address that an editor most likely means, in the script of the text: `Über uns` → `über-uns`, `会社 概要` → `会社-概要`. */
export function toAddressName(text: string): string | undefined {
  const words = text
    .replace(/[™℠'‘’ʻʼ\p{Cf}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  const name = joined(words);
  return name !== undefined && isAddressName(name) ? name : undefined;
}

function joined(words: readonly string[]): string | undefined {
  let slug = '';
  for (const word of words.filter((each) => each !== '')) {
    const longer = slug === '' ? word.slice(0, maxSlugLength) : `${slug}-${word}`;
    if (longer.length > maxSlugLength) break;
    slug = longer;
  }
  return slug || undefined;
}

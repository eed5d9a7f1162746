import { longestSlug } from '../../core/slug.ts';

/** Letters of living alphabets that Unicode does not take apart (NFKD), as they are written with a to z alone. */
const spellings: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd', đ: 'd', ł: 'l', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'ng', ĸ: 'k' },
  // Azerbaijani; African alphabets.
  ...{
    ə: 'e',
    ǝ: 'e',
    ɛ: 'e',
    ɔ: 'o',
    ɓ: 'b',
    ɖ: 'd',
    ɗ: 'd',
    ƒ: 'f',
    ɣ: 'g',
    ɩ: 'i',
    ƙ: 'k',
    ɲ: 'ny',
    ʊ: 'u',
    ʋ: 'v',
    ƴ: 'y',
  },
};

/**
 * Makes the id that an editor most likely means, of a to z, digits and hyphens: `Københavns øl` → `kobenhavns-ol`,
 * `Book_Appointment` → `book-appointment`. At most 64 characters, cut between words. Undefined for a text with a
 * letter that has no spelling in these, as other scripts than Latin: without it the name would be another one.
 */
export function slugify(text: string): string | undefined {
  const plain = text
    .replace(/[™℠]/g, ' ')
    .replace(/['‘’ʻʼ\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}ʼ]|(?<=l)·(?=l)/gu, '')
    .replace(/[^a-z0-9]/gu, (letter) => spellings[letter] ?? letter);
  if (/(?![a-z0-9])[\p{L}\p{N}]/u.test(plain)) return undefined;
  let slug = '';
  for (const word of plain.split(/[^a-z0-9]+/).filter((each) => each !== '')) {
    const longer = slug === '' ? word.slice(0, longestSlug) : `${slug}-${word}`;
    if (longer.length > longestSlug) break;
    slug = longer;
  }
  return slug || undefined;
}

import { toCompactForm } from './identifier-forms.ts';
import { type PersonalNumber, personalNumbers } from './personal-numbers.ts';
import type { IdentifierScheme } from './scheme.ts';

/** Words that stand beside a code without changing what it is. */
const besides = /\b(?:number|no|nr|nummer|num(?:ber)?|numero|número|numéro|code|id of a person|#)\b\.?/g;

const plain = (text: string) => text.toLowerCase().replace(/['´`]/g, '’').replace(/\s+/g, ' ').trim();
const key = (text: string) => plain(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '');

const byCode = new Map<string, PersonalNumber>();
for (const each of personalNumbers)
  for (const code of each.codes) {
    byCode.set(key(code), each);
    if (each.country !== undefined) byCode.set(key(each.country + code), each);
  }

/**
 * The number of persons that a scheme's code or name means (`GB-UTR`, `SSN`, "National Insurance number"); `undefined`
 * where it means none. Asked of the name of an unlisted scheme too.
 */
export function findPersonalNumber(name: string): PersonalNumber | undefined {
  const text = plain(name);
  const phrase = personalNumbers.find(({ phrases = [] }) => phrases.some((each) => text.includes(each)));
  return byCode.get(key(text)) ?? byCode.get(key(text.replace(besides, ' '))) ?? phrase;
}

/** The number of persons that a value of this scheme looks like, where the shape shows it; asked of what was written. */
export function findPersonalNumberByValue(scheme: IdentifierScheme, text: string): PersonalNumber | undefined {
  const value = toCompactForm(scheme, text).toUpperCase();
  const fits = ({ shape, written }: PersonalNumber) => shape?.test(value) || written?.test(text.trim());
  return personalNumbers.find(
    (each) => (each.isUnmistakable || (each.country !== undefined && each.country === scheme.country)) && fits(each),
  );
}

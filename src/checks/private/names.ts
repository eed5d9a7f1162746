import { type PrivateMatch, scan } from './scan.ts';

/** In these nothing is ever found, and most names are such. */
const onlyWords = /^[a-z_/-]*$/;

/** In the name of a file words are joined by what is free, and a label and its value by nothing else. */
function readings(name: string): string[] {
  const dotted = name.replace(/(?<!\d-?)192-168-(\d{1,3})-(\d{1,3})(?!-?\d)/g, '192.168.$1.$2');
  const words = dotted.replace(/[_/-]/g, ' ');
  return [
    name,
    // A slug has no capitals: those of a number come back. Words without digits are no codes.
    words.replace(/\b[a-z]*\d[a-z\d]*|\b[a-z]{1,2}\b(?= \d)|(?<=\d )[a-z]\b/g, (word) => word.toUpperCase()),
    words.replace(/(?<=[A-Za-z]) (?=\w*\d)/g, ': '),
  ];
}

/** `rfc6238` and `1password` are words; what goes from letters to digits and back is none. Words in a row are no key. */
const isRandom = ({ code, what, value }: PrivateMatch) =>
  code !== 'private-secret' ||
  (what === 'a password'
    ? (value.match(/[a-z](?=\d)|\d(?=[a-z])/gi) ?? []).length > 1
    : /(?=[a-z]*\d)[a-z\d]{12}/i.test(value));

/** Finds what may be private in the name of a file, an id or an address, once for each code; offsets mean nothing. */
export function scanName(written: string): PrivateMatch[] {
  const name = written.replace(/^\/|\/$/g, '');
  if (onlyWords.test(name)) return [];
  const found: PrivateMatch[] = [];
  for (const reading of readings(name)) {
    const known = new Set(found.map(({ code }) => code));
    for (const each of scan(reading, 'text')) if (!known.has(each.code) && isRandom(each)) found.push(each);
  }
  return found;
}

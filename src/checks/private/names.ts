import { type Found, scan } from './scan.ts';

/** In these nothing is ever found, and most names are such. */
const onlyWords = /^[a-z_/-]*$/;

/** In the name of a file words are joined by what is free, and a label and its value by nothing else. */
function readings(name: string): Set<string> {
  const words = name.replace(/[_/-]/g, ' ');
  const sentence = name.replace(/[/_]|(?<!\d)-|-(?!\d)/g, ' ');
  return new Set([
    name,
    name.replace(/[_/]/g, ' '),
    name.replace(/[/-]/g, ' '),
    name.replace(/[/-](?=(?:gl[a-z]{2,5}|sk|xox[a-z]|pypi)-)/g, ' '),
    words,
    sentence,
    name.replace(/(?<=[A-Za-z])[-_](?=\d)/g, ' '),
    name.replace(/(?<!\d-?)192-168-(\d{1,3})-(\d{1,3})(?!-?\d)/g, '192.168.$1.$2').replace(/[/_-]/g, ' '),
    // A slug has no capitals: those of a number come back. Words without digits are no codes.
    words.replace(/\b[a-z]*\d[a-z\d]*|\b[a-z]{1,2}\b(?= \d)|(?<=\d )[a-z]\b/g, (word) => word.toUpperCase()),
    sentence.replace(/(?<=[A-Za-z]) (?=\w*\d)/g, ': '),
  ]);
}

/** `rfc6238` and `1password` are words; what goes from letters to digits and back is none. Words in a row are no key. */
const isRandom = ({ code, what, value }: Found) =>
  code !== 'private-secret' ||
  (what === 'a password'
    ? (value.match(/[a-z](?=\d)|\d(?=[a-z])/gi) ?? []).length > 1
    : /(?=[a-z]*\d)[a-z\d]{12}/i.test(value));

/** What may be private in the name of a file, an id or an address, once for each code; offsets mean nothing. */
export function findInName(written: string): Found[] {
  const name = written.replace(/^\/|\/$/g, '');
  if (onlyWords.test(name)) return [];
  const found = new Map<string, Found[]>();
  for (const reading of readings(name)) {
    const all = scan(reading, 'text').filter(isRandom);
    for (const code of new Set(all.map((each) => each.code)))
      if (!found.has(code))
        found.set(
          code,
          all.filter((each) => each.code === code),
        );
  }
  return [...found.values()].flat();
}

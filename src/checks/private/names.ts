import { domainToUnicode } from 'node:url';
import type { Allowed } from './allowed.ts';
import { findPrivate } from './find.ts';
import { layers } from './layers.ts';
import type { Found, PrivateCode } from './rule.ts';
import { shapes } from './secrets.ts';

/** In these no rule finds anything, and most names are such. */
const onlyWords = /^[a-z_/-]*$/;

/** The end of a word, behind which a key begins: `use-glpat-…`. */
const beforeKey = new RegExp(`[-_.](?=${shapes.sign.source})`, 'g');

/** What names cannot have, as it was before: by what is left of it. */
const rewritten: readonly (readonly [pattern: RegExp, as: string])[] = [
  [/\b([a-z]{2,10})(?: (v\d))? (?=[a-f0-9]{32,64}\b)/g, '$1_$2_'],
  [/__(?=[a-f0-9]{32})/g, '_'],
  [/ at ([a-z0-9 ]+?) dot (?=[a-z])/g, ' (at) $1 (dot) '],
  [/\b756 (\d{4}) (\d{4}) (\d\d)\b/g, '756.$1.$2.$3'],
  [/\b192 168 (\d{1,3}) (\d{1,3})\b/g, '192.168.$1.$2'],
];

/** Small letters, where a number has capitals. Words have no digits, and stay: they are no codes. */
const inCapitals = (words: string) =>
  words
    .replace(/\b[a-z]*\d[a-z\d]*/g, (word) => word.toUpperCase())
    .replace(/\b[a-z]{2} \d\d \d\d \d\d [a-d]\b|(?<=\d )[a-z](?= \d)/gi, (number) => number.toUpperCase())
    .replace(/\b(?:SK|AC)[A-F\d]{32}\b/g, (key) => key.slice(0, 2) + key.slice(2).toLowerCase());

/** What a name says: in it words are joined by what is free, and nothing else stands between a label and its value. */
function readings(name: string): Set<string> {
  const words = name.replace(/[_/-]/g, ' ');
  const sentence = name.replace(/[/_]|(?<!\d)-|-(?!\d)/g, ' ');
  return new Set([
    name,
    name.replace(/[_/]/g, ' '),
    words,
    name.replace(/[/-]/g, ' '),
    sentence,
    name.replace(/(?<=[A-Za-z])[-_](?=\d)/g, ' '),
    name.replace(beforeKey, ' '),
    inCapitals(words),
    rewritten.reduce((text, [pattern, as]) => text.replace(pattern, as), words),
    sentence.replace(/(?<=[A-Za-z]) (?=\w*\d)/g, ': '),
  ]);
}

/** RFC 3492: names of hosts in ASCII, as which other names pass too. */
const decoded = (name: string) => name.replace(/(?<![^/.])xn--[a-z\d-]+/gi, (word) => domainToUnicode(word) || word);

/** `rfc6238` and `1password` are words; what goes from letters to digits and back is none. Words in a row are no key. */
const isRandom = ({ code, what, value }: Found) =>
  code !== 'private-secret' ||
  (what === 'a password'
    ? (value.match(/[a-z](?=\d)|\d(?=[a-z])/gi) ?? []).length > 1
    : /(?=[a-z]*\d)[a-z\d]{12}/i.test(value));

/** What is private in the name of a file, an id or an address, told once however it is read; offsets mean nothing. */
export function findInName(written: string, allowed: Allowed): Found[] {
  const name = written.replace(/^\/|\/$/g, '');
  if (onlyWords.test(name) && !name.includes('-dot-')) return [];
  const found = new Map<PrivateCode, Found[]>();
  for (const reading of [...layers(decoded(name))].flatMap(({ text }) => [...readings(text)])) {
    const all = findPrivate(reading, { allowed }).filter(isRandom);
    for (const code of new Set(all.map((each) => each.code)))
      if (!found.has(code))
        found.set(
          code,
          all.filter((each) => each.code === code),
        );
  }
  return [...found.values()].flat();
}

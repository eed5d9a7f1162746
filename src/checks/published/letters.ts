/** The letters and digits of a text: what two ways of writing the same have in common. */
export const toLetters = (text: string): string =>
  // Most texts are ASCII, of which normalize() would make a copy, and in which two ranges of letters are all that there are.
  isAscii.test(text)
    ? text.replace(/[^A-Za-z0-9]+/g, '')
    : text
        .normalize('NFC')
        .replace(/[\u200c\u200d]/g, '')
        .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const isAscii = /^[\x00-\x7f]*$/;

/** The pieces of a text between its marks, as letters; a date, a time, a number with marks in it is one. */
export const splitIntoPieces = (text: string): string[] =>
  text
    .replace(/(?<=\d)[-:.,/](?=\d)/g, '')
    .split(/[\p{P}\p{S}\n]+/u)
    .flatMap((each) => toLetters(each) || []);

/** `/search/words.json`: what a browser needs to ask the index for words. */
export interface WordTable {
  /** Address of the list of all entries. */
  readonly url: string;
  readonly updated: string;
  /** Labels of the kinds. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[];
  /** Stop words, separated by spaces. */
  readonly small: string;
  /** Number of entries, and how many stand in a file. */
  readonly entries: number;
  readonly entriesPerFile: number;
  /** Bytes of the largest file of entries. */
  readonly largest: number;
  /** The first word of each file of words, in their order, separated by spaces; the first is empty. */
  readonly starts: string;
  /** Bytes of each file of words in units of `sizeUnit`, rounded up, one base-36 digit each. */
  readonly sizes: string;
  /** Numbers of listed and of all pages; absent if all are. */
  readonly pages?: readonly [listed: number, all: number] | undefined;
  /** Digest of all files of words. */
  readonly digest: string;
}

export const sizeUnit = 1024;

export const wordFile = (folder: string, i: number): string => `${folder}words/${i}.txt`;
export const entryFile = (folder: string, i: number): string => `${folder}entries/${i}.json`;
export const wordTableFile = (folder: string): string => `${folder}words.json`;

/** Weight of a word in a text, where 10 and more is a title: weights in the index are whole numbers. */
export const weightUnit = 0.3;

/** An entry of a word and its weight are one number: `entry * weights + weight`. */
export const weights = 16;

/** Entries of a word: the distance to the entry before in base 36, and the weight as a letter. */
export function encodePostings(postings: readonly number[]): string {
  let before = -1;
  let text = '';
  for (const posting of postings) {
    const entry = Math.floor(posting / weights);
    const distance = entry - before - 1;
    if (distance > 0) text += distance.toString(36);
    text += letters[posting % weights];
    before = entry;
  }
  return text;
}
const letters = '@ABCDEFGHIJKLMNO';

/** The entries of encodePostings(). */
export function decodePostings(text: string): Map<number, number> {
  const found = new Map<number, number>();
  let at = -1;
  for (const [, distance = '', letter = 'A'] of text.matchAll(/([0-9a-z]*)([A-Z])/g)) {
    at += 1 + (distance === '' ? 0 : Number.parseInt(distance, 36));
    found.set(at, weightUnit * letters.indexOf(letter));
  }
  return found;
}

import { sha256 } from '../../core/digest.ts';
import type { SearchDocument } from '../../theme/model/search-index.ts';
import { encodePostings, sizeUnit, weights } from '../../theme/model/word-table.ts';
import { spellingsOf } from '../../theme/scripts/folding.ts';

/** An entry with the words of its page, as extractPageWords() packs them. */
export type IndexedEntry = Pick<SearchDocument, 'title' | 'text' | 'also' | 'kind'> & {
  readonly words?: string | undefined;
};

/** More entries of a word are not listed but the weightiest: who asks for it alone sees only the first. */
export const maxPostings = 1000;

const [ofTitle, ofText, ofShortTitle] = [10, 3, 6];
/** The headings of such pages are ours. */
const ofFactPage = 2;

/** Entries by word: number and weight of each in one number. */
type Postings = Map<string, number[]>;

/** Files of words in the order of their words, and the first word of each. */
export interface WordFiles {
  readonly texts: readonly string[];
  readonly starts: readonly string[];
  readonly sizes: string;
  readonly digest: string;
}

/** Divides the words of all entries among `count` files. */
export function buildWordFiles(entries: readonly IndexedEntry[], small: string, count: number): WordFiles {
  const postings = collectPostings(entries, new Set(spellingsOf(small).flat()));
  addCompounds(postings);
  const words = [...postings.keys()].sort();
  const lines = words.map((word) => `${word} ${lineOf(postings.get(word) ?? [])}\n`);
  const ends = findEnds(words, lines, count);
  const texts = ends.map((end, i) => lines.slice(ends[i - 1] ?? 0, end).join(''));
  return {
    texts,
    starts: ends.map((_, i) => (i === 0 ? '' : (words[ends[i - 1] ?? 0] ?? '~'))),
    sizes: texts.map((text) => Math.min(35, Math.ceil(Buffer.byteLength(text) / sizeUnit)).toString(36)).join(''),
    digest: sha256(texts.join('\0')).slice(0, 16),
  };
}

function collectPostings(entries: readonly IndexedEntry[], small: ReadonlySet<string>): Postings {
  const postings: Postings = new Map();
  const add = (entry: number, word: string, weight: number) => {
    const known = postings.get(word);
    if (known === undefined) postings.set(word, [entry * weights + weight]);
    else {
      const last = known[known.length - 1] ?? 0;
      if (last < entry * weights) known.push(entry * weights + weight);
      else if (last % weights < weight) known[known.length - 1] = entry * weights + weight;
    }
  };
  for (const [i, { title, text = '', also = '', kind, words = '' }] of entries.entries()) {
    const titles = spellingsOf(title);
    // A word says more of a short title.
    const weight = ofTitle + Math.floor(ofShortTitle / (1 + titles.length));
    for (const word of [...titles, ...spellingsOf(also)].flat()) add(i, word, weight);
    for (const word of spellingsOf(text).flat()) add(i, word, ofText);
    const most = kind === 'pages' ? weights : ofFactPage;
    // Not split: the words of all pages are too many to be copied.
    for (let at = 0, end = 0; end < words.length; at = end + 1) {
      end = words.indexOf(' ', at);
      if (end === -1) end = words.length;
      if (end > at) add(i, words.slice(at, end - 1), Math.min(most, words.charCodeAt(end - 1) - zero));
    }
  }
  // Small words are found in titles alone.
  for (const word of small) {
    const kept = postings.get(word)?.filter((posting) => posting % weights >= ofTitle) ?? [];
    if (kept.length > 0) postings.set(word, kept);
    else postings.delete(word);
  }
  return postings;
}
const zero = '0'.charCodeAt(0);

/**
 * A compound is found by its last part, if that is a word of the site: `Handelsregisternummer` by `Nummer`. Who looks for
 * a word of many pages means the word.
 */
function addCompounds(postings: Postings): void {
  const [shortest, leastBefore, mostPages] = [4, 4, 50];
  const found = new Map<string, Map<number, number>>();
  for (const [word, own] of postings)
    for (let at = leastBefore; at <= word.length - shortest && own.length <= mostPages; at += 1) {
      const end = word.slice(at);
      const known = postings.get(end);
      if (known === undefined || known.length > mostPages) continue;
      const all = found.get(end) ?? new Map(known.map((posting) => [Math.floor(posting / weights), posting % weights]));
      for (const posting of own) {
        const [entry, weight] = [Math.floor(posting / weights), Math.ceil((posting % weights) / 2)];
        if (weight > (all.get(entry) ?? 0)) all.set(entry, weight);
      }
      found.set(end, all);
      break;
    }
  for (const [end, all] of found) {
    const merged = [...all].map(([entry, weight]) => entry * weights + weight);
    postings.set(
      end,
      merged.sort((a, b) => a - b),
    );
  }
}

/** The entries of a word; of too many the weightiest, after their number. */
function lineOf(postings: readonly number[]): string {
  if (postings.length <= maxPostings) return encodePostings(postings);
  const kept = postings
    .toSorted((a, b) => (b % weights) - (a % weights) || a - b)
    .slice(0, maxPostings)
    .sort((a, b) => a - b);
  return `${postings.length} ${encodePostings(kept)}`;
}

/**
 * Ends of files of about the same size, by halving: each half begins with the word of the smallest hash near the middle,
 * so that a changed page moves hardly any.
 */
function findEnds(words: readonly string[], lines: readonly string[], count: number): number[] {
  const sizes = [0];
  for (const line of lines) sizes.push((sizes.at(-1) ?? 0) + line.length);
  const sizeAt = (i: number) => sizes[i] ?? 0;
  const ends: number[] = [];
  const divide = (from: number, to: number, files: number): void => {
    if (files === 1) {
      ends.push(to);
      return;
    }
    const before = Math.floor(files / 2);
    const size = sizeAt(to) - sizeAt(from);
    const middle = sizeAt(from) + (size * before) / files;
    let [at, lowest] = [from, Number.POSITIVE_INFINITY];
    for (let i = from; i < to && sizeAt(i) <= middle + nearMiddle * size; i += 1) {
      const hash = sizeAt(i) < middle - nearMiddle * size ? Number.MAX_VALUE : hashOf(words[i] ?? '');
      if (hash <= lowest) [at, lowest] = [i, hash];
    }
    divide(from, at, before);
    divide(at, to, files - before);
  };
  divide(0, words.length, count);
  return ends;
}
const nearMiddle = 0.08;

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

import { isUnspaced, spellingsOf } from './folding.ts';
import { fuzzyLikeness, likeness, substance } from './likeness.ts';

/** A searchable entry: words of `title` and `also` count three times. */
export interface SearchEntry {
  readonly title: string;
  readonly text?: string | undefined;
  readonly also?: string | undefined;
}

/** Numbers of matching entries, best first, and the synonyms that were searched too. */
export interface SearchMatches {
  readonly entries: readonly number[];
  readonly also: readonly string[];
}

type Scores = Map<number, number>;

/** The entries of each word, with the weight that it has in each. */
export type WordPlaces = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** A synonym, and the spellings of its words. */
interface Member {
  readonly text: string;
  readonly words: readonly (readonly string[])[];
}

/** A query by its words and their synonyms. */
export interface ParsedQuery {
  /** The spellings of each word. */
  readonly asked: readonly (readonly string[])[];
  /** Groups of synonyms of which some are asked for. */
  readonly meant: readonly { readonly said: readonly Member[]; readonly others: readonly Member[] }[];
}

const ofTitle = 3;
const ofSynonym = 0.7;
const ofSmallWord = 0.1;

/** Makes a word search over entries. Rare words count more than common ones, and long ones more than short ones. */
export function wordIndex(entries: readonly SearchEntry[], synonyms: readonly (readonly string[])[] = [], small = '') {
  const places = new Map<string, Scores>();
  for (const [i, { title, text = '', also = '' }] of entries.entries()) {
    const titles = spellingsOf(title);
    // A word says more of a short title.
    const weight = ofTitle + 1 / (1 + titles.length);
    for (const [much, words] of [
      [weight, titles],
      [weight, spellingsOf(also)],
      [1, spellingsOf(text)],
    ] as const)
      for (const word of words.flat()) {
        const scores = places.get(word) ?? new Map<number, number>();
        scores.set(i, Math.max(much, scores.get(i) ?? 0));
        places.set(word, scores);
      }
  }
  const parse = queryParser(synonyms);
  const smallWords = new Set(spellingsOf(small).flat());
  return (query: string): SearchMatches => rankEntries(places, entries.length, parse(query), smallWords);
}

/** Returns a function that splits a query into words, and finds their synonyms. */
export function queryParser(synonyms: readonly (readonly string[])[]): (query: string) => ParsedQuery {
  const groups = synonyms.map((group) => group.map((text): Member => ({ text, words: spellingsOf(text) })));
  return (query) => {
    const asked = [...new Map(spellingsOf(query).map((spellings) => [spellings[0], spellings])).values()];
    const isAsked = ({ words }: Member) =>
      words.length > 0 &&
      words.every((word) => asked.some((spellings) => spellings.some((each) => word.includes(each))));
    const meant = groups.flatMap((group) => {
      const said = group.filter(isAsked);
      return said.length === 0 ? [] : [{ said, others: group.filter((member) => !said.includes(member)) }];
    });
    return { asked, meant };
  };
}

/** Scores of the entries that have one of these spellings, or a word like them. */
function findWord(places: WordPlaces, spellings: readonly string[]): Scores {
  const like = (measure: typeof likeness) => {
    const found: Scores = new Map();
    for (const [word, scores] of places) {
      const near = spellings.reduce((most, each) => Math.max(most, measure(each, word)), 0);
      if (near > 0) for (const [i, weight] of scores) found.set(i, Math.max(near * weight, found.get(i) ?? 0));
    }
    return found;
  };
  const found = like(likeness);
  return found.size > 0 ? found : like(fuzzyLikeness);
}

/** Entries that match all words of a synonym. */
function findMember(places: WordPlaces, { words }: Member): Scores {
  const each = words.map((word) => findWord(places, word));
  const all = [...(each[0] ?? [])].filter(([i]) => each.every((found) => found.has(i)));
  return new Map(all.map(([i]) => [i, each.reduce((sum, found) => sum + (found.get(i) ?? 0), 0) / each.length]));
}

/**
 * Entries that match a query. Any of its words may match; `small` ones ("what", "are") count next to nothing, and words
 * that nobody wrote not at all.
 */
export function rankEntries(
  places: WordPlaces,
  count: number,
  { asked, meant }: ParsedQuery,
  smallWords: ReadonlySet<string>,
): SearchMatches {
  const scores: Scores = new Map();
  const shares: Scores = new Map();
  let possible = 0;
  for (const spellings of asked) {
    const found = findWord(places, spellings);
    const [word = ''] = spellings;
    const rarity = Math.log((count + 1) / (Math.max(1, found.size) + 0.5));
    for (const { said, others } of meant) {
      // Counts a synonym of several words once, at the first.
      if (!said.some(({ words }) => words[0]?.includes(word))) continue;
      for (const [i, much] of others.flatMap((member) => [...findMember(places, member)]))
        found.set(i, Math.max(ofSynonym * much, found.get(i) ?? 0));
    }
    const weight = rarity * substance(word, isUnspaced(word)) * (smallWords.has(word) ? ofSmallWord : 1);
    if (found.size > 0) possible += weight;
    for (const [i, much] of found) {
      scores.set(i, (scores.get(i) ?? 0) + weight * much);
      shares.set(i, (shares.get(i) ?? 0) + weight * Math.min(1, 0.4 + 0.6 * much));
    }
  }
  // Drops matches far below the best, or with little of the query.
  const highest = [...scores.values()].reduce((most, score) => Math.max(most, score), 0);
  const least = Math.max(0.25 * highest, 0.1 * possible);
  const best = [...scores].filter(([, score]) => score > 0 && score >= least);
  // Ranks entries with all words above one with a word in its title, if they say as much of each.
  const rank = ([i, score]: (typeof best)[number]) => score * (shares.get(i) ?? 0);
  return {
    entries: best.sort((a, b) => rank(b) - rank(a) || a[0] - b[0]).map(([i]) => i),
    also: meant.flatMap(({ others }) => others.map(({ text }) => text)),
  };
}

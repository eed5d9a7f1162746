import { isUnspaced, spellingsOf } from './folding.ts';
import { fuzzyLikeness, likeness, substance } from './likeness.ts';

/** A searchable entry: words of `title` and `also` count three times. */
export interface SearchEntry {
  readonly title: string;
  readonly text?: string | undefined;
  readonly also?: string | undefined;
}

/** Indices of matching entries, best first, and the synonyms that were searched too. */
export interface SearchMatches {
  readonly entries: readonly number[];
  readonly also: readonly string[];
}

type Scores = Map<number, number>;
interface Member {
  readonly text: string;
  readonly words: readonly (readonly string[])[];
}

const ofTitle = 3;
const ofSynonym = 0.8;
const ofSmallWord = 0.1;

/**
 * Makes a word search over entries with groups of synonyms. Any query word may match; rare words count more than common
 * ones, long ones more than short ones, `small` ones ("what", "are") next to nothing.
 */
export function wordIndex(entries: readonly SearchEntry[], synonyms: readonly (readonly string[])[] = [], small = '') {
  const smallWords = new Set(spellingsOf(small).flat());
  const places = new Map<string, Scores>();
  const sizes = entries.map(({ title, text = '', also = '' }, i) => {
    const titles = spellingsOf(title);
    for (const [weight, words] of [
      [ofTitle, titles],
      [ofTitle, spellingsOf(also)],
      [1, spellingsOf(text)],
    ] as const)
      for (const word of words.flat()) {
        const scores = places.get(word) ?? new Map<number, number>();
        scores.set(i, Math.max(weight, scores.get(i) ?? 0));
        places.set(word, scores);
      }
    return titles.length;
  });
  const groups = synonyms.map((group) => group.map((text): Member => ({ text, words: spellingsOf(text) })));

  /** Scores of a word's matches. */
  const foundBy = (spellings: readonly string[]): Scores => {
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
  };
  /** Entries that match all words of a synonym. */
  const foundByAll = ({ words }: Member): Scores => {
    const each = words.map(foundBy);
    const all = [...(each[0] ?? [])].filter(([i]) => each.every((found) => found.has(i)));
    return new Map(all.map(([i]) => [i, each.reduce((sum, found) => sum + (found.get(i) ?? 0), 0) / each.length]));
  };

  return (query: string): SearchMatches => {
    const asked = [...new Map(spellingsOf(query).map((spellings) => [spellings[0], spellings])).values()];
    const isAsked = ({ words }: Member) =>
      words.length > 0 &&
      words.every((word) => asked.some((spellings) => spellings.some((each) => word.includes(each))));
    const meant = groups.flatMap((group) => {
      const said = group.filter(isAsked);
      return said.length === 0 ? [] : [{ said, others: group.filter((member) => !said.includes(member)) }];
    });
    const scores: Scores = new Map();
    const shares: Scores = new Map();
    let possible = 0;
    for (const spellings of asked) {
      const found = foundBy(spellings);
      const [word = ''] = spellings;
      const rarity = Math.log((entries.length + 1) / (Math.max(1, found.size) + 0.5));
      for (const { said, others } of meant) {
        // Counts a synonym of several words once, at the first.
        if (!said.some(({ words }) => words[0]?.includes(word))) continue;
        for (const [i, much] of others.flatMap((member) => [...foundByAll(member)]))
          found.set(i, Math.max(ofSynonym * much, found.get(i) ?? 0));
      }
      const weight = rarity * substance(word, isUnspaced(word)) * (smallWords.has(word) ? ofSmallWord : 1);
      possible += weight;
      for (const [i, much] of found) {
        // Shorter titles count more for a word.
        const about = much > 1 ? 1 / (1 + (sizes[i] ?? 0)) : 0;
        scores.set(i, (scores.get(i) ?? 0) + weight * (much + about));
        shares.set(i, (shares.get(i) ?? 0) + weight);
      }
    }
    // Drops matches far below the best, or with little of the query.
    const highest = [...scores.values()].reduce((most, score) => Math.max(most, score), 0);
    const least = Math.max(0.4 * highest, 0.2 * possible);
    const best = [...scores].filter(([, score]) => score > 0 && score >= least);
    // Ranks entries with all words above one with a word in its title.
    const rank = ([i, score]: (typeof best)[number]) => score * (shares.get(i) ?? 0);
    return {
      entries: best.sort((a, b) => rank(b) - rank(a) || a[0] - b[0]).map(([i]) => i),
      also: meant.flatMap(({ others }) => others.map(({ text }) => text)),
    };
  };
}

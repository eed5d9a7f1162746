const hangul = /\p{scx=Hangul}/u;

/** Likeness of a query word to a word of the text: equal, its beginning, another form of it, a part of it. */
export function likeness(query: string, word: string): number {
  if (query === word) return 1;
  if (query.length > (hangul.test(query) ? 1 : 2) && word.startsWith(query)) return 0.8;
  let common = 0;
  while (common < query.length && query[common] === word[common]) common += 1;
  const longest = Math.max(query.length, word.length);
  if (common > 3 && common >= 0.6 * longest && longest - common <= 4) return 0.7;
  if (query.length > 3 && word.includes(query)) return 0.6;
  return word.length > 4 && query.includes(word) ? 0.4 : 0;
}

/** Likeness of a misspelt word: at most a fifth of its letters is another one, missing or too many. */
export function fuzzyLikeness(query: string, word: string): number {
  const most = Math.round(0.2 * query.length);
  if (query.length < 4 || Math.abs(query.length - word.length) > most) return 0;
  return distance(query, word) <= most ? 0.5 : 0;
}

/** Edit distance, with swaps of neighbouring letters. */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? i) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Short words count less: in few entries even "I" and "do" are rare. In scripts of syllables they count fully. */
export const substance = (word: string, isUnspaced: boolean): number =>
  isUnspaced || hangul.test(word) ? 1 : Math.min(1, word.length / 4);

import { distance } from 'fastest-levenshtein';

/**
 * The name of `known` that a person most likely meant by `word`, or `undefined` when none is near.
 * Case does not count; among equally near names the first of `known` wins. A third of the word may be wrong.
 */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.ceil(word.length / 3)) + 1;
  for (const name of known) {
    const candidate = name.toLowerCase();
    // As many letters are wrong as one has more than the other, at least: of the paths of a large site most end here.
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const found = distance(wanted, candidate);
    // Replacing every letter is no resemblance: "a" does not suggest "b".
    if (found < bestDistance && found < Math.max(word.length, name.length)) [best, bestDistance] = [name, found];
  }
  return best;
}

/** The sentence for a problem's hint: `Did you mean "x"?`, or `undefined` when nothing is near. */
export function didYouMeanHint(word: string, known: readonly string[]): string | undefined {
  const name = didYouMean(word, known);
  return name === undefined ? undefined : `Did you mean "${name}"?`;
}

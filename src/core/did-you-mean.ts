import { distance } from 'fastest-levenshtein';

/**
 * The name of `known` that a person most likely meant by `word`, or `undefined` when none is near.
 * Case does not count; among equally near names the first of `known` wins. A third of the word may be wrong.
 */
export function findNearestName(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.ceil(word.length / 3)) + 1;
  for (const name of known) {
    const candidate = name.toLowerCase();
    // The distance is at least the difference in length: most paths of a large site end here.
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const found = distance(wanted, candidate);
    // Replacing every letter is no resemblance: "a" does not suggest "b".
    if (found < bestDistance && found < Math.max(word.length, name.length)) [best, bestDistance] = [name, found];
  }
  return best;
}

/**
 * Whether two different names are so much alike that one is probably a slip for the other: a letter more, less or
 * other, two letters changed round, or in long names two slips. Names of three letters and fewer are never.
 */
export function isNearName(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (a === b || shorter < 4 || Math.abs(a.length - b.length) > 2) return false;
  const slips = distance(a, b);
  return slips <= (shorter < 9 ? 1 : 2) || (slips === 2 && sorted(a) === sorted(b));
}

const sorted = (text: string) => [...text].sort().join('');

/**
 * The one name that `word` can only be a slip for: the same letters in another case, or a near name with the same first
 * letter and the same digits (`email2` is no slip for `email`). Undefined where two names are as near, or none.
 */
export function findUniqueCorrection(word: string, known: readonly string[]): string | undefined {
  const form = (text: string) => [text.charAt(0).toLowerCase(), text.replace(/\D/g, '')].join(' ');
  const lower = word.toLowerCase();
  const near = [...new Set(known)].filter(
    (name) => name.toLowerCase() === lower || (form(name) === form(word) && isNearName(lower, name.toLowerCase())),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** The sentence for a problem's hint: `Did you mean "x"?` */
export function formatDidYouMean(name: string): string {
  return `Did you mean "${name}"?`;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const values = new Map<string, number>([
  ...small.map((word, i) => [word, i] as const),
  ...tens.map((word, i) => [word, (i + 2) * 10] as const),
  ...ordinals.map((word, i) => [word, i] as const),
  ...tens.map((word, i) => [word.replace(/y$/, 'ieth'), (i + 2) * 10] as const),
]);
const one = [...values.keys()].sort((a, b) => b.length - a.length).join('|');

/** Source of a number in words: `forty-five thousand`, `tenth`. */
export const numberWordSource = `(?:${one}|a hundred|a thousand)(?:[- ](?:and )?(?:${one}|hundred|thousand|million))*`;

/** Value; undefined where the words are no number together. */
export function parseNumberWord(text: string): number | undefined {
  let [total, part] = [0, 0];
  let last = Number.POSITIVE_INFINITY;
  for (const word of text.toLowerCase().replace(/^a /, 'one ').replace(/-/g, ' ').split(/\s+/)) {
    const value = values.get(word);
    if (word === 'and') continue;
    if (word === 'hundred') [part, last] = [part * 100, 100];
    else if (word === 'thousand' || word === 'million') {
      total += part * (word === 'thousand' ? 1000 : 1_000_000);
      [part, last] = [0, Number.POSITIVE_INFINITY];
    } else if (value === undefined || value >= last) return undefined;
    else [part, last] = [part + value, value >= 20 ? 10 : 1];
  }
  return total + part;
}

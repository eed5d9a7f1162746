/** One element of an Accept field, as it is written, and what it says. */
export interface Element {
  readonly text: string;
  readonly range: string;
  /** Whether its weight is well-formed (RFC 9110 §12.4.2), as a missing one is. */
  readonly proper: boolean;
}

/** Ranges that decide, one with white space around it and one in capitals. */
const ranges = ['text/markdown', 'TEXT/Markdown', '\ttext/html ', 'text/*', '*/*'];

/** Each kind of weight: none, zero, equal to another, a little less than it, capital, malformed, behind others. */
const weights: readonly (readonly [text: string, proper: boolean])[] = [
  ['', true],
  [';q=0', true],
  [';q=0.5', true],
  [' ;\tQ=0.50 ', true],
  [';q=.5', false],
  [';a="x,\\";q=0";q=0.49', true],
];

/** The alphabet: 30 elements. */
export const elements: readonly Element[] = ranges.flatMap((range) =>
  weights.map(([weight, proper]) => ({ text: range + weight, range: range.trim().toLowerCase(), proper })),
);

/** Every Accept field of one to three elements of an alphabet: of the whole one 27,930. */
export function* smallInputs(alphabet = elements, before: readonly Element[] = []): Generator<readonly Element[]> {
  for (const element of alphabet) {
    const list = [...before, element];
    yield list;
    if (list.length < 3) yield* smallInputs(alphabet, list);
  }
}

export function fieldOf(list: readonly Element[]): string {
  return list.map(({ text }) => text).join(',');
}

/**
 * The list as hosts read it that find ranges by patterns: of a range that comes twice, the last element with a proper
 * weight counts (the quirk lastOfRepeatedRanges).
 */
export function withoutRepetitions(list: readonly Element[]): readonly Element[] {
  const rank = ({ proper }: Element, i: number) => (proper ? list.length : 0) + i;
  return list.filter(
    (element, i) => !list.some((other, j) => other.range === element.range && rank(other, j) > rank(element, i)),
  );
}

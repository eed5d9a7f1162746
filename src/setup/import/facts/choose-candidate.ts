import { formatSource, type ReportNote, type SourcedValue } from '../sourced-value.ts';

/** A value that may be that of a fact. The lowest rank is believed first (`ranks`). */
export interface Candidate<T = string> extends SourcedValue<T> {
  readonly rank: number;
}

/** Trust in a value by where it was found, lower is better; `pageRank` is added. */
export const candidateRanks = {
  given: -10,
  jsonLd: 0,
  microdata: 10,
  meta: 20,
  text: 30,
  footer: 40,
  derived: 50,
} as const;

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];

/** Value for messages. */
const shownValue = (value: unknown): string => {
  const text = textsOf(value).join(', ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/** The rank that is believed first, of those that there are. */
export const minRank = (candidates: readonly Candidate<unknown>[]): number =>
  candidates.reduce((best, { rank }) => (rank < best ? rank : best), Number.POSITIVE_INFINITY);

/**
 * The value of a fact: that of the best rank, if all of that rank agree; else none, and a note that names both places.
 * Where lower ranks say something else, a note does too, and the value stands.
 */
export function chooseCandidate<T>(
  what: string,
  candidates: readonly Candidate<T>[],
  noted: ReportNote,
  keyOf: (value: T) => string = (value) => JSON.stringify(value).normalize('NFKC').toLowerCase(),
): SourcedValue<T> | undefined {
  const best = minRank(candidates);
  const [first, ...others] = candidates.filter(({ rank }) => rank === best);
  if (!first) return undefined;
  const differs = (each: Candidate<T>) => keyOf(each.value) !== keyOf(first.value);
  const rival = others.find(differs);
  const says = (each: Candidate<T>) => `${formatSource(each.from)} says "${shownValue(each.value)}"`;
  if (rival) {
    noted({ from: first.from, text: `${what}: ${says(first)}, ${says(rival)}: which is true?` });
    return undefined;
  }
  const contradiction = candidates.find((each) => each.rank > best && differs(each));
  if (contradiction)
    noted({ from: contradiction.from, text: `${what}: ${says(contradiction)}, and not "${shownValue(first.value)}"` });
  return { value: first.value, from: first.from };
}

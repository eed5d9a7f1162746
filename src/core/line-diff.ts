/** A line of two texts that are compared: of the old one alone, of the new one alone, or of both. */
export interface DiffLine {
  readonly kind: 'old' | 'new' | 'same';
  readonly text: string;
}

/** The most pairs of lines that are compared. Above, what lies between is told as replaced: it would take too long. */
const mostPairs = 4_000_000;

/**
 * Compares two texts line by line: how many lines both begin and end with, and what lies between, around a longest common
 * subsequence.
 */
export function diffLines(
  before: string,
  after: string,
  most: number = mostPairs,
): { readonly start: number; readonly lines: readonly DiffLine[]; readonly end: number } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return { start, end, lines: between(old.slice(start, old.length - end), now.slice(start, now.length - end), most) };
}

function between(old: readonly string[], now: readonly string[], most: number): DiffLine[] {
  if (old.length * now.length > most) return [...old.map(oldLine), ...now.map(newLine)];
  const lengthAt = commonLengths(old, now);
  const found: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    const text = old[i] ?? '';
    if (text === now[j]) {
      found.push({ kind: 'same', text });
      i++;
      j++;
    } else found.push(lengthAt(i + 1, j) >= lengthAt(i, j + 1) ? oldLine(old[i++] ?? '') : newLine(now[j++] ?? ''));
  }
  return found.concat(old.slice(i).map(oldLine), now.slice(j).map(newLine));
}

const oldLine = (text: string): DiffLine => ({ kind: 'old', text });
const newLine = (text: string): DiffLine => ({ kind: 'new', text });

/** The length of a longest common subsequence of what begins at two lines, by the textbook. */
function commonLengths(old: readonly string[], now: readonly string[]): (i: number, j: number) => number {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}

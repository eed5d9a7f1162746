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
  const lost = (text: string): DiffLine => ({ kind: 'old', text });
  const got = (text: string): DiffLine => ({ kind: 'new', text });
  if (old.length * now.length > most) return [...old.map(lost), ...now.map(got)];
  // A longest common subsequence, by the textbook.
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]];
    if (left !== undefined && left === right) {
      found.push({ kind: 'same', text: left });
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push(lost(left));
      i++;
    } else {
      found.push(got(right ?? ''));
      j++;
    }
  }
  return found;
}

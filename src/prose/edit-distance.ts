/** Edit distance of two words, swaps included; `most` + 1 where it is more than that. */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, last, before);
    if (row.every((distance) => distance > most)) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** Distances of the first `i` letters of `a` from each beginning of `b`. */
function nextRow(a: string, b: string, i: number, last: readonly number[], before: readonly number[]): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
    const value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(isSwap ? Math.min(value, (before[j - 2] ?? 0) + 1) : value);
  }
  return row;
}

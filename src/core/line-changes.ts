/** Lines that a text lost and got, in their order: `- old` and `+ new`, without what is around them. */
export function lineChanges(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return changed(old.slice(start, old.length - end), now.slice(start, now.length - end));
}

/** Above this many pairs of lines to compare, what lies between is told as replaced. */
const most = 4_000_000;

/** What remains of two lists beside a longest common subsequence. */
function changed(old: readonly string[], now: readonly string[]): string[] {
  if (old.length * now.length > most) return [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)];
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: string[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i++;
      j++;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) found.push(`- ${old[i++]}`);
    else found.push(`+ ${now[j++]}`);
  }
  return found;
}

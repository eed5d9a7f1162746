/**
 * The largest of some numbers, 0 without any. Math.max(...numbers) puts each on the stack, which overflows with as many
 * as a large site has files.
 */
export function largest(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) if (number > most) most = number;
  return most;
}

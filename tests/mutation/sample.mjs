/** `limit` of the items, in their order; the same ones for the same seed. */
export function sample(items, limit, seed) {
  if (items.length <= limit) return items;
  let state = seed >>> 0;
  // A linear congruential generator (Numerical Recipes): it chooses, and nothing hangs on how well.
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const chosen = items
    .map((item, at) => ({ item, at, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit);
  return chosen.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

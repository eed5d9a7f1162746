/** How thorough a run is: 1 in `npm test`, 2 in CI, 3 in `npm run test:long`. */
export const thoroughness = process.env.LONG ? 3 : process.env.CI ? 2 : 1;

/** Which cases a run meets where CI meets only some: `.ci/run` has others every hour; the same ones for each number. */
export const turn = Number(process.env.TURN ?? process.env.SEED ?? 1);

/** One in `of`, others at each turn: after `of` turns each has been met. With LONG=1 all of them. */
export function byTurn<T>(all: readonly T[], of: number): T[] {
  return thoroughness === 3 ? [...all] : all.filter((_, i) => (i + turn) % of === 0);
}

/** How many cases a property is tried on: so many in CI, a fifth of them in `npm test`, 10,000 at least with LONG=1. */
export function runs(inCi: number): number {
  return [Math.ceil(inCi / 5), inCi, Math.max(inCi, 10_000)][thoroughness - 1] ?? inCi;
}

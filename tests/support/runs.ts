/** How thorough a run is: 1 in `npm test`, 2 in CI, 3 in `npm run test:long`. */
export const thoroughness = process.env.LONG ? 3 : process.env.CI ? 2 : 1;

/** How many cases a property is tried on: so many in CI, a fifth of them in `npm test`, 10,000 at least with LONG=1. */
export function runs(inCi: number): number {
  return [Math.ceil(inCi / 5), inCi, Math.max(inCi, 10_000)][thoroughness - 1] ?? inCi;
}

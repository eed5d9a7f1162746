import fc from 'fast-check';

/** A parser of ours and what judges it. */
export interface Target {
  /** The name for `node tests/fuzz/fuzz.mjs --target NAME`. */
  readonly name: string;
  /** Evidence that an answer is right: never only that there is one. */
  readonly oracle: string;
  /** Throws where the oracle is of another opinion. */
  readonly property: fc.IProperty<never> | { readonly of: unknown };
}

/** A target whose `judge` throws on a wrong answer. */
export function target<Values extends [unknown, ...unknown[]]>(
  name: string,
  oracle: string,
  arbitraries: { [K in keyof Values]: fc.Arbitrary<Values[K]> },
  judge: (...values: Values) => void,
): Target {
  const property = fc.property(...(arbitraries as unknown as [fc.Arbitrary<Values[0]>]), (...values) =>
    judge(...(values as unknown as Values)),
  );
  return { name, oracle, property: property as never };
}

export interface Fuzzed {
  readonly runs: number;
  readonly ms: number;
  /** The smallest input that fails, what the oracle says, and the path that leads to it again. */
  readonly failure?: { readonly input: string; readonly error: string; readonly path: string };
}

/** Runs a target so many times from a seed; a failure is made as small as fast-check can. */
export function fuzz({ property }: Target, runs: number, seed: number, path?: string): Fuzzed {
  const began = performance.now();
  const details = fc.check(property as fc.IProperty<unknown>, {
    numRuns: runs,
    seed,
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  const ms = Math.round(performance.now() - began);
  if (!details.failed) return { runs: details.numRuns, ms };
  const error = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  const input = fc.stringify(details.counterexample);
  return { runs: details.numRuns, ms, failure: { input, error, path: details.counterexamplePath ?? '' } };
}

/** The command that meets a failure again. */
export const repeatOf = (name: string, seed: number, path: string): string =>
  `node tests/fuzz/fuzz.mjs --target ${name} --seed ${seed} --path ${path}`;

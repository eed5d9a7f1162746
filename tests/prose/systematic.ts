import cases from './systematic.cases.json' with { type: 'json' };

/**
 * The systematic generator: for each kind of fact (R1 to R13) claims that are false and claims that are true, each
 * in carrier sentences of a language. A planted text and its twin differ in the claim alone.
 */
export interface Pair {
  readonly rule: string;
  readonly site: 'example' | 'gmbh' | 'gmbh-en';
  readonly planted: string;
  readonly twin: string;
}

interface Row {
  readonly rule: string;
  readonly site: Pair['site'];
  readonly carriers: readonly string[];
  readonly values: readonly (readonly [planted: string, twin: string])[];
}

/** Every claim in every carrier of its row. */
export const pairs: readonly Pair[] = (cases as unknown as readonly Row[]).flatMap(({ rule, site, carriers, values }) =>
  carriers.flatMap((carrier) =>
    values.map(([planted, twin]) => ({
      rule,
      site,
      planted: carrier.replace('X', () => planted),
      twin: carrier.replace('X', () => twin),
    })),
  ),
);

import type { Difference } from '../difference.ts';
import type { Exchange } from '../probes/probe.ts';

const name = 'strict-transport-security';

/** Servers omit such fields elsewhere, harmlessly. */
const on: readonly number[] = [200, 308];

/**
 * Checks that Strict-Transport-Security is the same everywhere, or nowhere: browsers take it from any answer (RFC 6797
 * §8.1). The operator decides on it, and no manifest tells.
 */
export function compareTransportSecurity(exchanges: readonly Exchange[], origin: string): Difference[] {
  if (!origin.startsWith('https:')) return [];
  const answered = exchanges.flatMap(({ expected: { status }, actual }, i) =>
    'error' in actual || actual.status !== status || !on.includes(status) ? [] : [{ i, field: actual.headers[name] }],
  );
  const counts = new Map<string | undefined, number>();
  for (const { field } of answered) counts.set(field, (counts.get(field) ?? 0) + 1);
  const said = [...counts].filter(([field]) => field !== undefined).sort(([, a], [, b]) => b - a);
  const [expected] = said[0] ?? [];
  if (expected === undefined) return [];
  return answered.flatMap(({ i, field }) => {
    const exchange = exchanges[i];
    if (exchange === undefined || field === expected) return [];
    const header = 'Strict-Transport-Security';
    return [{ exchange, what: 'header', header, capability: 'security-headers', expected, actual: field ?? '(none)' }];
  });
}

import type { Difference } from '../difference.ts';
import type { Exchange } from '../probes/probe.ts';

const name = 'strict-transport-security';

/** Servers leave such fields away elsewhere, which harms nobody. */
const on: readonly number[] = [200, 308];

/**
 * Browsers take Strict-Transport-Security from any answer (RFC 6797 §8.1): an origin with TLS says the same in all of
 * them, or nothing in any. Which of the two, its operator decides, and no manifest tells.
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

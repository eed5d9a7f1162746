import { nameOf } from '../../core/capabilities.ts';
import type { Audit } from '../audit.ts';
import { causes } from '../diagnose/causes.ts';

/** One JSON object a line for each difference, then one `summary`. Ends with a line feed. */
export function auditJson({ findings, exchanges, ok }: Audit, origin: string, ms: number): string {
  const rows = findings.flatMap(({ cause, differences }) =>
    differences.map(({ exchange, what, header, capability, expected, actual }) => ({
      cause,
      level: causes[cause].level,
      capability: nameOf(capability),
      method: exchange.probe.request.method,
      path: exchange.probe.request.path,
      role: exchange.probe.role,
      headers: exchange.probe.request.headers,
      what,
      field: header ?? null,
      expected,
      actual,
    })),
  );
  const found = findings.map(({ cause, differences }) => ({
    cause,
    ...causes[cause],
    differences: differences.length,
  }));
  const summary = { ok, origin, requests: exchanges.length, findings: found, ms: Math.round(ms) };
  return [...rows, { summary }].map((row) => `${JSON.stringify(row)}\n`).join('');
}

import { capabilityLabel } from '../../core/capabilities.ts';
import { renderProblemsJson } from '../../terminal/problems.ts';
import { type Cause, causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import { type AuditException, flattenFinding } from '../exceptions/exceptions.ts';
import { type AuditReport, findFalseClaims, hasPassed, renderCurl } from './format.ts';

/** JSON lines for each expired exception and each difference, then one `summary`. Ends with a line feed. */
export function renderAuditJson(told: AuditReport): string {
  const { findings, accepted, exchanges, problems, claims = [], route, ms } = told;
  const row = (cause: Cause, difference: Difference, exception?: AuditException, root = cause) => ({
    cause,
    ...(root !== cause && { follows: root }),
    level: causes[cause].level,
    accepted: exception ? excuse(exception) : null,
    capability: capabilityLabel(difference.capability),
    method: difference.exchange.probe.request.method,
    path: difference.exchange.probe.request.path,
    role: difference.exchange.probe.role,
    headers: difference.exchange.probe.request.headers,
    what: difference.what,
    field: difference.header ?? null,
    expected: difference.expected,
    actual: difference.actual,
    curl: renderCurl(difference.exchange.probe, route),
  });
  const rows = [
    ...findings.flatMap((root) =>
      flattenFinding(root).flatMap(({ cause, differences }) =>
        differences.map((difference) => row(cause, difference, undefined, root.cause)),
      ),
    ),
    ...accepted.flatMap(({ exception, differences }) =>
      differences.map((difference) => row(exception.code, difference, exception)),
    ),
  ];
  const found = findings.map((finding) => ({
    cause: finding.cause,
    level: causes[finding.cause].level,
    title: causes[finding.cause].title,
    advice: causes[finding.cause].advice,
    differences: finding.differences.length,
    consequences: (finding.consequences ?? []).map(({ cause, differences }) => ({
      cause,
      differences: differences.length,
    })),
    falseClaims: findFalseClaims(finding, claims).map(({ id, text }) => ({ id, text })),
  }));
  const exceptions = accepted.map(({ exception, differences }) => ({
    cause: exception.code,
    ...excuse(exception),
    ...exception.at,
    differences: differences.length,
  }));
  const summary = {
    ...{ ok: hasPassed(told), origin: route.origin.origin, requests: exchanges.length },
    ...(told.htmlAlone && { htmlAlone: told.htmlAlone }),
    ...{ findings: found, accepted: exceptions, ms: Math.round(ms) },
  };
  return renderProblemsJson(problems) + [...rows, { summary }].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function excuse({ reason, expires }: AuditException) {
  return { reason, expires };
}

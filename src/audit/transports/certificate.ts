import { respond } from '../../http/respond.ts';
import type { TlsCertificate } from '../connection/certificate.ts';
import type { Difference } from '../difference.ts';
import type { Exchange } from '../probes/probe.ts';
import type { AuditTarget } from '../target.ts';

const day = 86_400_000;

/** Fault of a certificate, as an exchange without an answer; undefined if valid. */
export function compareCertificate(
  { from, to, distrust, names }: TlsCertificate,
  { release }: AuditTarget,
  origin: string,
  now: number,
): Difference | undefined {
  const host = new URL(origin).hostname;
  const found = fault();
  if (found === undefined) return undefined;
  const request = { method: 'HEAD', path: '/', headers: {} };
  const exchange: Exchange = {
    probe: { role: 'certificate', path: '/', request },
    expected: respond(release, request),
    expectedSha256: undefined,
    actual: { error: found },
  };
  const expected = `a certificate for ${host} that clients trust, for ${Math.ceil(margin() / day)} more days`;
  return { exchange, what: 'certificate', capability: 'certificate', expected, actual: found };

  function fault(): string | undefined {
    if (distrust === 'CERT_HAS_EXPIRED' || to <= now) return `ended on ${dateOf(to)}`;
    if (distrust === 'CERT_NOT_YET_VALID') return `begins on ${dateOf(from)}`;
    if (distrust === 'ERR_TLS_CERT_ALTNAME_INVALID') return `one for ${names}`;
    if (distrust !== undefined) return `one that is not trusted (${distrust})`;
    return to - now < margin() ? `ends on ${dateOf(to)}` : undefined;
  }

  /** Certificates are renewed with a third of their time left; below a fourth, that failed. */
  function margin(): number {
    return Math.min(14 * day, (to - from) / 4);
  }
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

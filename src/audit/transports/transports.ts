import { toDay } from '../../core/dates.ts';
import type { Release } from '../../core/release.ts';
import { respond } from '../../http/respond.ts';
import { type SendRequest, type TlsCertificate, TransportError } from '../connection/client.ts';
import type { Difference } from '../difference.ts';
import { resolveDestination } from '../location.ts';
import { observeAnswer } from '../observe/observe.ts';
import { acceptHeaders } from '../probes/documents.ts';
import { findApiDocument, missingPagePath } from '../probes/edge-cases.ts';
import type { Exchange, Probe } from '../probes/probe.ts';
import type { AuditTarget } from '../target.ts';

/** Other connections to an origin. */
export interface Transports {
  /** Only with TLS. */
  readonly certificate?: TlsCertificate | undefined;
  /** HTTP/2 to that origin. */
  readonly http2?: SendRequest | undefined;
  /** Plain HTTP, which should redirect to the origin. */
  readonly plain?: SendRequest | undefined;
}

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
    if (distrust === 'CERT_HAS_EXPIRED' || to <= now) return `ended on ${toDay(to)}`;
    if (distrust === 'CERT_NOT_YET_VALID') return `begins on ${toDay(from)}`;
    if (distrust === 'ERR_TLS_CERT_ALTNAME_INVALID') return `one for ${names}`;
    if (distrust !== undefined) return `one that is not trusted (${distrust})`;
    return to - now < margin() ? `ends on ${toDay(to)}` : undefined;
  }

  /** Certificates are renewed with a third of their time left; below a fourth, that failed. */
  function margin(): number {
    return Math.min(14 * day, (to - from) / 4);
  }
}

/** Some requests of HTTP/1.1 again: proxies have a listener for each protocol. */
export function createHttp2Probes(release: Release): readonly Probe[] {
  const document = findApiDocument(release);
  const [redirect] = release.redirects.keys();
  return [
    ask('/', 'html'),
    ask('/', 'markdown'),
    ask(document, 'always'),
    ask(document, 'always', 'HEAD'),
    { ...ask(missingPagePath), capability: 'missing-paths' },
    ...(redirect === undefined ? [] : [ask(redirect)]),
  ];
}

function ask(path: string, wants?: Probe['wants'], method = 'GET'): Probe {
  const headers = { accept: acceptHeaders[wants ?? 'always'], 'accept-encoding': 'identity' };
  return { role: 'http2', path, request: { method, path, headers }, ...(wants && { wants }) };
}

/** Requests URLs that people type without TLS: each must redirect to https at once. */
export async function exchangePlainHttp(
  { release }: AuditTarget,
  send: SendRequest,
  origin: string,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const path of ['/', findApiDocument(release)]) {
    const request = { method: 'GET', path, headers: { accept: acceptHeaders.html, 'accept-encoding': 'identity' } };
    const expected = { status: 308, headers: { Location: origin + path }, body: new Uint8Array(0) } as const;
    const actual = await send(request).then(
      (answer) => observeAnswer(answer, undefined),
      (error: unknown) => {
        if (error instanceof TransportError) return { error: error.message };
        throw error;
      },
    );
    exchanges.push({ probe: { role: 'plain', path, request }, expected, expectedSha256: undefined, actual });
  }
  return exchanges;
}

/** Faults of the redirect to https. */
export function comparePlainHttp(exchange: Exchange, origin: string): Difference[] {
  const { probe, expected, actual } = exchange;
  const wanted = `${expected.status} to ${expected.headers.Location}`;
  const difference = (what: 'transport' | 'status', found: string): Difference[] => [
    { exchange, what, capability: 'https', expected: wanted, actual: found },
  ];
  if ('error' in actual) return difference('transport', actual.error);
  const { location } = actual.headers;
  const place = { origin: origin.replace(/^https:/, 'http:'), baseUrl: origin };
  const to = resolveDestination(location, probe.path, place);
  const isThere = to?.path === probe.path && to.isOurs && !to.isHere;
  if ([301, 302, 307, 308].includes(actual.status) && isThere) return [];
  return difference('status', `${actual.status}${location === undefined ? '' : ` to ${location}`}`);
}

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

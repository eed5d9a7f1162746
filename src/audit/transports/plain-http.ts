import { type SendRequest, TransportError } from '../connection/client.ts';
import type { Difference } from '../difference.ts';
import { resolveDestination } from '../location.ts';
import { observeAnswer } from '../observe/observe.ts';
import { acceptHeaders } from '../probes/documents.ts';
import { findApiDocument } from '../probes/edge-cases.ts';
import type { Exchange } from '../probes/probe.ts';
import type { AuditTarget } from '../target.ts';

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

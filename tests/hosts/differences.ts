import { createHash } from 'node:crypto';
import type { Response } from '../../src/http/respond.ts';
import { type Answer, field } from './client.ts';

/** Fields that say something about the origin: where the oracle does not send one, nobody may. */
const controlled = [
  ...['access-control-allow-origin', 'access-control-expose-headers', 'allow', 'cache-control', 'content-encoding'],
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'link', 'location'],
  ...['permissions-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options'],
  ...['x-markdown-tokens', 'www-authenticate', 'set-cookie', 'retry-after', 'refresh', 'expires', 'pragma', 'age'],
  ...['content-location', 'content-language', 'alternates', 'tcn', 'last-modified', 'accept-ranges', 'content-range'],
];

/**
 * Everything in which an answer differs from the oracle's, as sentences; nothing: it conforms.
 *
 * A server may make its own entity tags (RFC 9110 §8.8.3), reorder fields, add Date, Server and the like, and word
 * the bodies of 405 and 308 as it pleases; a tag on 404 does no harm.
 */
export function differences(expected: Response, actual: Answer, method: string): string[] {
  if (actual.status !== expected.status) return [`expected status ${expected.status}, got ${actual.status}`];
  return [...fieldDifferences(expected, actual), ...bodyDifferences(expected, actual, method)];
}

function fieldDifferences(expected: Response, actual: Answer): string[] {
  const wanted = new Map(Object.entries(expected.headers).map(([name, value]) => [name.toLowerCase(), value]));
  const found: string[] = [];
  const miss = (name: string, was: string | undefined) =>
    void found.push(`${name}: expected ${JSON.stringify(wanted.get(name))}, got ${JSON.stringify(was)}`);

  for (const name of new Set([...controlled, ...wanted.keys()])) {
    if (ownChoice(name, expected.status)) continue;
    const was = field(actual, name);
    if (was !== wanted.get(name)) miss(name, was);
  }
  if (list(field(actual, 'vary')) !== list(wanted.get('vary'))) miss('vary', field(actual, 'vary'));
  // Two documents with one Content-Type or tag are one too many; the joined value of the others shows it.
  for (const name of ['etag', 'content-type', 'content-length'])
    if ((actual.headers.get(name)?.length ?? 0) > 1) found.push(`${name} came more than once`);
  if (wanted.has('etag') && !/^(?:W\/)?"[\x21\x23-\x7E]+"$/.test(field(actual, 'etag') ?? ''))
    miss('etag', field(actual, 'etag'));
  return found;
}

/** Header fields that are compared in another way, or not at all. */
function ownChoice(name: string, status: number): boolean {
  if (['etag', 'vary', 'content-length'].includes(name)) return true;
  if (status === 405 || status === 308) return name === 'content-type';
  // RFC 9110 §15.4.5: a 304 need not describe the body that it does not send.
  return status === 304 && ['content-type', 'content-encoding'].includes(name);
}

/** The members of a list in one order and case: `Accept-Encoding, accept` → `accept,accept-encoding`. */
function list(value: string | undefined): string {
  return (value ?? '')
    .toLowerCase()
    .split(',')
    .map((member) => member.trim())
    .sort()
    .join();
}

function bodyDifferences(expected: Response, actual: Answer, method: string): string[] {
  if (method === 'HEAD' || expected.status === 304) {
    if (actual.body.length > 0) return [`expected no body, got ${actual.body.length} bytes`];
  }
  if (expected.status !== 200 && expected.status !== 404) return [];
  const length = field(actual, 'content-length');
  // RFC 9110 §8.6: a server may leave it out, not get it wrong.
  if (length !== undefined && length !== expected.headers['Content-Length'])
    return [`content-length: expected ${expected.headers['Content-Length']}, got ${length}`];
  if (method === 'HEAD' || sha256(actual.body) === sha256(expected.body)) return [];
  return [`expected a body of ${expected.body.length} bytes, got another one of ${actual.body.length}`];
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

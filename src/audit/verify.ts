import { stripParameters } from '../core/media-types.ts';
import type { Release } from '../core/release.ts';
import type { SendRequest } from './connection/client.ts';
import { exchangeAll } from './exchange.ts';
import { acceptHeaders } from './probes/documents.ts';
import type { Exchange, Probe } from './probes/probe.ts';
import type { AuditTarget } from './target.ts';

/** A document that is not served as built. */
export interface MisservedDocument {
  /** Request path; `file` is in the published folder. */
  readonly path: string;
  readonly file: string;
  readonly what: 'changed' | 'missing' | 'mistyped' | 'unanswered';
  readonly detail: string;
}

/**
 * Requests every document, in each of its forms, once and uncompressed, and compares bytes and media type with the
 * manifest. An audit tests all other answers. Throws UnreachableError without any answer.
 */
export async function verifyOrigin(
  target: AuditTarget,
  send: SendRequest,
  concurrency: number,
): Promise<{ readonly asked: number; readonly found: readonly MisservedDocument[] }> {
  const probes = probesOf(target.release);
  const exchanges = await exchangeAll(
    probes.map((probe) => [probe]),
    target,
    send,
    concurrency,
  );
  return { asked: probes.length, found: exchanges.flatMap((exchange) => otherwise(exchange, target.release) ?? []) };
}

function probesOf({ routes }: Release): Probe[] {
  return [...routes.values()].flatMap(({ path, variants }) =>
    variants.map(({ when }): Probe => {
      const headers = { accept: acceptHeaders[when], 'accept-encoding': 'identity' };
      return { role: 'get', path, wants: when, request: { method: 'GET', path, headers } };
    }),
  );
}

function otherwise(
  { probe, expected, expectedSha256, actual }: Exchange,
  { routes }: Release,
): MisservedDocument | undefined {
  const { path, wants } = probe;
  const { file = '' } = routes.get(path)?.variants.find(({ when }) => when === wants) ?? {};
  const told = (what: MisservedDocument['what'], detail: string) => ({ path, file, what, detail });
  if ('error' in actual) return told('unanswered', actual.error);
  if (actual.status !== expected.status) {
    const to = actual.headers.location === undefined ? '' : ` to ${actual.headers.location}`;
    return told('missing', `expected ${expected.status}, found ${actual.status}${to}`);
  }
  if (actual.sha256 !== expectedSha256) {
    const right = expected.body.byteLength;
    const [kind, size] = [wants === 'markdown' ? ' of Markdown' : '', actual.size];
    return told(
      'changed',
      size === right ? `${size} bytes as built, but others` : `expected ${right} bytes${kind}, found ${size}`,
    );
  }
  const [right = '', found = ''] = [expected.headers['Content-Type'], actual.headers['content-type']].map((type) =>
    stripParameters(type ?? ''),
  );
  return found === right ? undefined : told('mistyped', `expected ${right}, found ${found || 'no Content-Type'}`);
}

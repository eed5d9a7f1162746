import { stripParameters } from '../core/media-types.ts';
import { type Request, type Response, respond } from '../http/respond.ts';
import { type SendRequest, TransportError } from './connection/client.ts';
import type { ExpectedBody } from './observe/alteration.ts';
import { observeAnswer } from './observe/observe.ts';
import type { Exchange, Probe } from './probes/probe.ts';
import type { AuditTarget } from './target.ts';
import { UnreachableError } from './unreachable.ts';

/** Unanswered requests in a row that end an audit. */
const patience = 8;

/**
 * Makes all requests, `concurrency` sequences at a time, and pairs each answer with that of respond(). Throws
 * UnreachableError if the origin cannot be reached. The result is in the order of the probes.
 */
export async function exchangeAll(
  sequences: readonly (readonly Probe[])[],
  target: AuditTarget,
  send: SendRequest,
  concurrency: number,
): Promise<Exchange[]> {
  const work = sequences.map((probes) => ({ probes, exchanges: [] as Exchange[] }));
  let next = 0;
  let failures = 0;
  const worker = async () => {
    for (let sequence = work[next++]; sequence !== undefined; sequence = work[next++]) {
      for (const probe of sequence.probes) {
        const exchange = await exchangeOne(probe, sequence.exchanges, target, send);
        if (!exchange) continue;
        sequence.exchanges.push(exchange);
        // Firewalls may drop all agents: a finding, and no reason to give up.
        if (probe.role === 'agent') continue;
        failures = 'error' in exchange.actual && !exchange.actual.isCut ? failures + 1 : 0;
        if (failures >= patience && 'error' in exchange.actual)
          throw new UnreachableError(`The origin does not answer: ${exchange.actual.error}.`);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return work.flatMap(({ exchanges }) => exchanges);
}

/** Undefined for a conditional request without a validator: the GET has reported that. */
async function exchangeOne(
  probe: Probe,
  earlier: readonly Exchange[],
  target: AuditTarget,
  send: SendRequest,
): Promise<Exchange | undefined> {
  const validator = probe.ifNoneMatchOf && validators(earlier, probe.ifNoneMatchOf);
  if (probe.ifNoneMatchOf && !validator) return undefined;
  const request = validator ? withTag(probe.request, validator.actual) : probe.request;
  // Hosts may have their own tags: respond() gets the release's tag.
  const expected = respond(target.release, uncompressed(validator ? withTag(request, validator.expected) : request));
  const expectedSha256 = target.digestOf(expected.body);
  try {
    return {
      probe: { ...probe, request },
      expected,
      expectedSha256,
      actual: observeAnswer(await send(request), expectedBody(expected, expectedSha256)),
    };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    const { message, isCut } = error;
    return { probe: { ...probe, request }, expected, expectedSha256, actual: { error: message, isCut } };
  }
}

function expectedBody({ headers, body }: Response, sha256: string | undefined): ExpectedBody | undefined {
  return sha256 === undefined
    ? undefined
    : { sha256, size: body.byteLength, type: stripParameters(headers['Content-Type'] ?? '') };
}

function validators(
  earlier: readonly Exchange[],
  wants: Probe['wants'],
): { actual: string; expected: string } | undefined {
  // A wrong answer has no useful tag.
  const get = earlier.find(
    ({ probe, actual, expectedSha256 }) =>
      probe.role === 'get' && probe.wants === wants && 'sha256' in actual && actual.sha256 === expectedSha256,
  );
  const [expected, actual] = [get?.expected.headers.ETag, get && 'headers' in get.actual && get.actual.headers.etag];
  return expected && actual ? { actual, expected } : undefined;
}

function withTag(request: Request, etag: string): Request {
  return { ...request, headers: { ...request.headers, 'if-none-match': etag } };
}

/** Removes Accept-Encoding, as bodies are compared decompressed. */
function uncompressed({ headers: { 'accept-encoding': _, ...headers }, ...request }: Request): Request {
  return { ...request, headers };
}

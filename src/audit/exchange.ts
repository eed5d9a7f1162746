import { CommandExit } from '../core/exit-codes.ts';
import { stripParameters } from '../core/media-types.ts';
import { type Request, type Response, respond } from '../http/respond.ts';
import { type SendRequest, TransportError } from './connection/client.ts';
import type { ExpectedBody } from './observe/alteration.ts';
import { observeAnswer } from './observe/observe.ts';
import type { Exchange, Probe } from './probes/probe.ts';
import type { AuditTarget } from './target.ts';

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
  let failures = 0;
  await forEachConcurrently(work, concurrency, async ({ probes, exchanges }) => {
    for (const probe of probes) {
      const exchange = await exchangeOne(probe, exchanges, target, send);
      if (!exchange) continue;
      exchanges.push(exchange);
      // Firewalls may drop all agents: a finding, and no reason to give up.
      if (probe.role === 'agent') continue;
      const error = unreachableReason(exchange);
      failures = error === undefined ? 0 : failures + 1;
      if (failures >= patience) throw new UnreachableError(`The origin does not answer: ${error}.`);
    }
  });
  return work.flatMap(({ exchanges }) => exchanges);
}

/** An answer that was cut is one. */
function unreachableReason({ actual }: Exchange): string | undefined {
  return 'error' in actual && !actual.isCut ? actual.error : undefined;
}

/** Runs a task for each item, `concurrency` at a time, in their order. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await task(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
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

/** The origin does not answer, or no longer (exit 74). */
export class UnreachableError extends CommandExit {
  override readonly name = 'UnreachableError';
  constructor(message: string) {
    super('io', message);
  }
}

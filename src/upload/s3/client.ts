import { AwsClient } from 'aws4fetch';
import { sha256 } from '../../core/digest.ts';
import { escapeXml } from '../../core/escape.ts';
import { CommandExit } from '../../core/exit-codes.ts';
import { bytesToText, type ObjectHeaders } from '../bucket.ts';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface AwsRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly url: string;
  readonly fields?: ObjectHeaders;
  readonly body?: Uint8Array;
}

export interface AwsResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** UTF-8 text. */
  readonly text: string;
}

interface AwsClientOptions extends AwsCredentials {
  readonly service: 's3' | 'cloudfront';
  readonly region: string;
  /** Waits, in milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Attempts, and the first pause in ms; each pause is twice the one before, 6 seconds in all. */
const tries = 6;
const firstPause = 200;

/**
 * Sends signed requests (AWS Signature Version 4). Lost connections, 429 and 5xx are retried. Any other error but 404
 * ends in a Stop, which names no credential.
 */
export function createAwsClient(options: AwsClientOptions): (request: AwsRequest) => Promise<AwsResponse> {
  const { pause, ...settings } = options;
  const signer = new AwsClient(settings);
  const once = async ({ method, url, fields, body }: AwsRequest): Promise<AwsResponse> => {
    // The server refuses bytes with another digest.
    const headers = { ...fields, 'x-amz-content-sha256': sha256(body ?? '') };
    const signed = await signer.sign(url, { method, headers, ...(body && { body: Buffer.from(body) }) });
    const response = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(120_000) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      get text() {
        return bytesToText(bytes);
      },
    };
  };
  return async (request) => {
    let problem = '';
    for (let attempt = 0; attempt < tries; attempt++) {
      if (attempt > 0) await pause(firstPause * 2 ** (attempt - 1));
      const answer = await once(request).catch((error: unknown) => {
        problem = reasonOf(error);
      });
      if (!answer) continue;
      if (answer.status < 300 || answer.status === 404) return answer;
      problem = `${answer.status} ${/<Code>(\w+)<\/Code>/.exec(answer.text)?.[1] ?? ''}`.trim();
      if (answer.status < 500 && answer.status !== 429) break;
    }
    throw new CommandExit('io', `${request.method} ${request.url}: ${problem}.`);
  };
}

/** fetch() keeps the reason of a failure in `cause`. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as Error;
  const { code, message } = cause as NodeJS.ErrnoException;
  return code ?? message ?? String(cause);
}

/**
 * Empties the caches of a CloudFront distribution: one path, `/*`, since each rewritten path has several objects.
 *
 * @param reference a name that no other invalidation has: the same one again is no new one
 */
export async function invalidateDistribution(
  endpoint: string,
  distribution: string,
  reference: string,
  send: (request: AwsRequest) => Promise<AwsResponse>,
): Promise<void> {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${escapeXml(reference)}</CallerReference><Paths><Quantity>1</Quantity><Items><Path>/*</Path></Items></Paths></InvalidationBatch>`;
  const url = `${endpoint}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`;
  const { status } = await send({
    method: 'POST',
    url,
    fields: { 'content-type': 'text/xml' },
    body: Buffer.from(body, 'utf8'),
  });
  if (status === 404) throw new CommandExit('io', `There is no distribution ${distribution}.`);
}

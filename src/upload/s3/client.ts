import { AwsClient } from 'aws4fetch';
import { CommandExit } from '../../core/command-exit.ts';
import { sha256 } from '../../core/digest.ts';
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

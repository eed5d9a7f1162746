import { AwsClient } from 'aws4fetch';
import { sha256 } from '../../core/digest.ts';
import { escapeXml } from '../../core/escape.ts';
import { CommandExit } from '../../core/exit-codes.ts';
import { type Bucket, type BucketObject, bytesToText, type ObjectHeaders } from '../bucket.ts';

/** Stored header fields that clients see. */
const own = /^(?:content-(?:type|encoding|language|disposition)|cache-control|expires|x-amz-meta-.+|x-amz-website-.+)$/;

/** An S3 bucket, or a compatible one, at an address that ends with `/`. */
export function createS3Bucket(address: string, send: (request: AwsRequest) => Promise<AwsResponse>): Bucket {
  const urlOf = (key: string) => address + key.split('/').map(encoded).join('/');
  return {
    async list() {
      const objects = new Map<string, BucketObject>();
      for (let next: string | undefined, first = true; first || next !== undefined; first = false) {
        const page = next === undefined ? '' : `&continuation-token=${encoded(next)}`;
        const answer = await send({ method: 'GET', url: `${address}?list-type=2${page}` });
        if (answer.status === 404) throw new CommandExit('io', `There is no bucket at ${address}.`);
        const listing = parseListing(answer.text);
        const isSettled = isSettledAt(answer.headers.get('date'));
        for (const { key, tag, modified } of listing.objects)
          objects.set(key, { tag, modified, isSettled: isSettled(modified) });
        next = listing.next;
      }
      return objects;
    },
    async fields(key) {
      const { status, headers } = await send({ method: 'HEAD', url: urlOf(key) });
      if (status === 404) return undefined;
      return Object.fromEntries([...headers].filter(([name]) => own.test(name))) as ObjectHeaders;
    },
    async read(key) {
      const { status, bytes } = await send({ method: 'GET', url: urlOf(key) });
      return status === 404 ? undefined : bytes;
    },
    async write(key, body, fields) {
      const { status, headers } = await send({ method: 'PUT', url: urlOf(key), fields, body });
      if (status === 404) throw new CommandExit('io', `There is no bucket at ${address}.`);
      return unquoteTag(headers.get('etag')) || undefined;
    },
    async remove(key) {
      await send({ method: 'DELETE', url: urlOf(key) });
    },
  };
}

/** S3 gives times in seconds, by the clock behind its `Date`. Without `Date` nothing is settled. */
function isSettledAt(date: string | null): (modified: string) => boolean {
  const now = Date.parse(date ?? '');
  return (modified) => now - Date.parse(modified) >= 2000;
}

/** Encodes all but unreserved characters (RFC 3986 §2.3). */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

interface ListedObject {
  readonly key: string;
  readonly tag: string;
  readonly modified: string;
}

/** A page of ListObjectsV2. */
interface ObjectListing {
  readonly objects: readonly ListedObject[];
  /** Token of the next page; undefined on the last. */
  readonly next: string | undefined;
}

/** Reads the XML of S3, which has no attributes, comments or CDATA sections. */
export function parseListing(xml: string): ObjectListing {
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, object = '']) => ({
    key: member(object, 'Key') ?? '',
    tag: unquoteTag(member(object, 'ETag')),
    modified: member(object, 'LastModified') ?? '',
  }));
  return { objects, next: member(xml.replace(/<Contents>[\s\S]*<\/Contents>/, ''), 'NextContinuationToken') };
}

/** A tag without its quotation marks. */
function unquoteTag(tag: string | null | undefined): string {
  return (tag ?? '').replaceAll('"', '');
}

function member(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, entity) => {
    if (entity !== undefined) return entities[entity] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

interface AwsRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly url: string;
  readonly fields?: ObjectHeaders;
  readonly body?: Uint8Array;
}

interface AwsResponse {
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
    for (let attempt = 1; ; attempt++) {
      const answer = await once(request).catch(reasonOf);
      if (typeof answer !== 'string' && (answer.status < 300 || answer.status === 404)) return answer;
      const isLasting = typeof answer !== 'string' && answer.status < 500 && answer.status !== 429;
      if (isLasting || attempt === tries)
        throw new CommandExit('io', `${request.method} ${request.url}: ${problemOf(answer)}.`);
      await pause(firstPause * 2 ** (attempt - 1));
    }
  };
}

/** The status of an answer with the code that S3 gives in its body, or why there was none. */
function problemOf(answer: AwsResponse | string): string {
  if (typeof answer === 'string') return answer;
  return `${answer.status} ${/<Code>(\w+)<\/Code>/.exec(answer.text)?.[1] ?? ''}`.trim();
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

import { CommandExit } from '../../core/exit-codes.ts';
import type { Bucket, BucketObject, ObjectHeaders } from '../bucket.ts';
import type { AwsRequest, AwsResponse } from './client.ts';

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

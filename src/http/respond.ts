import type { Headers, Release } from '../core/release.ts';
import { answer, type HttpAnswer } from './answer.ts';

export interface Request {
  /** Case-sensitive (RFC 9110 §9.1). */
  readonly method: string;
  /** The request target as received, undecoded: `/docs/api/?x=1`, `http://example.com/`. */
  readonly path: string;
  /** Names in lower case; a field that came on several lines is an array. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface Response {
  readonly status: HttpAnswer['status'];
  readonly headers: Headers;
  /** Empty for HEAD, 204, 304 and 308. */
  readonly body: Uint8Array;
}

/**
 * answer() over a release, with bytes: the reference for the preview and for every host's configuration. Pure; throws
 * on no request.
 */
export function respond(release: Release, request: Request): Response {
  const { method, path: target } = request;
  const { status, headers, body } = answer(release, { method, target, field: (name) => field(request, name) });
  const bytes = 'file' in body ? bytesOf(release, body.file) : new TextEncoder().encode(body.text);
  return {
    status,
    headers: lengthless.has(status) ? headers : { ...headers, 'Content-Length': String(bytes.byteLength) },
    body: method === 'HEAD' ? nothing : bytes,
  };
}

/** RFC 9110 §8.6: forbidden on 204; on 304 it would be the length of the body that is not sent. */
const lengthless: ReadonlySet<number> = new Set([204, 304]);

/** RFC 9110 §5.3: the lines of one field are one list. */
function field({ headers }: Request, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value.join(',') : value;
}

function bytesOf(release: Release, file: string): Uint8Array {
  const found = release.files.get(file);
  if (found === undefined) throw new Error(`The release has a path but no file for ${file}`);
  return found.bytes;
}

const nothing = new Uint8Array(0);

import { type Encoding, encodedTag, sideCarOf } from '../core/encoding.ts';
import { mediaTypes } from '../core/media-types.ts';
import type { Headers, Release, Variant } from '../core/release.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { negotiate } from './negotiate.ts';
import { allowedMethods, allowOf } from './policy.ts';

export interface Request {
  /** Case-sensitive (RFC 9110 §9.1). */
  readonly method: string;
  /** The request target as received, undecoded: `/docs/api/?x=1`, `http://example.com/`. */
  readonly path: string;
  /** Names in lower case; a field that came on several lines is an array. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface Response {
  readonly status: 200 | 204 | 304 | 308 | 404 | 405;
  readonly headers: Headers;
  /** Empty for HEAD, 204, 304 and 308. */
  readonly body: Uint8Array;
}

/**
 * Says what the origin answers to a request: the reference for the preview and for every host's configuration.
 *
 * Pure; throws on no request. Query, Authorization and Cookie are ignored (service.md 5.2, 8.2), and so are Range
 * (RFC 9110 §14.2), If-Modified-Since (§13.1.3: nothing has a date) and If-Match (service.md 7 knows no 412).
 */
export function respond(release: Release, request: Request): Response {
  const response = answer(release, request);
  return request.method === 'HEAD' ? { ...response, body: nothing } : response;
}

function answer(release: Release, request: Request): Response {
  const methods: readonly string[] = allowedMethods;
  const { preflight } = release;
  // RFC 9110 §8.6 forbids Content-Length on 204.
  if (preflight !== undefined && request.method === 'OPTIONS')
    return { status: 204, headers: { Allow: allowOf(release), ...preflight }, body: nothing };
  if (!methods.includes(request.method)) return methodNotAllowed(release);

  const path = pathOf(request.path);
  const route = release.routes.get(path);
  if (route !== undefined) return success(release, choose(route.variants, request), request);

  const location = release.redirects.get(path);
  if (location !== undefined) return withBody(308, { Location: location, ...release.bareHeaders }, nothing);

  return withBody(404, release.notFound.headers, bytesOf(release, release.notFound.file));
}

/**
 * The path of a request target, matched as the bytes it came in: no decoding and no dot segments, so that a
 * path has one spelling. Absolute-form must be understood (RFC 9112 §3.2.2).
 */
function pathOf(target: string): string {
  const absolute = /^https?:\/\/[^/?#]+/i.exec(target);
  const path = target.slice(absolute?.[0].length ?? 0).split('?', 1)[0]!;
  // RFC 9110 §4.2.3: an empty path is "/".
  return absolute !== null && path === '' ? '/' : path;
}

function choose(variants: readonly Variant[], request: Request): Variant {
  if (variants.length === 1) return variants[0]!;
  const wanted = negotiate(field(request, 'accept'));
  return variants.find((variant) => variant.when === wanted) ?? variants[0]!;
}

function success(release: Release, variant: Variant, request: Request): Response {
  const encoding = chooseEncoding(field(request, 'accept-encoding'), variant.encodings);
  const headers = encoding === undefined ? variant.headers : encoded(variant.headers, encoding);
  const { ETag, ...others } = headers;
  const condition = field(request, 'if-none-match');
  if (condition !== undefined && ETag !== undefined && matches(condition, ETag)) {
    // RFC 9110 §15.4.5: what describes the body that is not sent stays away; caches keep what they have.
    const { 'Content-Type': _type, 'Content-Encoding': _encoding, 'x-markdown-tokens': _tokens, ...kept } = others;
    return { status: 304, headers: { ETag, ...kept }, body: nothing };
  }
  const file = encoding === undefined ? variant.file : sideCarOf(variant.file, encoding);
  return withBody(200, headers, bytesOf(release, file));
}

function encoded({ ETag, ...headers }: Headers, encoding: Encoding): Headers {
  return { 'Content-Encoding': encoding, ...(ETag && { ETag: encodedTag(ETag, encoding) }), ...headers };
}

/** Whether an If-None-Match lists an entity tag: by weak comparison (RFC 9110 §13.1.2, §8.8.3.2), so without W/. */
function matches(condition: string, etag: string): boolean {
  const listed: readonly string[] = condition.match(/"[\x21\x23-\x7E\x80-\xFF]*"/g) ?? [];
  return /^[ \t]*\*[ \t]*$/.test(condition) || listed.includes(etag);
}

function methodNotAllowed(release: Release): Response {
  // RFC 9110 §15.5.6 requires Allow.
  const allow = allowOf(release);
  const headers = { Allow: allow, 'Content-Type': mediaTypes.text, ...release.bareHeaders };
  return withBody(405, headers, new TextEncoder().encode(`Only ${allow} are answered here.\n`));
}

function withBody(status: Response['status'], headers: Headers, body: Uint8Array): Response {
  return { status, headers: { ...headers, 'Content-Length': String(body.byteLength) }, body };
}

/** RFC 9110 §5.3: the lines of one field are one list. */
function field(request: Request, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'object' ? value.join(',') : value;
}

function bytesOf(release: Release, file: string): Uint8Array {
  const found = release.files.get(file);
  if (found === undefined) throw new Error(`The release has a path but no file for ${file}`);
  return found.bytes;
}

const nothing = new Uint8Array(0);

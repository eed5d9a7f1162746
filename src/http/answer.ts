import { type Encoding, encodedTag, sideCarOf } from '../core/encoding.ts';
import { findRedirect } from '../core/find-redirect.ts';
import type { MediaType } from '../core/media-types.ts';
import type { Headers, Release, Route, Variant } from '../core/release.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { negotiate } from './negotiate.ts';
import { allowedMethods, allowOf } from './policy.ts';

/** Source of answers: a release, or the table that a host has of it (openReleaseOrigin() in route-table.ts). */
export interface AnswerSource extends Pick<Release, 'notFound' | 'bareHeaders' | 'preflight'> {
  readonly routes: { get(path: string): Pick<Route, 'variants'> | undefined };
  readonly redirects: { get(path: string): string | undefined };
}

/** Request parts that an answer depends on. */
export interface RequestParts {
  /** Case-sensitive (RFC 9110 §9.1). */
  readonly method: string;
  /** The request target as received, undecoded: `/docs/api/?x=1`, `http://example.com/`. */
  readonly target: string;
  /** The value of a request field, by its name in lower case, several lines joined with ","; undefined without one. */
  field(name: string): string | undefined;
}

export interface HttpAnswer {
  readonly status: 200 | 204 | 304 | 308 | 404 | 405;
  /** All fields but Content-Length. */
  readonly headers: Headers;
  /** A file of dist/, or a text, which is empty for 204, 304 and 308. To HEAD it is the body that is not sent. */
  readonly body: { readonly file: string } | { readonly text: string };
}

/**
 * Says what the origin answers: decided here alone, compiled for every host that runs JavaScript; respond() adds bytes.
 * Pure; throws on no request. A query counts in old addresses only. Authorization and Cookie are ignored, and so are Range
 * (RFC 9110 §14.2), If-Modified-Since (§13.1.3: nothing has a date) and If-Match.
 */
export function answer(origin: AnswerSource, question: RequestParts): HttpAnswer {
  // service.md 5.2, 8.2; section 7 knows no 412. Not above, where operators read it: they do not have that text.
  const { preflight, bareHeaders, notFound } = origin;
  const methods: readonly string[] = allowedMethods;
  if (preflight !== undefined && question.method === 'OPTIONS')
    return { status: 204, headers: { Allow: allowOf(origin), ...preflight }, body: nothing };
  if (!methods.includes(question.method)) return methodNotAllowed(origin);

  const path = pathOf(question.target);
  const redirect = (to: string): HttpAnswer => ({
    status: 308,
    headers: { Location: to, ...bareHeaders },
    body: nothing,
  });
  // With a query an old address may be that of a page: `/?id=7`.
  const [, query] = /^[^?]*(\?.*)/s.exec(question.target) ?? [];
  const asked = query === undefined ? undefined : origin.redirects.get(path + query);
  if (asked !== undefined) return redirect(asked);

  const variant = choose(origin.routes.get(path)?.variants ?? [], question);
  if (variant !== undefined) return success(variant, question);

  const location = findRedirect(origin.redirects, path);
  if (location !== undefined) return redirect(location);

  return { status: 404, headers: notFound.headers, body: { file: notFound.file } };
}

/**
 * The path of a request target, matched as the bytes it came in: no decoding and no dot segments, so that a
 * path has one spelling. Absolute-form must be understood (RFC 9112 §3.2.2).
 */
export function pathOf(target: string): string {
  const [origin = ''] = /^https?:\/\/[^/?#]+/i.exec(target) ?? [];
  const [path = ''] = target.slice(origin.length).split('?', 1);
  // RFC 9110 §4.2.3: an empty path is "/".
  return origin !== '' && path === '' ? '/' : path;
}

function choose(variants: readonly Variant[], question: RequestParts): Variant | undefined {
  if (variants.length < 2) return variants[0];
  const wanted = negotiate(question.field('accept'));
  return variants.find((variant) => variant.when === wanted) ?? variants[0];
}

function success(variant: Variant, question: RequestParts): HttpAnswer {
  const encoding = chooseEncoding(question.field('accept-encoding'), variant.encodings);
  const headers = encoding === undefined ? variant.headers : encoded(variant.headers, encoding);
  const { ETag, ...others } = headers;
  const condition = question.field('if-none-match');
  if (condition !== undefined && ETag !== undefined && matches(condition, ETag)) {
    // RFC 9110 §15.4.5: what describes the body that is not sent stays away; caches keep what they have.
    const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = others;
    return { status: 304, headers: { ETag, ...kept }, body: nothing };
  }
  const file = encoding === undefined ? variant.file : sideCarOf(variant.file, encoding);
  return { status: 200, headers, body: { file } };
}

function encoded({ ETag, ...headers }: Headers, encoding: Encoding): Headers {
  return { 'Content-Encoding': encoding, ...(ETag && { ETag: encodedTag(ETag, encoding) }), ...headers };
}

/** Whether an If-None-Match lists an entity tag: by weak comparison (RFC 9110 §13.1.2, §8.8.3.2), so without W/. */
function matches(condition: string, etag: string): boolean {
  const listed: readonly string[] = condition.match(/"[\x21\x23-\x7E\x80-\xFF]*"/g) ?? [];
  return /^[ \t]*\*[ \t]*$/.test(condition) || listed.includes(etag.replace('W/', ''));
}

function methodNotAllowed(origin: AnswerSource): HttpAnswer {
  // RFC 9110 §15.5.6 requires Allow.
  const allow = allowOf(origin);
  const headers = { Allow: allow, 'Content-Type': plainText, ...origin.bareHeaders };
  return { status: 405, headers, body: { text: `Only ${allow} are answered here.\n` } };
}

const nothing = { text: '' };

// Not by mediaTypes: every handler would carry the whole table.
const plainText: MediaType = 'text/plain; charset=utf-8';

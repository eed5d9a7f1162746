import type { DocumentKind, Lifecycle } from '../core/document.ts';
import { isCompressible, type MediaType, mediaTypes } from '../core/media-types.ts';
import type { Headers } from '../core/release.ts';
import {
  allow,
  exposedFields,
  lifecycleFields,
  negotiatedCacheControl,
  notFoundCacheControl,
  policies,
} from './policy.ts';

/** Inputs of the header fields of a document's 200 answer. */
export interface Representation {
  readonly kind: DocumentKind;
  readonly mediaType: MediaType;
  /** Lower-case hex of the SHA-256 of the body. */
  readonly sha256: string;
  /** Whether the path has two representations, of which this is one. */
  readonly negotiated: boolean;
  /** Estimated tokens of a Markdown body; on other media types it is left out. */
  readonly markdownTokens?: number | undefined;
  /** BCP 47, of a document of a site with several languages. */
  readonly language?: string | undefined;
  /** From linkHeader(); empty or absent: no `Link`. */
  readonly link?: string | undefined;
  /** Page of a mirror at its own address, from linkHeader(). */
  readonly canonical?: string | undefined;
  /** Documents of a version with a successor. */
  readonly lifecycle?: Lifecycle | undefined;
  /** From contentSecurityPolicy(). */
  readonly contentSecurityPolicy: string;
}

/**
 * All header fields of a document's 200 answer but Content-Length, in the order they are sent.
 *
 * @throws Error if a value could not stand in a header (RFC 9110 §5.5), which is a bug of the caller
 */
export function documentHeaders(representation: Representation): Headers {
  const { mediaType, markdownTokens, sha256, canonical } = representation;
  const hasTokens = mediaType === mediaTypes.markdown && markdownTokens !== undefined;
  const fields = sharedFields(representation, hasTokens);
  const ETag = entityTag(sha256);
  // All have their place in the order already.
  return {
    ...fields,
    ETag,
    ...(canonical !== undefined && { Link: canonical }),
    ...(hasTokens && { 'x-markdown-tokens': formatTokenCount(markdownTokens) }),
  };
}

interface Shared extends Omit<Representation, 'sha256' | 'markdownTokens' | 'canonical'> {
  readonly hasTokens: boolean;
  readonly isMirror: boolean;
  readonly fields: Headers;
}

/** The few sets of fields that all pages of an origin share, made and checked once; those of late come first. */
const shared: Shared[] = [];
const mostShared = 32;

/** All fields of an answer, with nothing yet in those that differ from body to body. */
function sharedFields(of: Representation, hasTokens: boolean): Headers {
  const isMirror = of.canonical !== undefined;
  const known = shared.find(
    (each) =>
      each.kind === of.kind &&
      each.mediaType === of.mediaType &&
      each.negotiated === of.negotiated &&
      each.hasTokens === hasTokens &&
      each.isMirror === isMirror &&
      each.language === of.language &&
      each.link === of.link &&
      each.lifecycle === of.lifecycle &&
      each.contentSecurityPolicy === of.contentSecurityPolicy,
  );
  if (known) return known.fields;
  const { kind, mediaType, negotiated, language, link, lifecycle } = of;
  const lived = lifecycle ? lifecycleFields(lifecycle) : {};
  // Both representations of a page are closed to foreign scripts: its mirror has a path of its own, which is open.
  const cors = policies[kind].cors && !negotiated;
  const fields = assertValidHeaders({
    'Content-Type': mediaType,
    // RFC 9110 §8.5. Never in Vary: a path has one language.
    ...(language !== undefined && policies[kind].hasLanguage && { 'Content-Language': language }),
    ETag: 'none yet',
    'Cache-Control': negotiated ? negotiatedCacheControl(mediaType) : policies[kind].cacheControl,
    ...varying(mediaType, negotiated),
    ...(link && { Link: link }),
    ...(isMirror && { Link: 'none yet' }),
    ...lived,
    // service.md 4.3 writes this name in lower case.
    ...(hasTokens && { 'x-markdown-tokens': 'none yet' }),
    ...(cors && {
      ...anyOrigin,
      'Access-Control-Expose-Headers': [...exposedFields, ...Object.keys(lived)].join(', '),
    }),
    ...securityHeaders(of.contentSecurityPolicy, cors),
  });
  shared.unshift({ ...of, hasTokens, isMirror, fields });
  shared.length = Math.min(shared.length, mostShared);
  return fields;
}

/**
 * RFC 9110 §12.5.5: on all representations, or a cache hands one to those who asked for another. Text varies by coding
 * whether or not one lies ready: hosts compress on the fly, and a field that hangs on the type needs no line for a path.
 */
function varying(mediaType: MediaType, negotiated: boolean): Headers {
  const fields = [...(negotiated ? ['Accept'] : []), ...(isCompressible(mediaType) ? ['Accept-Encoding'] : [])];
  return fields.length > 0 ? { Vary: fields.join(', ') } : {};
}

/** Header fields of the 404 answer but Content-Length (service.md 7). Any script may read the status. */
export function notFoundHeaders(contentSecurityPolicy: string): Headers {
  return assertValidHeaders({
    'Content-Type': mediaTypes.html,
    'Cache-Control': notFoundCacheControl,
    ...anyOrigin,
    ...securityHeaders(contentSecurityPolicy, true),
  });
}

/** Header fields shared by answers without a document: 405 and redirects. */
export function bareHeaders(contentSecurityPolicy: string): Headers {
  return assertValidHeaders({
    // Without it caches may keep both for as long as they please (RFC 9110 §15.4.9, §15.5.6).
    'Cache-Control': notFoundCacheControl,
    ...anyOrigin,
    ...securityHeaders(contentSecurityPolicy, true),
  });
}

/**
 * Header fields of the 204 that answers OPTIONS, but Allow: scripts of any origin may ask with these fields of their
 * own (Fetch §3.3). `Authorization` is named because `*` would not include it; it is ignored (service.md 5.2).
 */
export function preflightHeaders(contentSecurityPolicy: string): Headers {
  return assertValidHeaders({
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, If-None-Match',
    // Seconds: a day. Browsers keep it shorter if they please.
    'Access-Control-Max-Age': '86400',
    ...bareHeaders(contentSecurityPolicy),
  });
}

/**
 * The Content-Security-Policy of the origin (CSP Level 3): nothing but what the pages use, all from this origin.
 * `scripts`: whether a page loads a script file. `formAction`: sources that forms may be sent to (`'none'`,
 * `https://forms.example`); throws if it could end its directive.
 */
export function contentSecurityPolicy(options: { readonly scripts: boolean; readonly formAction: string }): string {
  const { scripts, formAction } = options;
  if (!/^[\x21-\x2B\x2D-\x3A\x3C-\x7E]+(?: [\x21-\x2B\x2D-\x3A\x3C-\x7E]+)*$/.test(formAction)) {
    throw new Error(`form-action is not a list of sources: ${JSON.stringify(formAction)}`);
  }
  return [
    "default-src 'none'",
    ...(scripts ? ["script-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Fields of every answer of a preview: a page says it in its head, other documents have nowhere to. */
export const noIndexHeaders: Headers = { 'X-Robots-Tag': 'noindex' };

const anyOrigin: Headers = { 'Access-Control-Allow-Origin': '*' };

// Strict-Transport-Security is absent: it binds a whole domain, so that each host's configuration asks for it.
function securityHeaders(csp: string, cors: boolean): Headers {
  return {
    'Content-Security-Policy': csp,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': cors ? 'cross-origin' : 'same-origin',
  };
}

/** A strong validator (RFC 9110 §8.8.3) of 132 bits of the body's digest: equal on every host and at every build. */
function entityTag(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`not a SHA-256 in hex: ${JSON.stringify(sha256)}`);
  return `"${Buffer.from(sha256, 'hex').toString('base64url').slice(0, 22)}"`;
}

/** Value of x-markdown-tokens. */
function formatTokenCount(tokens: number): string {
  if (!Number.isSafeInteger(tokens) || tokens < 0) throw new Error(`not a count of tokens: ${tokens}`);
  return String(tokens);
}

/** The one gate against header injection: visible ASCII, inner spaces. Stricter than RFC 9110 §5.5 on purpose. */
function assertValidHeaders(headers: Headers): Headers {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\x21-\x7E](?:[\x20-\x7E]*[\x21-\x7E])?$/.test(value)) {
      throw new Error(`${name} cannot be sent as a header: ${JSON.stringify(value)}`);
    }
  }
  return headers;
}

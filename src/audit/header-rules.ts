import type { Capability } from '../core/capabilities.ts';
import { type AuditedOrigin, isForeignCanonical, isSameOrigin, resolveDestination } from './location.ts';

/** Rule for a header field. */
interface HeaderRule {
  /** Name as in a release. */
  readonly name: string;
  /** Statuses with this field. */
  readonly on: readonly number[];
  readonly capability: Capability | ((path: string) => Capability);
  /** Whether the actual value is as good as the expected one; either may be absent. */
  readonly fits: (
    expected: string | undefined,
    actual: string | undefined,
    path: string,
    place: AuditedOrigin,
  ) => boolean;
  /** Printable part of the value; absent: all. */
  readonly shown?: (actual: string) => string;
}

const all = [200, 204, 308, 404, 405];
const exact: HeaderRule['fits'] = (expected, actual) => expected === actual;

/** Rules for every field of a release but ETag, which tags.ts compares. */
export const headerRules: readonly HeaderRule[] = [
  { name: 'Content-Type', on: [200, 404], capability: 'media-types', fits: sameMediaType },
  // Accept-Encoding matters only for compressed answers; the coding is judged there.
  { name: 'Vary', on: [200, 304], capability: 'vary', fits: variesOnAccept },
  { name: 'Link', on: [200], capability: linkCapability, fits: hasLinks },
  { name: 'Deprecation', on: [200], capability: 'api-documents', fits: exact },
  { name: 'Sunset', on: [200], capability: 'api-documents', fits: exact },
  { name: 'x-markdown-tokens', on: [200], capability: 'markdown-tokens', fits: sameTokens },
  { name: 'Cache-Control', on: [200, 404], capability: 'caching', fits: sameMembers },
  { name: 'Location', on: [308], capability: 'redirects', fits: sameDestination },
  { name: 'Allow', on: [405], capability: 'methods', fits: sameMembers },
  { name: 'Content-Disposition', on: [200], capability: 'media-types', fits: isShown },
  { name: 'Refresh', on: [...all, 304], capability: 'clients', fits: isAbsent },
  { name: 'X-Robots-Tag', on: [...all, 304], capability: 'clients', fits: isOpenToRobots },
  { name: 'X-Frame-Options', on: [200], capability: 'security-headers', fits: isAbsent },
  { name: 'Access-Control-Allow-Origin', on: all, capability: 'cors', fits: exact },
  { name: 'Access-Control-Allow-Credentials', on: all, capability: 'cors', fits: isAbsent },
  { name: 'Access-Control-Expose-Headers', on: [200], capability: 'cors', fits: sameMembers },
  { name: 'Access-Control-Allow-Methods', on: [204], capability: 'preflight', fits: sameMembers },
  { name: 'Access-Control-Allow-Headers', on: [204], capability: 'preflight', fits: sameMembers },
  { name: 'Access-Control-Max-Age', on: [204], capability: 'preflight', fits: exact },
  // Cookies make answers personal: shared caches skip them, and clients are tracked.
  { name: 'Set-Cookie', on: [...all, 304], capability: 'cookies', fits: isAbsent, shown: cookieNames },
  // CSP Level 3 §3.1, Fetch §3.6 and §3.7, Referrer Policy §4.1, Permissions Policy §5.1, HTML §7.1.3
  { name: 'Content-Security-Policy', on: all, capability: 'security-headers', fits: exact },
  { name: 'X-Content-Type-Options', on: all, capability: 'security-headers', fits: exact },
  { name: 'Referrer-Policy', on: all, capability: 'security-headers', fits: exact },
  { name: 'Permissions-Policy', on: all, capability: 'security-headers', fits: exact },
  { name: 'Cross-Origin-Opener-Policy', on: all, capability: 'security-headers', fits: exact },
  { name: 'Cross-Origin-Resource-Policy', on: all, capability: 'security-headers', fits: exact },
];

/** Security headers: hosts set all or none. */
export const securityHeaders: readonly string[] = headerRules.slice(-6).map(({ name }) => name);

/** Compares media types, spelt in any way (RFC 9110 §8.3.1). */
function sameMediaType(expected: string | undefined, actual: string | undefined): boolean {
  return normalType(expected) === normalType(actual);
}

function normalType(type: string | undefined): string | undefined {
  const parts = type?.split(/[ \t]*;[ \t]*/).map((part) => part.replace(/="([^"\\]*)"$/, '=$1'));
  return parts?.map((part) => (/^(?:profile)=/i.test(part) ? part : part.toLowerCase())).join('; ');
}

function variesOnAccept(expected: string | undefined, actual: string | undefined): boolean {
  return !parseListField(expected).includes('accept') || parseListField(actual).includes('accept');
}

/** Proxies may add links, and may split the field. Hosts that know pages by shape may omit it on mirrors. */
function hasLinks(
  expected: string | undefined,
  actual: string | undefined,
  path: string,
  place: AuditedOrigin,
): boolean {
  if (actual === undefined && isMirror(path)) return path !== '/index.md';
  if (hasForeignCanonical(expected, actual, path, place)) return false;
  const found = new Set(links(actual));
  return links(expected).every((link) => found.has(link));
}

/** Whether a Link names a canonical address (RFC 6596) other than the document's, and the release does not. */
export function hasForeignCanonical(
  expected: string | undefined,
  actual: string | undefined,
  path: string,
  place: AuditedOrigin,
): boolean {
  const named = (field: string | undefined) =>
    links(field).flatMap((link) => /^<([^>]*)>.*;rel="?[^";]*\bcanonical\b/i.exec(link)?.[1] ?? []);
  const known = named(expected);
  return named(actual).some((href) => !known.includes(href) && isForeignCanonical(href, path, place));
}

/** Splits at commas before a new link. Whitespace does not matter. */
function links(field: string | undefined): string[] {
  const values = field?.split(/,(?=[ \t]*<)/) ?? [];
  return values.map((value) => value.replace(/[ \t]+/g, '')).filter(Boolean);
}

/** Compares names in any order and case. */
function sameMembers(expected: string | undefined, actual: string | undefined): boolean {
  return parseListField(expected).sort().join() === parseListField(actual).sort().join();
}

/** `Accept, Accept-Encoding` → `accept`, `accept-encoding`. */
export function parseListField(field: string | undefined): string[] {
  return (field?.split(',') ?? []).map((member) => member.trim().toLowerCase()).filter(Boolean);
}

/**
 * Proxies may make a Location absolute, and add a query: scheme, host, port and path must stay. Content may lead
 * elsewhere.
 */
function sameDestination(
  expected: string | undefined,
  actual: string | undefined,
  path: string,
  place: AuditedOrigin,
): boolean {
  const [wanted, found] = [expected, actual].map((location) => resolveDestination(location, path, place));
  return wanted !== undefined && found?.path === wanted.path && isSameOrigin(wanted, found);
}

const isMirror = (path: string) => path.endsWith('.md');

function linkCapability(path: string): Capability {
  if (isMirror(path)) return 'canonical-links';
  if (/\/api\/v\d+\//.test(path)) return 'api-documents';
  return path === '/' ? 'homepage-links' : 'catalog-link';
}

/** Token counts: hosts that know pages by shape send them for the homepage only. A wrong count never fits. */
function sameTokens(expected: string | undefined, actual: string | undefined, path: string): boolean {
  return expected === actual || (actual === undefined && path !== '/' && path !== '/index.md');
}

/** Any disposition but `inline` saves the file (RFC 6266 §4.2). */
function isShown(_expected: string | undefined, actual: string | undefined): boolean {
  return actual === undefined || /^inline\b/i.test(actual.trim());
}

/** No value that crawlers take for a prohibition; `all` and the like are none. */
function isOpenToRobots(_expected: string | undefined, actual: string | undefined): boolean {
  return !/\bno(?:index|ne|follow|archive|snippet|ai|imageai)\b|\bunavailable_after\b/i.test(actual ?? '');
}

function isAbsent(_expected: string | undefined, actual: string | undefined): boolean {
  return actual === undefined;
}

/** Omits values, which may be sessions: reports are kept in logs. */
function cookieNames(field: string): string {
  const names = field.split(/,(?=[^;,=]+=)/).map((cookie) => `${cookie.replace(/=.*/s, '').trim()}=…`);
  return [...new Set(names)].join(', ');
}

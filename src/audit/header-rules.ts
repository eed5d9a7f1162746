import type { Capability } from '../core/capabilities.ts';
import { destinationOf, isForeignCanonical, type Place, sameOrigin } from './location.ts';

/** How a header field of an answer is judged. */
export interface HeaderRule {
  /** As it is written in a release. */
  readonly name: string;
  /** Statuses on which it matters. */
  readonly on: readonly number[];
  readonly capability: Capability | ((path: string) => Capability);
  /** Whether the field that came is as good as the one that should have come; either may be absent. */
  readonly fits: (expected: string | undefined, actual: string | undefined, path: string, place: Place) => boolean;
  /** What of the field may be printed; absent: all. */
  readonly shown?: (actual: string) => string;
}

const all = [200, 204, 308, 404, 405];
const exact: HeaderRule['fits'] = (expected, actual) => expected === actual;

/** Every field that a release sets, but ETag: hosts that make tags of their own are compared in tags.ts. */
export const headerRules: readonly HeaderRule[] = [
  { name: 'Content-Type', on: [200, 404], capability: 'media-types', fits: sameMediaType },
  // Accept-Encoding is missed only where the answer was compressed; that is judged with the coding.
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
  // A cookie makes an answer personal: shared caches keep it no more, and clients are followed.
  { name: 'Set-Cookie', on: [...all, 304], capability: 'cookies', fits: isAbsent, shown: cookieNames },
  // CSP Level 3 §3.1, Fetch §3.6 and §3.7, Referrer Policy §4.1, Permissions Policy §5.1, HTML §7.1.3
  { name: 'Content-Security-Policy', on: all, capability: 'security-headers', fits: exact },
  { name: 'X-Content-Type-Options', on: all, capability: 'security-headers', fits: exact },
  { name: 'Referrer-Policy', on: all, capability: 'security-headers', fits: exact },
  { name: 'Permissions-Policy', on: all, capability: 'security-headers', fits: exact },
  { name: 'Cross-Origin-Opener-Policy', on: all, capability: 'security-headers', fits: exact },
  { name: 'Cross-Origin-Resource-Policy', on: all, capability: 'security-headers', fits: exact },
];

/** Fields that make an answer refuse scripts, frames and sniffing: hosts set all or none. */
export const securityHeaders: readonly string[] = headerRules.slice(-6).map(({ name }) => name);

/** `text/html;charset=UTF-8` is `text/html; charset=utf-8` (RFC 9110 §8.3.1). */
function sameMediaType(expected: string | undefined, actual: string | undefined): boolean {
  return normalType(expected) === normalType(actual);
}

function normalType(type: string | undefined): string | undefined {
  const parts = type?.split(/[ \t]*;[ \t]*/).map((part) => part.replace(/="([^"\\]*)"$/, '=$1'));
  return parts?.map((part) => (/^(?:profile)=/i.test(part) ? part : part.toLowerCase())).join('; ');
}

function variesOnAccept(expected: string | undefined, actual: string | undefined): boolean {
  return !members(expected).includes('accept') || members(actual).includes('accept');
}

/** Proxies may add links, and may split the field. Of mirrors hosts by shape send it where it is asked for, or no wrong one. */
function hasLinks(expected: string | undefined, actual: string | undefined, path: string, place: Place): boolean {
  if (actual === undefined && isMirror(path)) return path !== '/index.md';
  if (hasForeignCanonical(expected, actual, path, place)) return false;
  const found = new Set(links(actual));
  return links(expected).every((link) => found.has(link));
}

/** Whether a Link names an original (RFC 6596) that the release does not: another address than that of the document. */
export function hasForeignCanonical(
  expected: string | undefined,
  actual: string | undefined,
  path: string,
  place: Place,
): boolean {
  const named = (field: string | undefined) =>
    links(field).flatMap((link) => /^<([^>]*)>.*;rel="?[^";]*\bcanonical\b/i.exec(link)?.[1] ?? []);
  const known = named(expected);
  return named(actual).some((href) => !known.includes(href) && isForeignCanonical(href, path, place));
}

/** Splits at commas that begin a new link. Whitespace does not matter. */
function links(field: string | undefined): string[] {
  const values = field?.split(/,(?=[ \t]*<)/) ?? [];
  return values.map((value) => value.replace(/[ \t]+/g, '')).filter(Boolean);
}

/** Lists of names: order and case do not matter. */
function sameMembers(expected: string | undefined, actual: string | undefined): boolean {
  return members(expected).sort().join() === members(actual).sort().join();
}

/** `Accept, Accept-Encoding` → `accept`, `accept-encoding`. */
export function members(field: string | undefined): string[] {
  return (field?.split(',') ?? []).map((member) => member.trim().toLowerCase()).filter(Boolean);
}

/** A proxy may make a Location absolute, and add a query: scheme, host, port and path must stay. Content may lead elsewhere. */
function sameDestination(
  expected: string | undefined,
  actual: string | undefined,
  path: string,
  place: Place,
): boolean {
  const [wanted, found] = [expected, actual].map((location) => destinationOf(location, path, place));
  return wanted !== undefined && found?.path === wanted.path && sameOrigin(wanted, found);
}

const isMirror = (path: string) => path.endsWith('.md');

function linkCapability(path: string): Capability {
  if (isMirror(path)) return 'canonical-links';
  if (/\/api\/v\d+\//.test(path)) return 'api-documents';
  return path === '/' ? 'homepage-links' : 'catalog-link';
}

/** Hosts that know pages by their shape send the count where it is asked for: with the homepage. A wrong one never. */
function sameTokens(expected: string | undefined, actual: string | undefined, path: string): boolean {
  return expected === actual || (actual === undefined && path !== '/' && path !== '/index.md');
}

/** RFC 6266 §4.2: everything but `inline` is saved instead of shown. */
function isShown(_expected: string | undefined, actual: string | undefined): boolean {
  return actual === undefined || /^inline\b/i.test(actual.trim());
}

/** What search engines and crawlers take for a prohibition; `all` and the like are none. */
function isOpenToRobots(_expected: string | undefined, actual: string | undefined): boolean {
  return !/\bno(?:index|ne|follow|archive|snippet|ai|imageai)\b|\bunavailable_after\b/i.test(actual ?? '');
}

function isAbsent(_expected: string | undefined, actual: string | undefined): boolean {
  return actual === undefined;
}

/** Without the values, which may be a session: a report is kept in logs. */
function cookieNames(field: string): string {
  const names = field.split(/,(?=[^;,=]+=)/).map((cookie) => `${cookie.replace(/=.*/s, '').trim()}=…`);
  return [...new Set(names)].join(', ');
}

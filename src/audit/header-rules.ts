import { mediaTypeClauseOf } from './clauses.ts';

/** How a header field of an answer is judged. */
export interface HeaderRule {
  /** As it is written in a release. */
  readonly name: string;
  /** Statuses on which it matters. */
  readonly on: readonly number[];
  readonly clause: (path: string) => string;
  /** Whether the field that came is as good as the one that should have come; either may be absent. */
  readonly fits: (expected: string | undefined, actual: string | undefined) => boolean;
}

const all = [200, 204, 308, 404, 405];
const exact: HeaderRule['fits'] = (expected, actual) => expected === actual;

/** Every field that a release sets, but ETag: hosts that make tags of their own are compared in tags.ts. */
export const headerRules: readonly HeaderRule[] = [
  { name: 'Content-Type', on: [200, 404], clause: mediaTypeClauseOf, fits: sameMediaType },
  // Accept-Encoding is missed only where the answer was compressed; that is judged with the coding.
  { name: 'Vary', on: [200, 304], clause: () => 'service.md 4.3.1; RFC 9110 §12.5.5', fits: variesOnAccept },
  { name: 'Link', on: [200], clause: (path) => (path === '/' ? 'service.md 4.4' : 'RFC 9727 §3'), fits: hasLinks },
  { name: 'x-markdown-tokens', on: [200], clause: () => 'service.md 4.3.2', fits: exact },
  { name: 'Cache-Control', on: [200, 404], clause: () => 'service.md 8.1, 9.3', fits: sameMembers },
  { name: 'Location', on: [308], clause: () => 'RFC 9110 §15.4.9', fits: samePath },
  { name: 'Allow', on: [405], clause: () => 'service.md 8.3; RFC 9110 §15.5.6', fits: sameMembers },
  { name: 'Access-Control-Allow-Origin', on: all, clause: () => 'service.md 5.1; Fetch §3.3', fits: exact },
  { name: 'Access-Control-Expose-Headers', on: [200], clause: () => 'Fetch §3.3', fits: sameMembers },
  { name: 'Access-Control-Allow-Methods', on: [204], clause: () => 'Fetch §3.3', fits: sameMembers },
  { name: 'Access-Control-Allow-Headers', on: [204], clause: () => 'Fetch §3.3', fits: sameMembers },
  { name: 'Access-Control-Max-Age', on: [204], clause: () => 'Fetch §3.3', fits: exact },
  { name: 'Content-Security-Policy', on: all, clause: () => 'CSP Level 3 §3.1', fits: exact },
  { name: 'X-Content-Type-Options', on: all, clause: () => 'Fetch §3.6', fits: exact },
  { name: 'Referrer-Policy', on: all, clause: () => 'Referrer Policy §4.1', fits: exact },
  { name: 'Permissions-Policy', on: all, clause: () => 'Permissions Policy §5.1', fits: exact },
  { name: 'Cross-Origin-Opener-Policy', on: all, clause: () => 'HTML §7.1.3', fits: exact },
  { name: 'Cross-Origin-Resource-Policy', on: all, clause: () => 'Fetch §3.7', fits: exact },
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

/** Proxies may add links, and may split the field. */
function hasLinks(expected: string | undefined, actual: string | undefined): boolean {
  const found = new Set(links(actual));
  return links(expected).every((link) => found.has(link));
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

/** A proxy may make a Location absolute. */
function samePath(expected: string | undefined, actual: string | undefined): boolean {
  return actual?.replace(/^https?:\/\/[^/]*/i, '').replace(/\?.*$/, '') === expected;
}

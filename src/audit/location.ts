import { parseUrl } from '../core/parse-url.ts';

/** The audited place, as clients see it. */
export interface AuditedOrigin {
  /** Audited origin by its public name. */
  readonly origin: string;
  /** Origin that the release was built for, which hosts may write into redirects. */
  readonly baseUrl: string;
}

/** Target of a Location; undefined if unreadable. */
interface RedirectDestination {
  readonly path: string;
  /** Scheme, host and port. */
  readonly origin: string;
  readonly isAnonymous: boolean;
  /** On the audited origin. */
  readonly isHere: boolean;
  /** On the audited origin, or on that of the release. */
  readonly isOurs: boolean;
}

/** Whether both have the same origin, whatever their paths: any name of ours counts as one. */
export function isSameOrigin(wanted: RedirectDestination, found: RedirectDestination): boolean {
  return wanted.isOurs ? found.isOurs : found.isAnonymous && found.origin === wanted.origin;
}

/** @param asked path of the request, against which a relative reference is read (RFC 9110 §10.2.2) */
export function resolveDestination(
  location: string | undefined,
  asked: string,
  place: AuditedOrigin,
): RedirectDestination | undefined {
  // Concatenated, so that a path with two slashes is no host.
  const base = place.origin + asked;
  const found = location === undefined ? undefined : parseUrl(location, base);
  if (!found) return undefined;
  const { origin, pathname, username, password } = found;
  const isAnonymous = username === '' && password === '';
  const isHere = isAnonymous && origin === place.origin;
  return {
    path: pathname,
    origin,
    isAnonymous,
    isHere,
    isOurs: isHere || (isAnonymous && origin === new URL(place.baseUrl).origin),
  };
}

/** Whether a document names a canonical address (RFC 6596) other than its own. */
export function isForeignCanonical(href: string | undefined, path: string, { baseUrl }: AuditedOrigin): boolean {
  if (href === undefined) return false;
  const own = new URL(baseUrl).origin + path;
  return parseUrl(href, own)?.href !== new URL(own).href;
}

import { parsedUrl } from '../core/parsed-url.ts';

/** Where an audit asks, as clients see it. */
export interface Place {
  /** The origin that is asked, by the name that clients use. */
  readonly origin: string;
  /** The origin that the release was built for: hosts may write it into redirects, wherever they are asked. */
  readonly baseUrl: string;
}

/** Where a Location leads: to another origin, or to which path; undefined without one that can be read. */
export interface Destination {
  readonly path: string;
  /** Scheme, host and port. */
  readonly origin: string;
  readonly isAnonymous: boolean;
  /** It stays on the origin that was asked. */
  readonly isHere: boolean;
  /** It stays there, or is the origin that the release was built for: scheme, host and port. */
  readonly isOurs: boolean;
}

/** Whether two lead to the same origin, whatever their paths: ours by any of its names, another by its own alone. */
export function sameOrigin(wanted: Destination, found: Destination): boolean {
  return wanted.isOurs ? found.isOurs : found.isAnonymous && found.origin === wanted.origin;
}

/** @param asked path of the request, against which a relative reference is read (RFC 9110 §10.2.2) */
export function destinationOf(location: string | undefined, asked: string, place: Place): Destination | undefined {
  // Concatenated: a path that begins with two slashes is no host.
  const base = place.origin + asked;
  const found = location === undefined ? undefined : parsedUrl(location, base);
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

/** Whether a document names an original (RFC 6596) that is not its address in the release. */
export function isForeignCanonical(href: string | undefined, path: string, { baseUrl }: Place): boolean {
  if (href === undefined) return false;
  const own = new URL(baseUrl).origin + path;
  return parsedUrl(href, own)?.href !== new URL(own).href;
}

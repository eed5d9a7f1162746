import type { DocumentKind, Lifecycle } from '../core/document.ts';
import { type MediaType, mediaTypes } from '../core/media-types.ts';
import type { Headers, Release } from '../core/release.ts';

/** Serving rules of a kind of document, as data that respond() and every host adapter read. */
interface KindPolicy {
  readonly cacheControl: string;
  /** Machine documents may be read by scripts of any origin; HTML may not be embedded by others. */
  readonly cors: boolean;
  /** Whether the text is in the language of the site. */
  readonly hasLanguage: boolean;
}

export const policies: Readonly<Record<DocumentKind, KindPolicy>> = {
  page: { cacheControl: 'public, max-age=300', cors: false, hasLanguage: true },
  mirror: { cacheControl: 'public, max-age=300', cors: true, hasLanguage: true },
  api: { cacheControl: 'public, max-age=3600', cors: true, hasLanguage: true },
  discovery: { cacheControl: 'public, max-age=3600', cors: true, hasLanguage: true },
  // service.md 9.3: clients must not keep the conclusion "no authenticated API" for long.
  posture: { cacheControl: 'public, max-age=300', cors: true, hasLanguage: true },
  asset: { cacheControl: 'public, max-age=31536000, immutable', cors: false, hasLanguage: false },
  public: { cacheControl: 'public, max-age=3600', cors: false, hasLanguage: false },
};

/** Fields that scripts of other origins may read beside those that the Fetch standard lets them. */
export const exposedFields = ['ETag', 'Link', 'x-markdown-tokens'] as const;

/**
 * Header fields of a version with a successor: since when (RFC 9745 §2: seconds since 1970, as a structured date) and
 * until when (RFC 8594 §3: an HTTP date). The successor itself is a link (RFC 5829 §3.2).
 */
export function lifecycleFields({ deprecated, sunset }: Lifecycle): Headers {
  return {
    Deprecation: `@${Date.parse(deprecated) / 1000}`,
    ...(sunset !== undefined && { Sunset: new Date(sunset).toUTCString() }),
  };
}

/**
 * Cache-Control at the address of a page. Markdown is private: a shared cache that ignores `Vary` would hand it to
 * browsers. The text at the mirror's own address is `public`.
 */
export const negotiatedCacheControl = (mediaType: MediaType): string =>
  mediaType === mediaTypes.markdown ? 'private, max-age=300' : policies.page.cacheControl;

/** A missing path may be published a minute later: caches keep the 404 page only briefly. */
export const notFoundCacheControl = 'public, max-age=60';

// service.md 4 and 8.3.
/** Methods of the whole origin; anything else is 405, but OPTIONS where a preflight is answered. */
export const allowedMethods = ['GET', 'HEAD'] as const;
export const allow = allowedMethods.join(', ');

/** The `Allow` of a release: with a preflight, OPTIONS is a method that is answered (RFC 9110 §10.2.1). */
export function allowOf({ preflight }: Pick<Release, 'preflight'>): string {
  return preflight === undefined ? allow : `${allow}, OPTIONS`;
}

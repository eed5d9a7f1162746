/**
 * The Content-Type of every document, exactly as sent (service.md 2.4, 4): JSON without charset (RFC 8259 §11
 * defines none), text with it (RFC 9116 §3 demands it for security.txt).
 */
export const mediaTypes = {
  json: 'application/json',
  // RFC 9727 §4.2 recommends the profile parameter; it does not change the media type.
  linkset: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
} as const;

/** What catalogs call an OpenAPI description (OpenAPI 3.1 registration); it is served as JSON (service.md 2.1). */
export const openapiMediaType = 'application/vnd.oai.openapi+json;version=3.1';

export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** File extensions that public/ may hold, and what they are served as: an allow-list (service.md 2.4 has no other). */
export const publicMediaTypes: Readonly<Record<string, MediaType>> = {
  avif: mediaTypes.avif,
  css: mediaTypes.css,
  gif: mediaTypes.gif,
  ico: mediaTypes.ico,
  jpeg: mediaTypes.jpeg,
  jpg: mediaTypes.jpeg,
  js: mediaTypes.js,
  json: mediaTypes.json,
  pdf: mediaTypes.pdf,
  png: mediaTypes.png,
  svg: mediaTypes.svg,
  txt: mediaTypes.text,
  webmanifest: mediaTypes.webmanifest,
  webp: mediaTypes.webp,
  woff2: mediaTypes.woff2,
  xml: mediaTypes.xml,
};

/** Whether a body of this type is text, which compression makes smaller; pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|image\/svg\+xml)$/.test(withoutParameters(contentType));
}

/** `text/markdown; charset=utf-8` → `text/markdown`: what a `type` hint or an OpenAPI content key carries. */
export function withoutParameters(mediaType: string): string {
  return mediaType.replace(/;.*/s, '').trim();
}

// service.md 2.4, 4. Not below, where operators read it: they do not have that text.
/**
 * The Content-Type of every document, exactly as sent: JSON without charset (RFC 8259 §11 defines none), text with it
 * (RFC 9116 §3 demands it for security.txt).
 */
export const mediaTypes = {
  json: 'application/json',
  // RFC 9727 §4.2 recommends the profile parameter; it does not change the media type.
  linkset: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  rsl: 'application/rsl+xml',
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
  csv: 'text/csv; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
  vcard: 'text/vcard; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  geoJson: 'application/geo+json',
  jsonLd: 'application/ld+json',
  yaml: 'application/yaml',
  pgpKeys: 'application/pgp-keys',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  octets: 'application/octet-stream',
} as const;

/** Type of an OpenAPI description in catalogs (OpenAPI 3.1 registration); served as JSON (service.md 2.1). */
export const openapiMediaType = 'application/vnd.oai.openapi+json;version=3.1';

export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** File extensions that public/ may hold, and what they are served as: an allow-list (service.md 2.4 has no other). */
export const publicMediaTypes: Readonly<Record<string, MediaType>> = {
  asc: mediaTypes.pgpKeys,
  avif: mediaTypes.avif,
  css: mediaTypes.css,
  csv: mediaTypes.csv,
  docx: mediaTypes.docx,
  epub: mediaTypes.epub,
  geojson: mediaTypes.geoJson,
  gif: mediaTypes.gif,
  html: mediaTypes.html,
  ico: mediaTypes.ico,
  ics: mediaTypes.calendar,
  jpeg: mediaTypes.jpeg,
  jpg: mediaTypes.jpeg,
  js: mediaTypes.js,
  json: mediaTypes.json,
  jsonld: mediaTypes.jsonLd,
  mp3: mediaTypes.mp3,
  mp4: mediaTypes.mp4,
  odp: mediaTypes.odp,
  ods: mediaTypes.ods,
  odt: mediaTypes.odt,
  pdf: mediaTypes.pdf,
  png: mediaTypes.png,
  pptx: mediaTypes.pptx,
  svg: mediaTypes.svg,
  txt: mediaTypes.text,
  vcf: mediaTypes.vcard,
  webmanifest: mediaTypes.webmanifest,
  webp: mediaTypes.webp,
  woff2: mediaTypes.woff2,
  xlsx: mediaTypes.xlsx,
  xml: mediaTypes.xml,
  yaml: mediaTypes.yaml,
  yml: mediaTypes.yaml,
  zip: mediaTypes.zip,
};

/** Whether a body of this type is text, which compression makes smaller; pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml|yaml|pgp-keys)|image\/svg\+xml)$/.test(
    stripParameters(contentType),
  );
}

/** `text/markdown; charset=utf-8` → `text/markdown`: what a `type` hint or an OpenAPI content key carries. */
export function stripParameters(mediaType: string): string {
  return mediaType.replace(/;.*/s, '').trim();
}

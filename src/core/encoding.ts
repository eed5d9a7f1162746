/**
 * The content codings that dist/ holds ready beside a file, best first: RFC 7932, and RFC 1952, which every client
 * reads. Names as in Content-Encoding (RFC 9110 §8.4.1).
 */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

const suffixes: Readonly<Record<Encoding, 'br' | 'gz'>> = { br: 'br', gzip: 'gz' };

/** `index.html` in `gzip` → `index.html.gz`: where servers look for it (nginx gzip_static, Caddy precompressed). */
export function sideCarOf(file: string, encoding: Encoding): string {
  return `${file}.${suffixes[encoding]}`;
}

/** `"x"` in `gzip` → `"x-gz"`: other bytes need another strong validator (RFC 9110 §8.8.3.3). */
export function encodedTag(etag: string, encoding: Encoding): string {
  return `${etag.slice(0, -1)}-${suffixes[encoding]}"`;
}

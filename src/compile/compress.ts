import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, encodings, sideCarOf } from '../core/encoding.ts';
import { heldFile } from '../core/held-file.ts';
import { type ByteCache, keptBytes } from '../core/kept-bytes.ts';
import { withoutParameters } from '../core/media-types.ts';
import { fileIn, type Headers, type Release, type ReleaseFile, type Route } from '../core/release.ts';

/** Below this size in bytes the header fields cost what the body saves. */
const minBytes = 256;

/**
 * Adds the compressed form of each file beside it: Variant.encodings, the files, and Accept-Encoding in `Vary` of all text.
 *
 * Only text of at least 256 bytes, and only what gets smaller. The 404 page stays as it is: it is sent byte for byte
 * alike on every host, and not every host can compress it. Equal releases give equal bytes.
 */
export function compress(release: Release, cache: ByteCache): Release {
  const files = new Map(release.files);
  const known = new Map<string, readonly Encoding[]>();

  const encodingsOf = (name: string, headers: Headers): readonly Encoding[] => {
    const file = fileIn(release, name);
    if (file.size < minBytes || !isCompressible(headers['Content-Type'] ?? '')) return [];
    const earlier = known.get(name);
    if (earlier) return earlier;
    const made = encodings.filter((encoding) => {
      const bytes = cached(file, encoding, cache);
      const smaller = bytes.byteLength < file.size;
      if (smaller) add(files, heldFile(sideCarOf(name, encoding), trimmed(bytes)));
      return smaller;
    });
    known.set(name, made);
    return made;
  };

  const routes = [...release.routes.values()].map((route) => withEncodings(route, encodingsOf));
  return { ...release, files, routes: new Map(routes.map((route) => [route.path, route])) };
}

function withEncodings(route: Route, encodingsOf: (file: string, headers: Headers) => readonly Encoding[]): Route {
  if (!route.variants.some(({ headers }) => isCompressible(headers['Content-Type'] ?? ''))) return route;
  // On all variants of a path: a cache may read `Vary` from any of them (RFC 9111 §4.1). Also where nothing got
  // smaller: what hosts say of a path hangs on its type, so that a short page needs no line of its own.
  const variants = route.variants.map((variant) => {
    const made = encodingsOf(variant.file, variant.headers);
    return { ...variant, headers: varying(variant.headers), ...(made.length > 0 && { encodings: made }) };
  });
  return { ...route, variants };
}

function varying(headers: Headers): Headers {
  return { ...headers, Vary: headers.Vary === undefined ? 'Accept-Encoding' : `${headers.Vary}, Accept-Encoding` };
}

function isCompressible(contentType: string): boolean {
  return /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|image\/svg\+xml)$/.test(withoutParameters(contentType));
}

function cached({ sha256, bytes }: ReleaseFile, encoding: Encoding, cache: ByteCache): Uint8Array {
  return keptBytes(cache, `${sha256}-${encoding}9`, () => (encoding === 'br' ? brotli(bytes) : gzip(bytes)));
}

/** The bytes with no memory besides their own: zlib's are a view of 16 KB, which would live as long as they do. */
function trimmed(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

/**
 * Quality 9 with a window of 64 KB costs 0.24 ms a file of 10 KB, and 11 costs 8.5 ms to save 14 % of what is left:
 * 10,000 pages would wait minutes. The default window alone costs 3 ms, and saves nothing (1 % at 100 KB).
 */
function brotli(bytes: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return brotliCompressSync(bytes, { params: { [quality]: 9, [window]: 16, [size]: bytes.byteLength } });
}

function gzip(bytes: Uint8Array): Uint8Array {
  const made = gzipSync(bytes, { level: 9 });
  // RFC 1952 §2.3.1: zlib notes the operating system in byte 9; 255 is "unknown", the same everywhere.
  made[9] = 255;
  return made;
}

function add(files: Map<string, ReleaseFile>, file: ReleaseFile): void {
  if (files.has(file.file)) throw new Error(`The release already has a file ${file.file}`);
  files.set(file.file, file);
}

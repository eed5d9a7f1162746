import { sha256 } from '../../src/core/digest.ts';
import type { Release, Variant } from '../../src/core/release.ts';

/** A release of the given files, made by hand: every file is a route of its own, and the two marker files are there. */
export function releaseOf(texts: Readonly<Record<string, string>>, baseUrl = 'https://example.com'): Release {
  const all = { '404.html': 'not here', '.well-known/api-catalog': '{}', 'api/v1/index.json': '[]', ...texts };
  const files = Object.entries(all).map(([file, text]) => {
    const bytes = new TextEncoder().encode(text);
    return { file, size: bytes.byteLength, bytes, sha256: sha256(bytes) };
  });
  const variant = (file: string, when: Variant['when'] = 'always'): Variant => ({
    when,
    file,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ETag: `"${file.length}"` },
  });
  return {
    baseUrl,
    files: new Map(files.map((file) => [file.file, file])),
    routes: new Map(files.map(({ file }) => [`/${file}`, { path: `/${file}`, variants: [variant(file)] }])),
    redirects: new Map([
      ['/z', '/z/'],
      ['/a', '/a/'],
    ]),
    notFound: { file: '404.html', headers: { 'Content-Type': 'text/html; charset=utf-8' } },
    bareHeaders: { 'X-Content-Type-Options': 'nosniff' },
  };
}

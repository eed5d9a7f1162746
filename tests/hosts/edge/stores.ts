import type { Release } from '../../../src/core/release.ts';
import { decodePercent } from '../../../src/core/url.ts';
import { uploadedFiles } from '../../../src/hosts/edge/uploaded-files.ts';

/** The deployed files, as a platform finds them by a request: with its own ways, and its own header fields. */
export type Store = (request: Request) => Promise<Response>;

/** Files by their names, and which of them is at a path: a file, a redirect to another path, or nothing. */
type Find = (files: ReadonlyMap<string, Uint8Array>, path: string) => string | { readonly to: string } | undefined;

function store(release: Release, find: Find, missing: (method: string) => Response): Store {
  const files = new Map(uploadedFiles(release).map(({ file, bytes }) => [file, bytes]));
  return async ({ url, method }) => {
    // They look files up by the decoded path (decodePath() of Cloudflare's asset-worker).
    const found = find(files, decodePercent(new URL(url).pathname));
    if (typeof found === 'object') return new Response(null, { status: 308, headers: { Location: found.to } });
    if (found === undefined) return missing(method);
    const type = { html: 'text/html; charset=utf-8', md: 'text/markdown', txt: 'text/plain' }[/[^.]*$/.exec(found)![0]];
    const headers = { 'Content-Type': type ?? 'application/octet-stream', 'Cache-Control': 'max-age=0', ETag: '"own"' };
    return new Response(method === 'HEAD' ? null : Uint8Array.from(files.get(found)!), { headers });
  };
}

/** Workers with `html_handling` and `not_found_handling` at none: a path is a file of that name. */
export function workersAssets(release: Release): Store {
  return store(
    release,
    (files, path) => (files.has(path.slice(1)) ? path.slice(1) : undefined),
    () => new Response(null, { status: 404 }),
  );
}

/** Pages: addresses without .html and with a last slash for folders; others are redirected to those. */
export function pagesAssets(release: Release): Store {
  const find: Find = (files, path) => {
    const file = path.slice(1);
    if (path.endsWith('/')) {
      if (files.has(`${file}index.html`)) return `${file}index.html`;
      if (path.endsWith('/index/')) return { to: path.slice(0, -6) };
      return files.has(`${file.slice(0, -1)}.html`) ? { to: path.slice(0, -1) } : undefined;
    }
    if (path.endsWith('/index.html')) return { to: path.slice(0, -10) };
    if (path.endsWith('.html') && files.has(file)) return { to: path.slice(0, -5) };
    if (files.has(file)) return file;
    if (files.has(`${file}.html`)) return `${file}.html`;
    return files.has(`${file}/index.html`) ? { to: `${path}/` } : undefined;
  };
  return store(release, find, missingPage(release));
}

/** Netlify: capitals are small letters, a slash at the end is nothing, `.html` and `/index.html` may be left out. */
export function netlifyFiles(release: Release): Store {
  const small = new Map(uploadedFiles(release).map(({ file }) => [file.toLowerCase(), file]));
  const find: Find = (_, path) => {
    if (path.endsWith('/index.html')) return { to: path.slice(0, -10) };
    const stem = path.toLowerCase().replace(/^\/|\/$/g, '');
    const names = [stem === '' ? 'index.html' : `${stem}/index.html`, stem, `${stem}.html`];
    return names.map((name) => small.get(name)).find((file) => file !== undefined);
  };
  return store(release, find, missingPage(release));
}

/** Vercel's file system: files by their names, and a folder by its index.html. */
export function vercelFiles(release: Release): Store {
  const find: Find = (files, path) => {
    const folder = path.replace(/\/$/, '').slice(1);
    return [path.slice(1), `${folder}/index.html`].find((file) => files.has(file));
  };
  return store(release, find, () => new Response('NOT_FOUND', { status: 404 }));
}

/** Both have the site's own 404 page for what is not there. */
function missingPage({ files, notFound }: Release): (method: string) => Response {
  const { bytes } = files.get(notFound.file)!;
  return (method) => new Response(method === 'HEAD' ? null : Uint8Array.from(bytes), { status: 404 });
}

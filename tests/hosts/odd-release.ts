import type { Release, Variant } from '../../src/core/release.ts';
import { estimateTokens } from '../../src/core/tokens.ts';
import { manyPages } from './many-pages.ts';

/** Pages that look like other things, and files that look like pages. */
export function oddRelease(): Release {
  const release = manyPages(10);
  const { page, mirror } = sampleVariants(release);
  const files = new Map(release.files);
  const routes = new Map(release.routes);
  const redirects = new Map(release.redirects);
  // Bytes that the tags are of; what is there already, such as the homepage's Markdown, stays.
  const add = (file: string) => {
    const like = file.endsWith('.md') ? mirror.file : page[0]!.file;
    if (!files.has(file)) files.set(file, { ...release.files.get(like)!, file });
  };
  for (const name of ['notes.md', 'a.css', 'assets/x.0123456789ab.css', 'index']) {
    routes.set(`/${name}/`, {
      path: `/${name}/`,
      variants: [
        { ...page[0]!, file: `${name}/index.html` },
        { ...page[1]!, file: `${name}.md` },
      ],
    });
    redirects.set(`/${name}`, `/${name}/`);
    add(`${name}/index.html`);
    add(`${name}.md`);
  }
  // A page without Markdown, Markdown without a page, a page and a file that no path leads to.
  routes.set('/plain/', { path: '/plain/', variants: [{ ...page[0]!, when: 'always', file: 'plain/index.html' }] });
  routes.set('/alone.md', { path: '/alone.md', variants: [{ ...mirror, file: 'alone.md' }] });
  for (const file of ['plain/index.html', 'alone.md', 'stray/index.html', 'stray.md', 'assets/y.0123456789ab.css'])
    add(file);
  return { ...release, files, routes: estimated(routes, files), redirects };
}

/** With the estimates that the bytes have: a server may make them itself. */
export function estimated(routes: Release['routes'], files: Release['files']): Release['routes'] {
  const of = ({ file, headers, ...variant }: Variant): Variant => {
    const text = Buffer.from(files.get(file)!.bytes).toString('utf8');
    const own = headers['x-markdown-tokens'] && { 'x-markdown-tokens': String(estimateTokens(text)) };
    return { ...variant, file, headers: { ...headers, ...own } };
  };
  return new Map([...routes].map(([path, route]) => [path, { path, variants: route.variants.map(of) }]));
}

function sampleVariants(release: Release) {
  return { page: release.routes.get('/docs/api/')!.variants, mirror: release.routes.get('/docs/api.md')!.variants[0]! };
}

import type { Release } from '../../src/core/release.ts';
import { manyPages } from './many-pages.ts';

/** Pages that look like other things, and files that look like pages. */
export function oddRelease(): Release {
  const release = manyPages(10);
  const { page, mirror } = sampleVariants(release);
  const files = new Map(release.files);
  const routes = new Map(release.routes);
  const redirects = new Map(release.redirects);
  const add = (file: string) => files.set(file, { ...release.files.get('index.html')!, file });
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
  return { ...release, files, routes, redirects };
}

function sampleVariants(release: Release) {
  return { page: release.routes.get('/docs/api/')!.variants, mirror: release.routes.get('/docs/api.md')!.variants[0]! };
}

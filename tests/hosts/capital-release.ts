import type { Release } from '../../src/core/release.ts';
import { manyPages } from './many-pages.ts';
import { estimated } from './odd-release.ts';

/** Pages and files whose names platforms read in other ways: capitals, HTML of no folder, folders like files. */
export function capitalRelease(): Release {
  const release = manyPages(10);
  const files = new Map(release.files);
  const routes = new Map(release.routes);
  const redirects = new Map(release.redirects);
  const { variants } = release.routes.get('/section-1/page-number-1/')!;
  const [mirror] = release.routes.get('/section-1/page-number-1.md')!.variants;
  for (const name of ['About', 'a/Long-Name', 'index', 'x.html']) {
    const own = variants.map((variant, i) => ({ ...variant, file: i === 0 ? `${name}/index.html` : `${name}.md` }));
    own.forEach(({ file }, i) => void files.set(file, { ...files.get(variants[i]!.file)!, file }));
    routes.set(`/${name}/`, { path: `/${name}/`, variants: own });
    routes.set(`/${name}.md`, { path: `/${name}.md`, variants: [{ ...mirror!, file: `${name}.md` }] });
    redirects.set(`/${name}`, `/${name}/`);
  }
  const html = { ...files.get('docs/api/index.html')! };
  for (const file of ['stray.html', 'Hidden/index.html']) files.set(file, { ...html, file });
  // "alone.md" is a folder beside a page that has no Markdown.
  for (const file of ['proof.html', 'notes/Proof.html', 'alone/index.html', 'alone.md/index.html']) {
    files.set(file, { ...html, file });
    const path = `/${file.replace(/index\.html$/, '')}`;
    routes.set(path, { path, variants: [{ ...variants[0]!, when: 'always', file }] });
  }
  return { ...release, files, routes: estimated(routes, files), redirects };
}

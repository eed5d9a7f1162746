import type { Release, Route } from '../../src/core/release.ts';
import { sampleRelease } from '../http/sample-release.ts';

/** sampleRelease with as many negotiated pages, each with its mirror and its redirect; all share two bodies. */
export function manyPages(count: number): Release {
  const files = new Map(sampleRelease.files);
  const routes = new Map(sampleRelease.routes);
  const redirects = new Map(sampleRelease.redirects);
  const [html, markdown] = sampleRelease.routes.get('/docs/api/')!.variants;
  const mirror = sampleRelease.routes.get('/docs/api.md')!.variants[0]!;
  for (let i = 0; i < count; i++) {
    const path = `/section-${i % 100}/page-number-${i}/`;
    const [htmlFile, markdownFile] = [`${path.slice(1)}index.html`, `${path.slice(1, -1)}.md`];
    files.set(htmlFile, { ...sampleRelease.files.get(html!.file)!, file: htmlFile });
    files.set(markdownFile, { ...sampleRelease.files.get(mirror.file)!, file: markdownFile });
    const variants = [
      { ...html!, file: htmlFile },
      { ...markdown!, file: markdownFile },
    ];
    routes.set(path, { path, variants } satisfies Route);
    const mirrorPath = `/${markdownFile}`;
    routes.set(mirrorPath, { path: mirrorPath, variants: [{ ...mirror, file: markdownFile }] });
    redirects.set(path.slice(0, -1), path);
  }
  return { ...sampleRelease, files, routes, redirects };
}

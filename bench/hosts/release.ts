import { sideCarOf } from '../../src/core/encoding.ts';
import type { Release } from '../../src/core/release.ts';

/** A release with more pages: copies of one, each with files and a redirect of its own; the first and the last path. */
export function withPages(
  release: Release,
  count: number,
): { readonly release: Release; readonly ends: readonly string[] } {
  const [page, mirror] = ['/about/', '/about.md'].map((path) => release.routes.get(path));
  if (page === undefined || mirror === undefined) throw new Error('The example has no page /about/');
  const [files, routes, redirects] = [new Map(release.files), new Map(release.routes), new Map(release.redirects)];
  const paths = Array.from({ length: count }, (_, i) => `/topics/topic-${String(i).padStart(5, '0')}/`);
  for (const path of paths) {
    const rename = (file: string) => file.replace(/^about/, path.slice(1, -1));
    for (const { variants } of [page, mirror])
      for (const { file, encodings = [] } of variants)
        for (const name of [file, ...encodings.map((encoding) => sideCarOf(file, encoding))]) {
          const found = release.files.get(name);
          if (found) files.set(rename(name), { ...found, file: rename(name) });
        }
    for (const route of [page, mirror]) {
      const to = rename(route.path.slice(1));
      routes.set(`/${to}`, {
        path: `/${to}`,
        variants: route.variants.map((variant) => ({ ...variant, file: rename(variant.file) })),
      });
    }
    redirects.set(path.slice(0, -1), path);
  }
  return { release: { ...release, files, routes, redirects }, ends: [paths[0] ?? '/', paths.at(-1) ?? '/'] };
}

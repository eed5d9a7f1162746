import { expect, it } from 'vitest';
import { completeSitemap } from '../../src/attach/site/merged-site.ts';
import type { Document, RenderContext } from '../../src/core/document.ts';
import { mediaTypes } from '../../src/core/media-types.ts';

const document = (path: string, kind: Document['kind']): Document => ({
  ...{ path, kind, file: path.slice(1), mediaType: mediaTypes.xml, title: '', description: '', render: () => '' },
});

it('a sitemap of more pages than one may list is an index, and each page is in one part', () => {
  const listed = [document('/ours/', 'page'), document('/sitemap.xml', 'discovery'), document('/x.md', 'mirror')];
  const theirs = Array.from({ length: 8 }, (_, i) => ({ path: `/theirs-${i}/` }));
  const textOf = (each: Document) => String(each.render({} as RenderContext));
  const all = completeSitemap(listed, theirs, 'https://a.example', '/sitemap.xml', 4);
  expect(all.map(({ path }) => path)).toEqual([
    ...['/ours/', '/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml', '/x.md'],
  ]);
  expect(textOf(all[1]!).match(/<loc>[^<]*/g)).toEqual([1, 2, 3].map((n) => `<loc>https://a.example/sitemap-${n}.xml`));
  const places = all.slice(2, 5).flatMap((each) => textOf(each).match(/<loc>[^<]*/g)!);
  expect(places).toEqual(['/ours/', ...theirs.map(({ path }) => path)].map((path) => `<loc>https://a.example${path}`));
  expect(completeSitemap(listed, theirs, 'https://a.example').map(({ path }) => path)).toEqual(
    listed.map(({ path }) => path),
  );
});

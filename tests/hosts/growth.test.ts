import { expect, test } from 'vitest';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { render } from '../../src/compile/render.ts';
import type { Page } from '../../src/content/site.ts';
import type { Release } from '../../src/core/release.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import { emitHosts } from '../../src/hosts/emit.ts';
import { hosts } from '../../src/hosts/index.ts';
import { siteOf } from '../support/site-of.ts';

const { site } = siteOf('tests/fixtures/small');

/** The small site with so many pages besides, whose names have the same length. */
function releaseWith(count: number): Release {
  const pages = Array.from({ length: count }, (_, i): Page => {
    const texts = {
      title: `Page ${i}`,
      description: 'One of many.',
      updated: '2026-01-01',
      markdown: 'x\n',
      html: '<p>x</p>\n',
      facts: [],
      bodyBytes: 0,
    };
    return { ...texts, path: `/page-${1000 + i}/`, source: `content/pages/page-${1000 + i}.md` };
  });
  const larger = { ...site, pages: [...site.pages, ...pages] };
  return render(
    larger,
    buildCatalog(listDocuments(larger), () => {}),
    () => {},
  );
}

// Neither has so many that llms.txt is divided, which would be documents more.
const [fewer, more] = [releaseWith(150), releaseWith(200)];

test('the two differ in pages, and in parts of the search, alone', () => {
  const added = [...more.routes.keys()].filter((path) => !fewer.routes.has(path));
  const others = added.filter((path) => !/^\/page-\d+(?:\/|\.md)$/.test(path));
  expect(added.length - others.length).toBe(100);
  expect(others.filter((path) => !/^\/search\/(?:entries\/\d+\.json|words\/\d+\.txt)$/.test(path))).toEqual([]);
});

/** Bytes of everything that a host is given. */
function sizeOf(name: string, release: Release): number {
  const files = emitHosts(release, [name], {}).files.filter(({ file }) => file.startsWith(`deploy/${name}/`));
  return files.reduce((size, { text }) => size + text.length, 0);
}

// Configuration that grows is written only for those who ask for it: a line here is a line in the table of hosts.
test.each(hosts)('what $name is given has an entry for each page, or not, as the table says', ({ name, grows }) => {
  const grown = sizeOf(name, more) - sizeOf(name, fewer);
  // Figures in a text may get a digit more.
  if (grows) expect(grown).toBeGreaterThan(50);
  else expect(grown).toBeLessThan(50);
});

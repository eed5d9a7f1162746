import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findHtmlLinks, findTextLinks } from '../../../src/checks/links/extract-links.ts';
import { build } from '../../../src/compile/build.ts';
import { listGeneratedPages } from '../../../src/content/renamable-pages.ts';
import type { Release } from '../../../src/core/release.ts';
import { mirrorPath, stripFrontMatter } from '../../../src/core/url.ts';
import { respond } from '../../../src/http/respond.ts';
import { siteOf } from '../../support/site-of.ts';

const root = mkdtempSync(join(tmpdir(), 'gazette-pages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The small company with so many pages more, every third of them in a folder. */
function siteWith(count: number): Release {
  const dir = join(root, String(count));
  cpSync('tests/fixtures/small', dir, { recursive: true });
  for (let i = 0; i < count; i += 1) {
    const file = join(dir, 'content/pages', i % 3 === 0 ? `hilfe/p${i}.md` : `p${i}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `---\ntitle: "[Seite] *${i}*"\ndescription: Die Seite ${i}\nupdated: 2026-01-01\n---\nText von Seite ${i}.\n`,
    );
  }
  const options = { preview: false, today: '2026-03-15' };
  const { release, problems } = build({
    contentDir: join(dir, 'content'),
    publicDir: join(dir, 'public'),
    ...options,
  });
  expect(problems).toEqual([]);
  return release!;
}

const read = (release: Release, path: string, accept: string) =>
  Buffer.from(respond(release, { method: 'GET', path, headers: { accept } }).body).toString('utf8');

/** Pages that a reader of one representation reaches from the homepage by links alone. */
function reached(release: Release, accept: 'text/html' | 'text/markdown'): Set<string> {
  const found = new Set(['/']);
  for (const path of found) {
    const text = read(release, path, accept);
    const links = (accept === 'text/html' ? findHtmlLinks : findTextLinks)(text, [release.baseUrl]);
    for (const link of links) {
      // A mirror is the page in Markdown.
      const to = link.split('#')[0]!.replace(/(?<=.)\.md$/, '/');
      if (to.endsWith('/') && release.routes.has(to)) found.add(to);
    }
  }
  return found;
}

describe.each([3, 10, 11, 100])('of a site with %i pages more', (count) => {
  const release = siteWith(count);
  const pages = [...release.routes.keys()].filter((path) => path.endsWith('/'));

  it.each(['text/html', 'text/markdown'] as const)('every page can be reached from the homepage, in %s', (accept) => {
    const found = reached(release, accept);
    // /docs/api/ and its like are linked from the text of the homepage, not from a list.
    const isPage = (path: string) => !path.startsWith('/docs/api/') && path !== '/auth/';
    expect(pages.filter((path) => isPage(path) && !found.has(path))).toEqual([]);
  });

  it('no page names more than thirteen others in its footer, beside sections and folders', () => {
    // The law's demands stand in a column of its own.
    const page = read(release, '/p1/', 'text/html');
    const footer = page.slice(page.indexOf('<footer'));
    const generated = [
      ...listGeneratedPages(siteOf('tests/fixtures/small').site).map(([, path]) => path),
      '/anleitung/',
      '/hilfe/',
    ];
    const others = findHtmlLinks(footer, [release.baseUrl]).filter((link) => link.endsWith('/') && link !== '/auth/');
    const named = others.filter((link) => !generated.includes(link));
    expect(named).toEqual([...new Set(named)]);
    expect(named).toHaveLength(Math.min(count + 2, 13));
    expect(named).toContain('/datenschutz/');
  });
});

describe('the page of all pages', () => {
  it('stands only where the footer cannot name all, and is in the sitemap and llms.txt', () => {
    const [few, many] = [siteWith(9), siteWith(40)];
    expect([few, many].map((release) => release.routes.has('/all-pages/'))).toEqual([false, true]);
    expect(read(many, '/sitemap.xml', '*/*')).toContain('https://pumpen.example/all-pages/<');
    expect(read(many, '/llms.txt', '*/*')).toContain('(https://pumpen.example/all-pages.md)');
    expect(read(many, '/', 'text/html')).toContain('<a href="/all-pages/">Alle Seiten: 42</a>');
  });

  it('lists pages by folder, called by the title of the folder, equally in both representations', () => {
    const release = siteWith(41);
    const page = read(release, '/all-pages/', 'text/html');
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    expect(main).toContain('<h2 id="hilfe">Hilfe</h2>');
    expect(main).toContain('<li><a href="/hilfe/">Hilfe</a>: /hilfe/: 14 Seiten</li>');
    expect(main).toContain('<li><a href="/p1/">[Seite] *1*</a>: Die Seite 1</li>');
    const mirror = read(release, '/all-pages/', 'text/markdown');
    expect(mirror).toContain('- [\\[Seite\\] \\*1\\*](https://pumpen.example/p1.md): Die Seite 1');
    expect(mirror.match(/^## .*/gm)).toEqual(['## Anleitung', '## Hilfe']);
    const inHtml = findHtmlLinks(main, [release.baseUrl]).filter((link) => /^\/.+\/$/.test(link));
    const inMarkdown = findTextLinks(stripFrontMatter(mirror), [release.baseUrl]);
    expect(inHtml).toHaveLength(45);
    expect(inMarkdown.filter((link) => /^\/.+\.md$/.test(link))).toEqual(inHtml.map(mirrorPath));
  });
});
